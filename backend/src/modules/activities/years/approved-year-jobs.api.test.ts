import type { YearDifference } from '@lichen/contracts/activities/years/inventory-year.call';
import type { Touched } from '@lichen/contracts/api/reason';
import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const YEAR = 2024;
const WHY = 'The meters were read again by the landlord.';
const REASON = { 'lichen-reason': encodeURIComponent(WHY) };

let world: World;
let location_id: string;
let york: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', { ...LOCATION, name: 'Leeds' })).obj._id;
  york = (await send('POST', 'locations', { ...LOCATION, name: 'York' })).obj._id;
}, 60_000);
beforeEach(async () => {
  await decide('approve');
});
afterEach(async () => {
  await decide('reopen');
});
afterAll(() => world.stop());

async function send(method: string, path: string, body?: object, headers = {}) {
  const answer = await world.admin.send(method, path, body, headers);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const decide = (decision: string) =>
  send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As the auditor asked' });
const reasoned = (method: string, path: string, body: object) => send(method, path, body, REASON);
const changed = async (): Promise<YearDifference[]> =>
  (await send('GET', `inventory_year_differences?year=${YEAR}`)).list;
const isIntact = async () => (await send('GET', `verify_inventory_year?year=${YEAR}`)).is_intact;

/** Counts that the call says before it is given a reason. */
async function asked(path: string, body: object): Promise<(number | undefined)[]> {
  const before = await changed();
  const { status, body: answer } = await world.admin.send('POST', path, body);
  expect([path, status]).toEqual([path, 428]);
  expect(await changed()).toEqual(before);
  const counts = (answer.asks.touches as Touched[]).map(({ notes }) => notes.find((note) => 'count' in note));
  return counts.map((note) => (note && 'count' in note ? note.count : undefined));
}

let bills = 0;
const bill = async (year: number, more: object = {}): Promise<{ _id: string; version: number }> => {
  bills += 1;
  const days = { from: utcDay(year, 1, 1), to: utcDay(year, 1, 31) };
  const draft = { location_id, ...days, amount: 100 + bills, units: 'kWh', renewable_amount: 0, ...more };
  const { _id, version } = (await reasoned('POST', 'electricity_activitys', draft)).obj;
  return { _id, version };
};

const kept = async () => {
  const list = await changed();
  for (const { changes } of list) for (const { reason } of changes) expect(reason).toBe(WHY);
  return list.map(({ _id }) => _id).toSorted();
};

it('asks before rows are changed, and changes none where nobody answers', async () => {
  const rows = [await bill(YEAR), await bill(2023), await bill(YEAR)];
  await decide('approve');
  const body = { change: { kind: 'edit', values: { location_id: york } }, rows };
  expect(await asked('bulk_activities', body)).toEqual([2]);
  expect((await send('GET', `activities/${rows[1]?._id}`)).obj.version).toBe(rows[1]?.version);
  expect(
    (await send('POST', 'bulk_activities', { ...body, change: { kind: 'tag', add: ['seen'], remove: [] } })).ok,
  ).toBe(true);
  const { obj } = await reasoned('POST', 'bulk_activities', { ...body, rows: rows.map(({ _id }) => ({ _id })) });
  expect(obj.outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, true]);
  expect(await kept()).toEqual([rows[0]?._id, rows[2]?._id].toSorted());
  expect(await isIntact()).toBe(true);
});

it('carries the reason through the change of a whole list, and its undoing', async () => {
  const mine = [await bill(YEAR, { description: 'Whole' }), await bill(2023, { description: 'Whole' })];
  await decide('approve');
  const over = async ({ _id, job_id }: { _id: string; job_id: string }) => {
    await until(async () => (await send('GET', `job_status?id=${job_id}`)).obj.state === 'done');
    return (await send('GET', `bulk_changes/${_id}`)).obj;
  };
  const body = { change: { kind: 'remove' }, filters: { field_filter: 'Whole' } };
  expect(await asked('bulk_activities', body)).toEqual([1]);
  const done = await over((await reasoned('POST', 'bulk_activities', body)).obj);
  expect(done).toMatchObject({ done: 2, failed: 0 });
  expect(await kept()).toEqual([mine[0]?._id]);
  const undo = { change: { kind: 'undo', of: done._id } };
  expect(await asked('bulk_activities', undo)).toEqual([2]);
  expect(await over((await reasoned('POST', 'bulk_activities', undo)).obj)).toMatchObject({ done: 2, failed: 0 });
  // Everything is as it was approved.
  expect(await changed()).toEqual([]);
  expect(await isIntact()).toBe(true);
}, 30_000);

