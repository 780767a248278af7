import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { recountAll } from '../../../platform/recount/recount';
import { schemaOver } from '../../../platform/store/schema';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { up as oneDayAlone } from '../migrations/2026-11-22-03-one-day-alone';
import { ACTIVITY_CUMULATIVE_TOTALS } from '../aggregates/cumulative-totals.store';

let world: World;
let location_id: string;
let kept: string;
let put: string;

const JANUARY = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
const YEAR = `start_date=${utcDay(2025, 1, 1)}&end_date=${utcDay(2025, 12, 31)}`;
const ALL = 'include_unapplied=true';

async function created(entity: string, draft: object): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj._id;
}

const bill = (draft: object) =>
  created('electricity_activitys', {
    ...{ location_id, ...JANUARY, amount: 100, units: 'kWh', renewable_amount: 0 },
    ...{ cost: { currency: 'GBP', amount: 30 }, ...draft },
  });

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Leeds' });
  kept = await bill({});
  put = await bill({ applied: false, from: utcDay(2025, 2, 1), to: utcDay(2025, 2, 28) });
}, 60_000);
afterAll(() => world.stop());

const got = async (path: string) => {
  const { status, body } = await world.admin.send('GET', path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const listed = async (path: string) => {
  const { list, total } = await got(path);
  return { ids: list.map(({ _id }: { _id: string }) => _id).sort(), total };
};
const both = () => ({ ids: [kept, put].sort(), total: 2 });

it.each(['activities', 'electricity_activitys'])(
  'lists in %s what is not applied only where it is asked for',
  async (of) => {
    expect(await listed(of)).toEqual({ ids: [kept], total: 1 });
    expect(await listed(`${of}?${ALL}`)).toEqual(both());
    expect(await listed(`${of}?include_unapplied=1`)).toEqual(both());
    expect(await listed(`${of}?include_unapplied=false`)).toEqual({ ids: [kept], total: 1 });
  },
);

it('counts in either list what it shows, and the same carbon', async () => {
  const shown = (await got(`get_activities_stats?${YEAR}`)).obj;
  const all = (await got(`get_activities_stats?${YEAR}&${ALL}`)).obj;

  expect([shown.count, all.count]).toEqual([1, 2]);
  expect(shown.total_co2).toBeGreaterThan(0);
  expect(all.total_co2).toBe(shown.total_co2);
  expect(await listed(`activities?${YEAR}&field_filter=Leeds`)).toEqual({ ids: [kept], total: 1 });
  expect(await listed(`activities?${YEAR}&field_filter=Leeds&${ALL}`)).toEqual(both());
  expect(await listed('activities?applied=false')).toEqual({ ids: [put], total: 1 });
});

it('adds no cost of it to a chart', async () => {
  const filters = { start_date: utcDay(2025, 1, 1), end_date: utcDay(2025, 12, 31) };
  const { status, body } = await world.admin.send('POST', 'chart_data', {
    show: 'cost',
    report_by: 'locations',
    filters,
  });

  expect(status).toBe(200);
  expect(body.obj.charts[0].total).toBe(30);
});

it('covers no month with it', async () => {
  const { list } = await got(`get_coverage?year=2025&locations=${location_id}`);
  expect(list[0].months.slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['there', 'missing']);
});

it('downloads and changes what the list shows', async () => {
  const extract = async (filters: object) => (await world.admin.send('POST', 'activity_extract', { filters })).body.obj;
  expect((await extract({})).total).toBe(1);
  expect((await extract({ include_unapplied: 'true' })).total).toBe(2);

  const tag = async (filters: object, add: string) => {
    const { body } = await world.admin.send('POST', 'bulk_activities', {
      change: { kind: 'tag', add: [add], remove: [] },
      filters,
    });
    await until(async () => (await got(`bulk_changes/${body.obj._id}`)).obj.done === body.obj.total);
    return body.obj.total;
  };
  expect(await tag({}, 'seen')).toBe(1);
  expect(await tag({ include_unapplied: 'true' }, 'all')).toBe(2);
  expect((await got(`activities/${put}`)).obj.tags).toEqual(['all']);
});

it('is listed as soon as it is applied', async () => {
  await world.admin.send('PATCH', `electricity_activitys/${put}`, { applied: true });
  expect(await listed('activities')).toEqual(both());
  await world.admin.send('PATCH', `electricity_activitys/${put}`, { applied: false });
  expect((await listed(`activities?${YEAR}`)).total).toBe(1);
});

it('lists and counts in every period what has no day while it is not applied', async () => {
  const undated = await created('waste_activitys', { applied: false });
  const applied = await created('absence_activitys', { amount: 8, units: 'hrs' });
  const periods = [YEAR, `start_date=${utcDay(1990, 1, 1)}&end_date=${utcDay(1990, 1, 15)}`, `end_date=${JANUARY.to}`];
  for (const period of periods) {
    const { ids, total } = await listed(`activities?${period}&${ALL}`);
    expect(ids).toContain(undated);
    expect(ids).not.toContain(applied);
    expect([total, (await got(`get_activities_stats?${period}&${ALL}`)).obj.count]).toEqual([ids.length, ids.length]);
    expect((await listed(`activities?${period}`)).ids).not.toContain(undated);
  }
  expect((await listed(`activities?${YEAR}&scopes=2&${ALL}`)).ids).not.toContain(undated);
});

it('counts in the period of its one day what has no other', async () => {
  const of = (day: number) => `start_date=${day}&end_date=${day}`;
  const day = utcDay(2025, 6, 12);
  const cost = { currency: 'GBP', amount: 15 };
  const onlyLast = await created('absence_activitys', { to: day, amount: 8, units: 'hrs', cost });
  const onlyFirst = await created('absence_activitys', { from: day, amount: 8, units: 'hrs', cost });

  expect(await listed(`activities?${of(day)}`)).toEqual({ ids: [onlyLast, onlyFirst].sort(), total: 2 });
  expect((await got(`get_activities_stats?${of(day)}`)).obj.count).toBe(2);
  expect((await listed(`activities?${of(utcDay(2025, 6, 13))}`)).total).toBe(0);
  const filters = { start_date: day, end_date: day };
  const { body } = await world.admin.send('POST', 'chart_data', { show: 'cost', report_by: 'time', filters });
  expect(body.obj.charts[0].total).toBe(30);
  const emptied = await world.admin.send('PATCH', `absence_activitys/${onlyFirst}`, { from: null });
  expect(emptied.body.obj).toMatchObject({ from: day, to: day });
});

it('gives the absences of before their other day, and their sums with it', async () => {
  const { database } = world.engine.platform;
  const day = utcDay(2025, 9, 3);
  const id = await created('absence_activitys', { from: day, amount: 8, units: 'hrs' });
  await database.transaction((sql) => sql.run('UPDATE activities SET `to` = NULL WHERE id = ?', [id]));
  await recountAll({ database, tables: [ACTIVITY_CUMULATIVE_TOTALS] }, async () => true);
  const period = `activities?start_date=${day}&end_date=${day}`;
  expect((await listed(period)).total).toBe(0);

  await oneDayAlone(schemaOver(database.sequelize.getQueryInterface()));
  expect(await listed(period)).toEqual({ ids: [id], total: 1 });
});
