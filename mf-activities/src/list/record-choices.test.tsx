import { useUrlState } from '@lichen/kit';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListedRecords } from './RecordChoices';

beforeEach(() => pretendBrowser());

const van = (at: number) => ({ _id: `van-${at}`, name: `Van ${at}` });

function Vehicles() {
  const url = useUrlState();
  return <ListedRecords name="vehicles" chosen={url.many('vehicles')} url={url} />;
}

test('says that not all are offered, finds the others by typing, and names what is chosen beyond the offers', async () => {
  serve({
    'GET vehicles': ({ query }) => (query.get('search') ? list([van(2400)]) : list([van(1), van(2)], 2500)),
    'GET vehicles/van-2499': record(van(2499)),
  });
  const { address } = await show(<Vehicles />, { at: '/?vehicles=van-2499' });

  expect(await screen.findByText(/^Only the first 2 are shown/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Van 2499' }));
  expect(address()).toBe('/');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'Van 24' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Van 2400' }));
  await waitFor(() => expect(address()).toBe('/?vehicles=van-2400'));
});

test('says nothing of that where all are offered', async () => {
  serve({ 'GET vehicles': list([van(1), van(2)]) });
  await show(<Vehicles />);

  expect(await screen.findByRole('checkbox', { name: 'Van 2' })).toBeTruthy();
  expect(screen.queryByText(/are shown/)).toBeNull();
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('offers what has none of them, where there are any', async () => {
  serve({ 'GET vehicles': list([van(1)]) });
  const { address } = await show(<Vehicles />);

  fireEvent.click(await screen.findByRole('checkbox', { name: 'None' }));
  await waitFor(() => expect(address()).toBe('/?vehicles=none'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'None' }).checked).toBe(true);
});
