import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { draftOf } from '../../../../test/examples';
import { importSteps } from '../../../../test/worlds/import-world';
import type { Answer } from '../../../../test/sender';
import { type World, makeWorld } from '../../../../test/world';
import type { Query } from '../../../platform/engine/list-query';
import { schemaOver } from '../../../platform/store/schema';
import { recordsOver } from '../../../platform/store/scoped-records';
import { sumsOver } from '../../../platform/store/scoped-sums';
import type { Row } from '../../../platform/store/sql';
import { activityTotals } from '../totals/activity-totals.handler';
import { chartSeries } from '../charts/chart-series.query';
import { recountAll } from '../../../platform/recount/recount';
import { up as activityMonths } from '../migrations/2026-11-21-96-activity-months';
import { up as appliedInLists } from '../migrations/2026-11-22-01-applied-in-lists';
import { ACTIVITY_CUMULATIVE_TOTALS } from './cumulative-totals.store';
import { countActivities } from './activity-count.query';

const FIRST = utcDay(2023, 11, 20);
const SEED = 4;
const TYPES = ['electricity_activitys', 'absence_activitys', 'carbon_activitys', 'vehicle_journeys', 'fuel_activitys'];
/** Keeps everything and is none of the sums' dimensions, so that the rows themselves are counted. */
const NAIVE: Query = { email_filter: ['@'] };

let world: World;
const { checked, decided } = importSteps(() => world);
let places: string[];
let journey: Record<string, unknown>;

const some = <T>(of: fc.Arbitrary<T>, count: number, seed = SEED): T[] => fc.sample(of, { numRuns: count, seed });

