import type { Touched } from '@lichen/contracts/api/reason';
import { utcDay } from '@lichen/contracts/formats/days';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

/** The fuel of January counts, or not, the journeys of the December before, whose year is approved. */
const YEAR = 2024;
const REASON = { 'lichen-reason': encodeURIComponent('The fuel card of January came late.') };

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await send('POST', 'locations', { ...LOCATION, name: 'Leeds' })).obj._id;
}, 60_000);
beforeEach(() => decide('reopen').catch(() => undefined));
afterAll(() => world.stop());

async function send(method: string, path: string, body?: object, headers = {}) {
  const answer = await world.admin.send(method, path, body, headers);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const decide = (decision: string) => send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As agreed' });
const isChanged = async (): Promise<boolean> =>
  (await send('GET', 'inventory_year_states')).list.find(({ year }: { year: number }) => year === YEAR)
    .changed_since_approval;

let vans = 0;
const vanOf = async (more: object = {}): Promise<{ _id: string; name: string }> => {
  vans += 1;
  const draft = {
    name: `Van ${vans}`,
    type: 'average_van',
    fuel_type: 'diesel',
    fuel_units: 'L',
    location_id,
    ...more,
  };
  return { _id: (await send('POST', 'vehicles', draft)).obj._id, name: draft.name };
};
const journey = (vehicle_id: string, date = utcDay(YEAR, 12, 20)): Promise<{ obj: { _id: string } }> => {
  const ends = { from: { name: 'Leeds' }, to: { name: 'York' } };
  return send('POST', 'vehicle_journeys', { location_id, vehicle_id, date, ...ends, distance: 100, units: 'km' });
};
const fuel = (vehicle_id: string, date = utcDay(YEAR + 1, 1, 5)): Promise<{ obj: { _id: string } }> =>
  send('POST', 'vehicle_activitys', {
    ...{ location_id, vehicle_id, date, fuel_type: 'diesel', fuel_units: 'L', quantity: 40 },
  });

/** Sent without a reason it says how many activities of the year it may change, and does nothing. */
async function asked(path: string, body: object): Promise<unknown> {
  const { status, body: answer } = await world.admin.send('POST', path, body);
  expect([path, status]).toEqual([path, 428]);
  expect(await isChanged()).toBe(false);
  const [touched] = answer.asks.touches as Touched[];
  return touched?.notes.flatMap((note) => ('count' in note ? [note.count] : []))[0];
}
const ended = async ({ _id, job_id }: { _id: string; job_id: string }) => {
  await until(async () => (await send('GET', `job_status?id=${job_id}`)).obj.state === 'done');
  return (await send('GET', `bulk_changes/${_id}`)).obj;
};

it('asks before an import of fuel is written, and before it is undone', async () => {
  const [van, other] = [await vanOf(), await vanOf()];
  await journey(van._id);
  await decide('approve');
  const imports = importSteps(() => world);
  const file = (name: string) =>
    `Vehicle,Location,Date,Fuel type,Quantity,Fuel units\n${name},Leeds,${YEAR + 1}-01-06,diesel,40,L\n`;
  // Fuel of a vehicle without journeys asks for nothing.
  const { _id: free } = await imports.checked(world.admin, file(other.name), 'vehicle_activitys');
  expect(await imports.decided(world.admin, free, 'run', 'done')).toMatchObject({ created: 1 });

  const { _id: id } = await imports.checked(world.admin, file(van.name), 'vehicle_activitys');
  const run = { id, decision: 'run', existing: 'skip' };
  expect(await asked('decide_import', run)).toBe(1);
  await send('POST', 'decide_import', run, REASON);
  expect(await imports.settled(world.admin, id, 'done')).toMatchObject({ created: 1 });
  expect(await isChanged()).toBe(true);
  await decide('approve');
  const undo = { ...run, decision: 'undo' };
  expect(await asked('decide_import', undo)).toBe(1);
  await send('POST', 'decide_import', undo, REASON);
  await imports.settled(world.admin, id, 'undone');
  expect(await isChanged()).toBe(true);
}, 60_000);

it('asks before chosen fuel is changed together', async () => {
  const [van, other] = [await vanOf(), await vanOf()];
  await journey(van._id);
  const { _id } = (await fuel(other._id)).obj;
  await decide('approve');
  const body = { change: { kind: 'edit', values: { vehicle_id: van._id } }, rows: [{ _id }] };
  expect(await asked('bulk_activities', body)).toBe(1);
  const { outcomes } = (await send('POST', 'bulk_activities', body, REASON)).obj;
  expect(outcomes).toEqual([{ _id, ok: true }]);
  expect(await isChanged()).toBe(true);
});

it('asks before a list with fuel is changed, and before that is undone', async () => {
  const [van, other] = [await vanOf(), await vanOf()];
  await journey(van._id);
  await fuel(other._id);
  await decide('approve');
  const filters = { vehicles: [other._id] };
  const free = { change: { kind: 'edit', values: { applied: true } }, filters };
  expect(await ended((await send('POST', 'bulk_activities', free)).obj)).toMatchObject({ failed: 0 });
  const body = { change: { kind: 'edit', values: { vehicle_id: van._id } }, filters };
  expect(await asked('bulk_activities', body)).toBe(1);
  const done = await ended((await send('POST', 'bulk_activities', body, REASON)).obj);
  expect(done).toMatchObject({ done: 1, failed: 0 });
  await decide('approve');
  const undo = { change: { kind: 'undo', of: done._id } };
  expect(await asked('bulk_activities', undo)).toBe(1);
  expect(await ended((await send('POST', 'bulk_activities', undo, REASON)).obj)).toMatchObject({ done: 1, failed: 0 });
}, 30_000);

it('asks at once where there are more journeys than one change takes along', async () => {
  const van = await vanOf();
  // So many that the rest is the work of a job, all but a few of the year that is approved.
  for (let day = 0; day < 17; day += 1)
    await Promise.all(Array.from({ length: 30 }, () => journey(van._id, utcDay(YEAR, 12, 20 + day))));
  await decide('approve');
  const draft = {
    location_id,
    vehicle_id: van._id,
    date: utcDay(YEAR + 1, 1, 5),
    fuel_type: 'diesel',
    fuel_units: 'L',
  };
  expect(await asked('vehicle_activitys', { ...draft, quantity: 40 })).toBe(360);
  await send('POST', 'vehicle_activitys', { ...draft, quantity: 40 }, REASON);
  const counting = () => send('GET', `activities?vehicles=${van._id}&activity=vehicle_journeys&scopes=1&limit=1`);
  await until(async () => (await counting()).total === 0);
  expect(await isChanged()).toBe(true);
  expect((await send('GET', `inventory_year_differences?year=${YEAR}`)).total).toBeGreaterThanOrEqual(360);
}, 120_000);

/** Fuel that is gone while the job that counts the journeys beside it again has not begun. */
async function fuelGone(vehicle_id: string): Promise<void> {
  const { _id } = (await fuel(vehicle_id)).obj;
  const { database } = world.engine.platform;
  for (const [table, column] of [
    ['emission_calcs', 'activity_id'],
    ['activities', 'id'],
  ])
    await database.run(`DELETE FROM ${table} WHERE company_id = ? AND ${column} = ?`, [world.admin.companyId, _id]);
}

it('leaves journeys of a year that is approved before its work is done, says so, and lets them be taken up', async () => {
  const van = await vanOf();
  const trips = await Promise.all([utcDay(YEAR, 12, 20), utcDay(YEAR + 1, 1, 10)].map((day) => journey(van._id, day)));
  const counted = async () => {
    const stored = trips.map(({ obj }) => send('GET', `activities/${obj._id}`));
    return (await Promise.all(stored)).map(({ obj }) => [obj.emission_calc.CO2 > 0, obj.behind_by]);
  };
  await fuelGone(van._id);
  expect(await counted()).toEqual([
    [false, null],
    [false, null],
  ]);
  await decide('approve');
  const { database, jobs } = world.engine.platform;
  const { companyId, userId } = world.admin;
  const stretches = [{ vehicle_id: van._id, from: utcDay(YEAR, 12, 1), to: utcDay(YEAR + 1, 1, 31) }];
  const job = { companyId, userId, kind: 'activities.journeys-behind', input: { stretches } };
  const id = await database.transaction((tx) => jobs.add(tx, job));
  jobs.wake();
  await until(async () => (await send('GET', `job_status?id=${id}`)).obj.state === 'done');
  expect(await counted()).toEqual([
    [false, 'vehicle_activitys'],
    [true, null],
  ]);
  expect((await send('GET', 'behind_figures')).obj).toMatchObject({ activities: 1, closed: 1 });
  expect(await isChanged()).toBe(false);

  const { _id } = (await send('POST', 'recalculate', { behind: true, include_approved: true }, REASON)).obj;
  const inState = (state: string) =>
    until(async () => (await send('GET', `recalculations/${_id}`)).obj.state === state);
  await inState('proposed');
  await send('POST', 'decide_recalculation', { id: _id, decision: 'commit' });
  await inState('committed');
  expect(await counted()).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(await isChanged()).toBe(true);
}, 60_000);

it('says of journeys whose work a person ended that they are out of date', async () => {
  const van = await vanOf();
  const trip = (await journey(van._id, utcDay(YEAR + 1, 1, 10))).obj._id;
  await fuelGone(van._id);
  const { clock, database, jobs } = world.engine.platform;
  const { companyId, userId } = world.admin;
  const stretches = [{ vehicle_id: van._id, from: utcDay(YEAR + 1, 1, 1), to: utcDay(YEAR + 1, 1, 31) }];
  const due = { dueOn: clock.now() + 3_600_000 };
  const job = { companyId, userId, kind: 'activities.journeys-behind', input: { stretches }, ...due };
  const id = await database.transaction((tx) => jobs.add(tx, job));
  await send('POST', 'cancel_job', { id });
  await until(async () => (await send('GET', `activities/${trip}`)).obj.behind_by === 'vehicle_activitys');
});

/** Nothing is published for the year before 2019. */
const EARLY = { activity: 'vehicle_activitys', end_date: utcDay(2018, 12, 31) };

it.each([
  ['before the proposal', { changed: 1, closed: 1 }],
  ['between proposal and commit', { changed: 2, closed: 0 }],
])(
  'leaves fuel whose first figure would turn journeys of a year that is approved %s',
  async (when, proposed) => {
    const [van, other] = [await vanOf(), await vanOf()];
    const [beside, alone] = [await fuel(van._id, utcDay(2018, 12, 20)), await fuel(other._id, utcDay(2018, 12, 20))];
    const trip = await journey(van._id, utcDay(2019, 1, 10));
    const decideEarly = (decision: string) =>
      send('POST', 'decide_inventory_year', { year: 2019, decision, note: 'As agreed' });
    const own = { kind: 'own_measurement', activity_type: 'vehicle_activitys', item: 'diesel', units: 'L', kg_co2e: 2 };
    const days = { valid_from: utcDay(2018, 1, 1), valid_to: utcDay(2018, 12, 31) };
    const factor = (await send('POST', 'own_factors', { name: 'Diesel', ...own, ...days, source: 'Fuel card' })).obj;
    const directOf = async ({ obj: { _id } }: { obj: { _id: string } }) =>
      (await send('GET', `emission_calcs?activity_id=${_id}&used=true`)).list.find(
        ({ component }: { component: string }) => component === 'direct',
      );
    const { scope } = await directOf(trip);

    if (when.startsWith('before')) await decideEarly('approve');
    const { _id } = (await send('POST', 'recalculate', EARLY)).obj;
    const settled = (state: string) =>
      until(async () => {
        const found = (await send('GET', `recalculations/${_id}`)).obj;
        return found.state === state && found;
      });
    expect(await settled('proposed')).toMatchObject(proposed);
    if (when.startsWith('between')) await decideEarly('approve');
    await send('POST', 'decide_recalculation', { id: _id, decision: 'commit' });
    expect(await settled('committed')).toMatchObject({ written: 1, stale: 0, closed: 1 });
    expect((await directOf(alone)).CO2).toBe(80);
    expect((await directOf(beside)).CO2).toBeNull();
    expect((await directOf(trip)).scope).toBe(scope);

    await decideEarly('reopen');
    for (const each of [beside, alone, trip]) {
      const type = each === trip ? 'vehicle_journeys' : 'vehicle_activitys';
      await send('DELETE', `${type}/${each.obj._id}`);
    }
    await send('DELETE', `own_factors/${factor._id}`);
  },
  30_000,
);
