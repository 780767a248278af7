import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import ActivityList from '../pages/ActivityList';

beforeEach(() => pretendBrowser());

const row = {
  ...{ _id: 'a1', version: 1, activity_type: 'water_activitys', scope: 'scope_3', applied: true, tags: null },
  ...{ emission_calc: null, co2_ug: 1, from: 1735689600000, to: 1738281600000 },
};

it('loads what changes many rows with the first that is selected', async () => {
  serve({ 'GET activities': () => list([row]) });
  await show(<ActivityList />);
  expect(screen.queryByRole('region', { name: 'Selected activities' })).toBeNull();

  const shown = await screen.findByRole('row', { name: /Water/ });
  fireEvent.click(within(shown).getByRole('checkbox'));
  expect(await screen.findByRole('region', { name: 'Selected activities' }, { timeout: 20_000 })).toBeTruthy();
}, 60_000);
