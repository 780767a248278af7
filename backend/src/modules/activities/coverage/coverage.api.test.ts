import { type CoverageRow, NOBODY_YET } from '@lichen/contracts/activities/coverage/coverage.call';
import { COVERAGE_OWNER_TEXTS } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let locationId: string;

const day = (month: number, dayOfMonth: number) => utcDay(2025, month, dayOfMonth);
const month = (at: number) => ({ from: day(at, 1), to: day(at + 1, 0) });

const created = async (entity: string, body: unknown): Promise<string> =>
  (await world.admin.send('POST', entity, body)).body.obj._id;
const bill = (over: Record<string, unknown>) =>
  created('electricity_activitys', {
    location_id: locationId,
    amount: 100,
    units: 'kWh',
    renewable_amount: 0,
    ...over,
  });
const covered = async (query = '') =>
  (await world.admin.send('GET', `get_coverage?year=2025&locations=${locationId}${query}`)).body;
const states = ({ months }: CoverageRow) => months.map(({ state }) => state);

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  locationId = await created('locations', { ...LOCATION, uses_fuel: true, from: day(1, 1), to: day(4, 30) });
});
afterAll(() => world.stop());

it('shows a strip of the year for what a location takes, recorded or not', async () => {
  await bill(month(1));
  await bill({ from: day(1, 20), to: day(2, 28) });

  const { list, total, missing } = await covered();

  expect(list.map((row: CoverageRow) => [row.activity_type, row.item])).toEqual([
    ['electricity_activitys', null],
    ['fuel_activitys', null],
  ]);
  expect(states(list[0]).slice(0, 5)).toEqual(['overlapping', 'there', 'missing', 'missing', 'closed']);
  expect(list[0].months[2].gap).toEqual(month(3));
  expect([total, missing]).toEqual([1, 6]);
});

it('keeps fuels apart and says what is an estimate', async () => {
  const gas = { location_id: locationId, units: 'kWh', quantity: 1, amount: 50 };
  await created('fuel_activitys', { ...gas, fuel: 'Natural gas', ...month(1) });
  await created('fuel_activitys', { ...gas, fuel: 'Burning oil', units: 'L', ...month(1) });
  await created('lease_activitys', {
    location_id: locationId,
    area: 50,
    area_units: 'm2',
    energy_per_m2: 100,
    ...month(2),
  });

  const { list } = await covered();
  const rows = list.map((row: CoverageRow) => [row.activity_type, row.item, states(row).slice(0, 3).join(' ')]);

  expect(rows).toEqual([
    ['electricity_activitys', null, 'missing missing missing'],
    ['fuel_activitys', 'Burning oil', 'there missing missing'],
    ['fuel_activitys', 'Natural gas', 'there missing missing'],
    ['lease_activitys', null, 'missing estimated missing'],
  ]);
  expect((await covered('&activity=lease_activitys')).list).toHaveLength(1);
});

it('expects what was recorded the year before', async () => {
  await created('water_activitys', {
    ...{ location_id: locationId, amount: 5, units: 'm3' },
    ...{ from: utcDay(2024, 11, 1), to: utcDay(2024, 11, 30) },
  });
  const { list } = await covered('&activity=water_activitys');
  expect(states(list[0]).slice(0, 5)).toEqual([...Array.from({ length: 4 }, () => 'missing'), 'closed']);
});

it('shows another company nothing of it', async () => {
  const { body } = await world.stranger.send('GET', `get_coverage?year=2025&locations=${locationId}`);
  expect(body).toMatchObject({ list: [], total: 0 });
  expect((await world.nobody('GET', 'get_coverage?year=2025')).status).toBe(401);
});

it('says who is responsible, and narrows to what somebody is responsible for', async () => {
  const [me] = (await world.admin.send('GET', 'members')).body.list;
  const name = `${me.first_name} ${me.last_name}`.trim() || me.email;
  const owner = { location_id: locationId, activity_type: 'fuel_activitys', user_id: me._id };
  const _id = await created('coverage_owners', owner);
  const owned = ({ list }: { list: CoverageRow[] }) => list.map((row) => [row.activity_type, row.owner?.name ?? null]);

  const mine = await covered(`&owners=${me._id}`);
  expect(owned(await covered())).toEqual([
    ['electricity_activitys', null],
    ['fuel_activitys', name],
  ]);
  expect(owned(mine)).toEqual([['fuel_activitys', name]]);
  expect(mine.list[0].owner).toEqual({ _id, version: 1, user_id: me._id, name, is_stopped: false });
  expect([mine.total, mine.missing]).toEqual([1, 4]);
  expect((await covered('&owners=somebody-else')).list).toEqual([]);
  const all = (await world.admin.send('GET', `get_coverage?year=2025&owners=${me._id}&limit=200`)).body.list;
  expect(all.every(({ owner: found }: CoverageRow) => found?.user_id === me._id)).toBe(true);

  const second = await world.admin.send('POST', 'coverage_owners', owner);
  expect([second.status, second.body.errors]).toEqual([
    400,
    { location_id: 'Someone is already responsible for this.' },
  ]);
});

it('lists what nobody is responsible for, alone or beside what somebody is', async () => {
  const [me] = (await world.admin.send('GET', 'members')).body.list;
  await created('coverage_owners', { location_id: locationId, activity_type: 'fuel_activitys', user_id: me._id });
  const types = async (owners: string) =>
    (await covered(owners)).list.map(({ activity_type }: CoverageRow) => activity_type);

  expect(await types(`&owners=${NOBODY_YET}`)).toEqual(['electricity_activitys']);
  expect(await types(`&owners=${NOBODY_YET}&owners=${me._id}`)).toEqual(['electricity_activitys', 'fuel_activitys']);
});

it('makes nobody responsible whose access is stopped, and says so of who is already', async () => {
  const person = await world.someone(['user']);
  const owner = { location_id: locationId, activity_type: 'fuel_activitys', user_id: person.userId };
  const _id = await created('coverage_owners', owner);
  await world.admin.send('POST', `members/${person.userId}/stop_access`, {});

  expect((await covered(`&owners=${person.userId}`)).list[0].owner).toMatchObject({ _id, is_stopped: true });
  const left = (await covered(`&owners=${NOBODY_YET}`)).list.map((row: CoverageRow) => row.activity_type);
  expect(left).toEqual(['electricity_activitys', 'fuel_activitys']);
  const other = { ...owner, activity_type: 'electricity_activitys' };
  const refused = await world.admin.send('POST', 'coverage_owners', other);
  expect([refused.status, refused.body.errors]).toEqual([400, { user_id: COVERAGE_OWNER_TEXTS.stopped }]);
  const offered = (await world.admin.send('GET', 'members?status=active&status=invited')).body.list;
  expect(offered.map((one: { _id: string }) => one._id)).not.toContain(person.userId);
  expect((await world.admin.send('PATCH', `coverage_owners/${_id}`, { activity_type: 'water_activitys' })).status).toBe(
    200,
  );
});

it('leaves nobody responsible for a location that is removed', async () => {
  const [me] = (await world.admin.send('GET', 'members')).body.list;
  await created('coverage_owners', { location_id: locationId, activity_type: 'fuel_activitys', user_id: me._id });
  const kept = async () => (await world.admin.send('GET', `coverage_owners?location_id=${locationId}`)).body.total;
  expect(await kept()).toBe(1);

  expect((await world.admin.send('DELETE', `locations/${locationId}`)).status).toBe(200);

  expect(await kept()).toBe(0);
});
