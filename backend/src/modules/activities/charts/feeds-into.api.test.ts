import type { FeedsInto } from '@lichen/contracts/activities/list/feeds-into.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { systemClock } from '../../../platform/clock';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let mill: string;
let bill: string;

const created = async (entity: string, body: unknown): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;
const chart = (chartName: string, over: object = {}) =>
  created('chart_config_save', { chartName, chartType: 'bar_chart', show: 'CO2', report_by: 'activities', ...over });
const days = (year: number) => ({ start_date: utcDay(year, 1, 1), end_date: utcDay(year, 12, 31) });
const fed = async (id: string): Promise<FeedsInto> =>
  (await world.admin.send('GET', `get_feeds_into?activity_id=${id}`)).body.obj;

beforeAll(async () => {
  // Two months of 2027 are over, and are compared with those of 2026.
  world = await makeWorld({ clock: { ...systemClock, now: () => utcDay(2027, 3, 10) } });
  mill = await created('locations', LOCATION);
  const barn = await created('locations', { ...LOCATION, name: 'Barn' });
  bill = await created('electricity_activitys', {
    ...{ location_id: mill, amount: 1000, units: 'kWh', renewable_amount: 0, description: 'Pump' },
    ...{ from: utcDay(2025, 12, 7), to: utcDay(2026, 1, 20) },
  });
  await chart('All of 2026', { filters: days(2026), pinned: true });
  await chart('Later', { filters: days(2027) });
  await chart('Mill', { filters: { ...days(2025), locations: { [mill]: true } } });
  await chart('Barn', { filters: { ...days(2025), locations: { [barn]: true } } });
  await chart('Pumps', { filters: { ...days(2026), field_filter: 'pump' } });
  await chart('Fans', { filters: { ...days(2026), field_filter: 'fan' } });
  await chart('Scope 1', { filters: { ...days(2026), scopes: { 1: true } } });
  await chart('Cost', { show: 'cost', filters: days(2026) });
  await chart('Tasks', { report_by: 'task_activitys', filters: days(2026) });
  const before = 'same_period_this_year_vs_last_year';
  await chart('Year before', { comparison: before, filters: days(2027) });
});
afterAll(() => world.stop());

it('names the years and the charts that show an activity, and no others', async () => {
  const { years, charts } = await fed(bill);

  expect(years).toEqual([2025, 2026]);
  expect(charts.map(({ chartName }) => chartName)).toEqual(['All of 2026', 'Mill', 'Pumps', 'Year before']);
  expect(charts.map(({ pinned }) => pinned)).toEqual([true, false, false, false]);
});

it('feeds into nothing while it has neither a figure nor a cost', async () => {
  const bare = { location_id: mill, amount: 0, units: 'kWh', renewable_amount: 0 };
  const nothing = await created('electricity_activitys', {
    ...bare,
    from: utcDay(2026, 3, 1),
    to: utcDay(2026, 3, 31),
  });
  expect(await fed(nothing)).toEqual({ years: [], charts: [] });
});

it('is the company’s own', async () => {
  expect((await world.stranger.send('GET', `get_feeds_into?activity_id=${bill}`)).status).toBe(404);
});
