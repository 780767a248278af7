import { location, LOCATION_DEFAULTS } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { pretendBrowser } from '../testing/browser';
import { list, record, serve } from '../testing/server';
import { show } from '../testing/show';
import { RecordForm } from './RecordForm';

const LEEDS = {
  ...LOCATION_DEFAULTS,
  ...{ _id: 'l1', version: 1, created_on: 0, created_by: 'u1', updated_on: 0 },
  ...{ name: 'Leeds', address_line1: '1', town_or_city: 'Leeds', post_code: 'LS1' },
  ...{ country: 'GB', electricity_grid: 'GB' },
};

beforeEach(() => pretendBrowser());

async function opened(props: Partial<ComponentProps<typeof RecordForm>>) {
  const server = serve({
    'GET reference': list([]),
    'POST locations': record({ ...LEEDS, _id: 'made' }),
    'PATCH locations/l1': record({ ...LEEDS, version: 2 }),
  });
  const { address } = await show(
    <RecordForm
      entity={location}
      layout={[{ fields: ['name'] }]}
      to={(id) => `/sites/${id}`}
      list="/sites"
      {...props}
    />,
    { at: '/here' },
  );
  await screen.findByRole('textbox', { name: /^Name/ });
  return { server, address };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rename = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value } });

it('adds a record, tells it in the words of the page and leads to the record', async () => {
  const { server, address } = await opened({ initial: LEEDS, added: 'Site added' });
  await press('Add');
  await waitFor(() => expect(address()).toBe('/sites/made'));
  expect(server.of('POST')).toHaveLength(1);
  expect(screen.getByText('Site added')).toBeTruthy();
});

it('changes a stored record, with the version that the form began with', async () => {
  const { server, address } = await opened({ stored: LEEDS });
  rename('Hull');
  await press('Update');
  await waitFor(() => expect(address()).toBe('/sites/l1'));
  expect(server.of('PATCH').map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ name: 'Hull' }, '"1"'],
  ]);
  expect(screen.getByText('Saved')).toBeTruthy();
});

it.each([
  ['a new record to the list', {}, '/sites'],
  ['a stored record to the record', { stored: LEEDS }, '/sites/l1'],
])('leads from %s where it is left', async (_what, props, expected) => {
  const { address } = await opened(props);
  await press('Cancel');
  await waitFor(() => expect(address()).toBe(expected));
});

it('leads nowhere within another page', async () => {
  const within = { onSaved: jest.fn(), onCancel: jest.fn() };
  const { address } = await opened({ stored: LEEDS, within });
  rename('Hull');
  await press('Update');
  await waitFor(() => expect(within.onSaved).toHaveBeenCalledTimes(1));
  await press('Cancel');
  expect(within.onCancel).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/here');
});
