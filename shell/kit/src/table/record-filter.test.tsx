import { location } from '@lichen/contracts/business/location.entity';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from '../modules/router';
import { pretendBrowser } from '../testing/browser';
import { list, serve } from '../testing/server';
import { show } from '../testing/show';
import { RecordFilter } from './RecordFilter';
import { useUrlState } from './useUrlState';

beforeEach(() => pretendBrowser());

function Bills() {
  return (
    <>
      <RecordFilter url={useUrlState()} label="Location" name="site" entity={location} labelOf={({ name }) => name} />
      <p>{`Address ${useLocation().search}`}</p>
    </>
  );
}

it('keeps the chosen record in the address, and shows the one that is there', async () => {
  serve({ 'GET locations': list([{ _id: 'l1', name: 'Leeds' }]) });
  await show(<Bills />);
  const filter = screen.getByRole('combobox', { name: /Location/ });
  expect(screen.getByText('All')).toBeTruthy();

  fireEvent.mouseDown(filter);
  await act(async () => fireEvent.click(await screen.findByTitle('Leeds')));

  expect(screen.getByText('Address ?site=l1')).toBeTruthy();
  expect(screen.queryByText('All')).toBeNull();
});