it('asks before an import is written, and before it is undone', async () => {
  const imports = importSteps(() => world);
  const file = 'Location,From,To,Amount,Units\nLeeds,2024-05-01,2024-05-31,5,kWh\nLeeds,2023-05-01,2023-05-31,6,kWh\n';
  const { _id: id } = await imports.checked(world.admin, file);
  const run = { id, decision: 'run', existing: 'skip' };
  expect(await asked('decide_import', run)).toEqual([1]);
  await reasoned('POST', 'decide_import', run);
  expect(await imports.settled(world.admin, id, 'done')).toMatchObject({ created: 2 });
  expect(await kept()).toHaveLength(1);
  const undo = { id, decision: 'undo', existing: 'skip' };
  expect(await asked('decide_import', undo)).toEqual([1]);
  await reasoned('POST', 'decide_import', undo);
  await imports.settled(world.admin, id, 'undone');
  expect(await changed()).toEqual([]);
}, 30_000);

it('stops an import that a year was approved before, and lets it go on with a reason', async () => {
  const imports = importSteps(() => world);
  const file = 'Location,From,To,Amount,Units\nLeeds,2024-06-01,2024-06-30,5,kWh\n';
  const { _id: id } = await imports.checked(world.admin, file);
  const { database, jobs } = world.engine.platform;
  const { companyId, userId } = world.admin;
  // As it would be begun in the moment before the approval.
  await database.run("UPDATE imports SET state = 'running' WHERE company_id = ? AND id = ?", [companyId, id]);
  await database.transaction((tx) => jobs.add(tx, { companyId, userId, kind: 'imports.run', input: { id } }));
  jobs.wake();
  expect(await imports.settled(world.admin, id, 'stopped')).toMatchObject({ created: 0 });
  await reasoned('POST', 'decide_import', { id, decision: 'run', existing: 'skip' });
  expect(await imports.settled(world.admin, id, 'done')).toMatchObject({ created: 1 });
  expect(await isIntact()).toBe(true);
}, 30_000);

it('recalculates an approved year where somebody says so and why', async () => {
  const { _id } = await bill(YEAR, { from: utcDay(2023, 12, 1), to: utcDay(YEAR, 2, 20) });
  await decide('approve');
  await send('PATCH', 'account', { factor_year_rule: 'majority' });
  const stateOf = async (id: string) => (await send('GET', `recalculations/${id}`)).obj;
  const settled = (id: string, state: string) =>
    until(async () => {
      const found = await stateOf(id);
      return found.state === state && found;
    });

  const left = (await send('POST', 'recalculate', { location_id })).obj._id;
  expect((await settled(left, 'proposed')).closed).toBeGreaterThan(0);
  await send('POST', 'decide_recalculation', { id: left, decision: 'discard' });

  const included = { location_id, include_approved: true };
  const [count] = await asked('recalculate', included);
  expect(count).toBeGreaterThan(0);
  const id = (await reasoned('POST', 'recalculate', included)).obj._id;
  expect(await settled(id, 'proposed')).toMatchObject({ closed: 0, reason: WHY });
  expect(await changed()).toEqual([]);
  await send('POST', 'decide_recalculation', { id, decision: 'commit' });
  await settled(id, 'committed');
  expect(await kept()).toContain(_id);
  expect(await isIntact()).toBe(true);
  await send('PATCH', 'account', { factor_year_rule: 'blended' });
}, 30_000);

it('asks once for a whole sheet of days', async () => {
  const person = { first_name: 'Kari', last_name: 'Nordmann', email: 'kari@first.example', location_id };
  const profile_id = (await send('POST', 'profiles', person)).obj._id;
  const ends = { start_location: { name: 'Leith', country: 'GB' }, end_location: { name: 'York', country: 'GB' } };
  const way = { transport_method: 'national_rail', travel_class: null, fuel_type: null, distance: 12, units: 'km' };
  const how = { location_id, ...way, ...ends, occupants: 1 };
  const days = [utcDay(YEAR, 1, 1), utcDay(YEAR, 2, 1), utcDay(YEAR, 3, 1)];
  const entries = days.map((from) => ({ from, amount: 10 }));
  const body = { activity: 'commute', profile_id, mode: 'monthly', from: utcDay(YEAR, 1, 1), entries, how };
  expect(await asked('save_period_entries', body)).toEqual([3]);
  await reasoned('POST', 'save_period_entries', body);
  expect(await kept()).toHaveLength(3);
});