async function sent(method: string, path: string, body?: unknown): Promise<Answer['body']> {
  const answer = await world.admin.send(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.obj;
}

const period = fc
  .record({ start: fc.integer({ min: 0, max: 120 }), length: fc.constantFrom(0, 0, 5, 30, 31, 75) })
  .map(({ start, length }) => ({ from: FIRST + start * DAY, to: FIRST + (start + length) * DAY }));

const drafts = () =>
  fc.oneof(
    fc
      .record({ days: period, place: fc.constantFrom(...places), amount: fc.integer({ min: 1, max: 9999 }) })
      .map(
        ({ days, place, amount }) =>
          [
            'electricity_activitys',
            { ...days, location_id: place, amount: amount / 8, units: 'kWh', renewable_amount: 0 },
          ] as const,
      ),
    fc
      .record({ days: period, place: fc.constantFrom(...places, null), isFrom: fc.boolean(), isTo: fc.boolean() })
      .map(({ days, place, isFrom, isTo }) => {
        const dates = { ...(isFrom ? { from: days.from } : {}), ...(isTo ? { to: days.to } : {}) };
        return ['absence_activitys', { ...dates, location_id: place, amount: 8, units: 'hrs' }] as const;
      }),
    fc
      .record({
        days: period,
        scope: fc.constantFrom('scope_1', 'scope_2', 'scope_3', 'no_scope'),
        amount: fc.integer({ min: -50, max: 50 }),
      })
      .map(
        ({ days, scope, amount }) =>
          ['carbon_activitys', { ...days, scope, amount, units: 'kg', reason: 'Credit' }] as const,
      ),
    period.map(({ from, to }) => ['vehicle_journeys', { ...journey, date: from, end_date: to }] as const),
  );

const question = () =>
  fc.record({
    activity: fc.constantFrom(
      [],
      [],
      ['electricity_activitys'],
      ['absence_activitys', 'vehicle_journeys'],
      ['fuel_activitys'],
    ),
    locations: fc.constantFrom([], [], [places[0] ?? ''], places, ['nowhere']),
    scopes: fc.constantFrom([], [], ['2'], ['1', '3'], ['1', '2', '3']),
    start_date: fc.option(fc.integer({ min: -3, max: 130 }), { nil: undefined }),
    length: fc.option(fc.constantFrom(0, 11, 30, 60), { nil: undefined }),
    include_unapplied: fc.constantFrom([], [], ['true']),
    // Both ends of a month, as most periods that people ask for.
    isWhole: fc.boolean(),
  });

type Question = ReturnType<typeof question> extends fc.Arbitrary<infer Q> ? Q : never;

function queryOf({ start_date: start, length, isWhole, ...chosen }: Question): Query {
  const first = new Date(FIRST + (start ?? 0) * DAY);
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const from = isWhole ? Date.UTC(year, month, 1) : first.getTime();
  const to = isWhole ? Date.UTC(year, month + 1 + ((length ?? 0) >= 30 ? 1 : 0), 0) : from + (length ?? 0) * DAY;
  return {
    ...chosen,
    ...(start === undefined ? {} : { start_date: [String(from)] }),
    ...(length === undefined ? {} : { end_date: [String(to)] }),
  };
}

const reading = (companyId: string) => {
  const { database } = world.engine.platform;
  return { read: recordsOver(database, database, companyId), sums: sumsOver(database, companyId) };
};

async function expectNaive(companyId = world.admin.companyId): Promise<void> {
  for (const query of some(question().map(queryOf), 40)) {
    const naive = await activityTotals(reading(companyId), { ...query, ...NAIVE });
    const counted = await countActivities(reading(companyId), query);
    expect({ query, counted }).toEqual({ query, counted: naive.count });
    expect({ query, ...(await activityTotals(reading(companyId), query)) }).toEqual({ query, ...naive });
  }
}

const REPORTS = ['locations', 'activities', 'scope', 'time'] as const;

/** Charts that the sums by month answer, beside the same ones of the rows: any days, types, places and scopes. */
async function expectChartsNaive(companyId = world.admin.companyId): Promise<void> {
  const chosen = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
  const asked = some(fc.tuple(question(), fc.constantFrom(...REPORTS)), 40, 5);
  for (const [each, report_by] of asked) {
    const { start_date, end_date } = queryOf({ ...each, start_date: each.start_date ?? 0, length: each.length ?? 30 });
    const filters = {
      ...{ activity: chosen(each.activity), locations: chosen(each.locations), scopes: chosen(each.scopes) },
      ...{ start_date: Number(start_date?.[0]), end_date: Number(end_date?.[0]) },
    };
    const drawn = (more: object) =>
      chartSeries(reading(companyId), { show: 'CO2', report_by, filters: { ...filters, ...more } }, FIRST);
    expect({ filters, charts: await drawn({}) }).toEqual({ filters, charts: await drawn({ email_filter: '@' }) });
  }
}

const KEYS = 'company_id, month, activity_type, location_id, scopes, dated';

/** Expects the migrations to fill the same sums from existing rows and from sums of an earlier release. */
async function expectFilledAlike(): Promise<void> {
  const { database } = world.engine.platform;
  const all = () => database.all(`SELECT * FROM activity_months WHERE started <> 0 OR ended <> 0 ORDER BY ${KEYS}`);
  const isEmpty = (row: Row) =>
    Object.entries(row).every(([name, value]) => !/^(started|ended)/.test(name) || value === 0);
  const before = await all();
  const others = await database.all('SELECT * FROM activity_months WHERE started = 0 AND ended = 0');
  expect(others.filter((row) => !isEmpty(row))).toEqual([]);
  const nothing = async () => undefined;
  const schema = schemaOver(database.sequelize.getQueryInterface());
  const there = { ...schema, createTable: nothing, addIndex: nothing, removeIndex: nothing };
  await activityMonths(there);
  expect((await all()).map(numbers)).not.toEqual(before.map(numbers));
  await appliedInLists(there);
  expect((await all()).map(numbers)).toEqual(before.map(numbers));
}

const numbers = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, /^(started|ended)/.test(name) ? Number(value) : value]),
  );

beforeAll(async () => {
  world = await makeWorld();
  journey = await draftOf(world, 'vehicle_journeys');
  places = [];
  for (const name of ['Mill', 'Office', 'Yard'])
    places.push((await sent('POST', 'locations', { ...(await draftOf(world, 'locations')), name }))._id);
}, 60_000);
afterAll(() => world.stop());

const made: { entity: string; _id: string }[] = [];

it('counts and sums what was created, however a list is cut', async () => {
  for (const [entity, draft] of some(drafts(), 60)) made.push({ entity, _id: (await sent('POST', entity, draft))._id });
  await world.stranger.send('POST', 'carbon_activitys', {
    scope: 'scope_1',
    amount: 7,
    units: 'kg',
    from: FIRST,
    to: FIRST,
  });

  await expectNaive();
  await expectNaive(world.stranger.companyId);
  await expectChartsNaive();
  expect(await countActivities(reading(world.stranger.companyId), {})).toBe(1);
}, 60_000);

