import type { Role } from '@lichen/contracts/portal/roles';
import { utcDay } from '@lichen/contracts/formats/days';
import { list, portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, within } from '@testing-library/react';
import NewestActivities from './NewestActivities';

beforeEach(pretendBrowser);

function serveThree() {
  const day = utcDay(2026, 9, 30);
  const row = (_id: string, activity_type: string, more: object) => ({
    ...{ _id, activity_type, from: day, to: day, applied: true, err_msg: null, problem: null, ...more },
  });
  const beside = { CO2: 0, note: 'Fuel of this vehicle is counted instead' };
  const rows = [
    row('a1', 'vehicle_activitys', { emission_calc: { CO2: 2190, note: null } }),
    row('a2', 'vehicle_journeys', { emission_calc: beside }),
    row('a3', 'vehicle_activitys', { applied: false, emission_calc: { CO2: null, note: null } }),
  ];
  return serve({ 'GET activities': list(rows, 43) });
}

const shown = (roles: Role[]) =>
  show(<NewestActivities parent_field="vehicle_id" parent_id="v1" year={2026} />, {
    answer: portalAnswer({ roles }),
  });
/** Texts of a row, without the icons of its tags. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/^[^\w–]/, ''));

it('says of the last activities of a record whether they count, and leads to all of them', async () => {
  const { asked } = serveThree();
  await shown(['user', 'admin']);

  const [, ...rows] = await screen.findAllByRole('row');
  expect(rows.map(cells).map(([, , kg, counts]) => [kg, counts])).toEqual([
    ['2.190', 'Counts'],
    ['0.000', 'Not counted'],
    ['–', 'Not applied'],
  ]);
  expect(screen.getByTitle('Fuel of this vehicle is counted instead')).toBeTruthy();
  const all = new URL(String(screen.getByRole('link', { name: 'All 43' }).getAttribute('href')), 'http://any');
  expect(all.searchParams.get('vehicles')).toBe('v1');
  expect(asked.map(({ query }) => [query.get('vehicles'), query.get('limit')])).toEqual([['v1', '3']]);
});

it('leads nowhere for whoever may not open the list', async () => {
  serveThree();
  await shown(['user', 'vehicle_admin']);

  expect(await screen.findAllByRole('row')).toHaveLength(4);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