it('follows what is changed and removed, one by one and together', async () => {
  for (const [at, { entity, _id }] of made.entries()) {
    if (at % 4 === 0) await sent('PATCH', `${entity}/${_id}`, { location_id: places[at % 3] });
    if (at % 4 === 1) await sent('PATCH', `${entity}/${_id}`, { applied: false });
    if (at % 5 === 2) await sent('DELETE', `${entity}/${_id}`);
  }
  const bills = made.filter(({ entity }, at) => entity === 'electricity_activitys' && at % 5 !== 2);
  const values = { location_id: places[2], description: 'Moved' };
  await sent('POST', 'bulk_activities', {
    change: { kind: 'edit', values },
    rows: bills.slice(0, 6).map(({ _id }) => ({ _id })),
  });
  await sent('POST', 'bulk_activities', {
    change: { kind: 'remove' },
    rows: bills.slice(4, 8).map(({ _id }) => ({ _id })),
  });
  // A figure that a person puts in place of the calculated one changes the sums of its activity.
  const own = {
    activity_id: bills.at(-1)?._id,
    CO2: 12.5,
    scope: 'scope_2',
    used: true,
    method: 'manual',
    reason: 'Read off the meter',
    no_evidence_reason: 'The photo was lost',
  };
  await sent('POST', 'emission_calcs', own);

  await expectNaive();
  await expectChartsNaive();
}, 60_000);

it('follows an import and its undo', async () => {
  const iso = (day: number) => new Date(day).toISOString().slice(0, 10);
  const lines = some(period, 30, 7).map(({ from, to }, at) => `Mill,${iso(from)},${iso(to)},${1000 + at},INV-${at}`);
  const file = `Site,From,To,Consumption (kWh),Invoice no.\n${lines.join('\n')}\n`;
  const counted = () => countActivities(reading(world.admin.companyId), {});
  const before = await counted();
  const { _id: id } = await checked(world.admin, file);
  await decided(world.admin, id, 'run', 'done');

  expect(await counted()).toBe((before ?? 0) + 30);
  await expectNaive();
  await decided(world.admin, id, 'undo', 'undone');
  expect(await counted()).toBe(before);
  await expectNaive();
}, 90_000);

it('is what the lists of every type and of one say', async () => {
  const { read } = reading(world.admin.companyId);
  const lists = [
    ['', { applied: 1 }],
    ['&include_unapplied=true', {}],
  ] as const;
  for (const [asked, where] of lists) {
    const all = await world.admin.send('GET', `activities?limit=1${asked}`);
    expect(all.body.total).toBe(await read(activity).count({ where }));
    for (const type of TYPES) {
      const { list, total } = (await world.admin.send('GET', `${type}?limit=200${asked}`)).body;
      expect([type, total]).toEqual([type, await read(activity).count({ where: { ...where, activity_type: type } })]);
      expect(list).toHaveLength(total);
    }
  }
});

const columnsOf = async (table: string) =>
  Object.keys((await world.engine.platform.database.all(`SELECT * FROM ${table} LIMIT 1`))[0] ?? {});

it('is put right where a process of an earlier release wrote beside it', async () => {
  const { database } = world.engine.platform;
  const recounted = () => recountAll({ database, tables: [ACTIVITY_CUMULATIVE_TOTALS] }, async () => true);
  expect(await recounted()).toBe(0);
  const names = (await columnsOf('activities')).map((name) => `\`${name}\``);
  const copied = names.map((name) => (name === '`id`' ? "CONCAT('old-', id)" : name));
  const [moved = '', gone = ''] = made.slice(-2).map(({ _id }) => _id);
  await database.transaction(async (sql) => {
    const where = `WHERE company_id = ? AND activity_type = 'electricity_activitys'`;
    const mine = [world.admin.companyId];
    await sql.run(`INSERT INTO activities (${names.join()}) SELECT ${copied.join()} FROM activities ${where}`, mine);
    await sql.run('UPDATE activities SET location_id = ?, scope1_ug = 5 WHERE id = ?', [places[1] ?? '', moved]);
    await sql.run('DELETE FROM activities WHERE id = ?', [gone]);
  });
  await expect(expectNaive()).rejects.toThrow();

  expect(await recounted()).toBeGreaterThan(0);
  await expectNaive();
  await expectNaive(world.stranger.companyId);
  expect(await recounted()).toBe(0);
}, 60_000);

it('is made alike of the rows that are there', expectFilledAlike, 60_000);
