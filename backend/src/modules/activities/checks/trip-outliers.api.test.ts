import type { Finding, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

const FIRST = utcDay(2025, 3, 3);
const YEAR = `start_date=${utcDay(2025, 1, 1)}&end_date=${utcDay(2025, 12, 31)}`;
const TYPE = 'business_travel';

let world: World;
let people: string[];
let location_id: string;
const { checked: checkedFile } = importSteps(() => world);

const created = async (entity: string, body: object): Promise<string> =>
  (await createRecord(world.admin, entity, body))._id;
const checked = async (body: object): Promise<Finding[]> =>
  (await world.admin.send('POST', 'check_activity', { activity_type: TYPE, ...body })).body.list;
const trip = (at: number, over: object = {}) => ({
  ...{ profile_id: people[at % people.length], transport_method: 'national_rail', return_journey: false },
  ...{ location_id, start_location: { name: 'Leith' }, end_location: { name: 'York' }, journey_date: FIRST + at * DAY },
  ...{ distance: 320 + at, units: 'km', cost: { amount: 90 + at, currency: 'GBP' }, ...over },
});

beforeAll(async () => {
  world = await makeWorld();
  location_id = await created('locations', { ...LOCATION, name: 'Yard' });
  people = [];
  for (const first_name of ['Ada', 'Bo', 'Cy'])
    people.push(await created('profiles', { first_name, last_name: 'Vik', location_id }));
  for (let at = 0; at < 15; at += 1) await created(TYPE, trip(at));
}, 60_000);
afterAll(() => world.stop());

const told = (list: readonly Finding[]) =>
  list.filter(({ kind }) => kind.startsWith('trip_')).map(({ kind, params, remedies }) => [kind, params, remedies[0]]);

it('tells before a trip is saved how far it is from others by rail, and offers the likely distance', async () => {
  const record = { _id: null, activity_type: TYPE };
  expect(told(await checked({ draft: trip(40) }))).toEqual([]);
  expect(told(await checked({ draft: trip(40, { distance: 32_500 }) }))).toEqual([
    [
      'trip_outlier',
      { percent: { number: expect.any(Number) } },
      { kind: 'correct', record, values: { distance: 325, units: 'km' } },
    ],
  ]);
  expect(told(await checked({ draft: trip(-40, { cost: { amount: 9000, currency: 'GBP' } }) }))).toEqual([
    ['trip_spend_outlier', { percent: { number: expect.any(Number) } }, { kind: 'edit', record, field: 'cost' }],
  ]);
  expect(told(await checked({ draft: trip(40, { cost: { amount: 9000, currency: 'JPY' } }) }))).toEqual([]);
  expect(told(await checked({ draft: trip(40, { distance: 32_500, transport_method: 'taxi' }) }))).toEqual([]);
});

it('lists it once it is stored, until it is corrected', async () => {
  const id = await created(TYPE, trip(7, { distance: 3.27, cost: { amount: 970_000, currency: 'GBP' } }));
  const open = async () => {
    const { list } = (await world.admin.send('GET', `list_findings?${YEAR}&activity=${TYPE}`)).body;
    const own = (list as ListedFinding[]).filter(({ activity_id }) => activity_id === id);
    return own.map(({ kind }) => kind).sort();
  };
  expect(await open()).toEqual(['trip_outlier', 'trip_spend_outlier']);
  expect(told(await checked({ id }))).toHaveLength(2);

  const { status } = await world.admin.send('PATCH', `${TYPE}/${id}`, { distance: 331, cost: null });
  expect(status).toBe(200);
  expect(await open()).toEqual([]);
});

it('looks at rows of a file beside each other and beside what is recorded', async () => {
  const head = 'Location,Staff member,Journey date,Transport method,Start location,End location,Distance (km),Cost\n';
  const line = (at: number, distance: number, cost: number) =>
    `Yard,Ada Vik,2025-06-${String(at).padStart(2, '0')},National rail,Leith,York,${distance},${cost} GBP`;
  const rows = [line(1, 330, 95), line(2, 33_000, 96), line(3, 331, 9700)];
  const { repairs, error_rows } = await checkedFile(world.admin, `${head}${rows.join('\n')}\n`, TYPE);
  expect(error_rows).toBe(0);
  expect((repairs ?? []).map(({ repair, field, rows: count }) => [repair, field, count]).sort()).toEqual([
    ['finding', 'trip_outlier', 1],
    ['finding', 'trip_spend_outlier', 1],
  ]);
});

it('compares nights and bills of stays of one kind alike', async () => {
  const stay = (at: number, over: object = {}) => ({
    ...{ profile_id: people[at % people.length], stay_type: 'hotel', location: { name: 'Inn', country: 'GB' } },
    ...{ location_id, arrival_date: FIRST + at * 7 * DAY, nights: 1 + (at % 3), rooms: 1 },
    ...{ cost: { amount: 110 + at, currency: 'GBP' }, ...over },
  });
  for (let at = 0; at < 6; at += 1) await created('stays', stay(at));
  const kindsOf = async (over: object) => {
    const body = { activity_type: 'stays', draft: stay(6, over) };
    return told((await world.admin.send('POST', 'check_activity', body)).body.list).map(([kind]) => kind);
  };
  expect(await kindsOf({})).toEqual([]);
  expect(await kindsOf({ nights: 200 })).toEqual(['trip_outlier']);
  expect(await kindsOf({ cost: { amount: 11_600, currency: 'GBP' } })).toEqual(['trip_spend_outlier']);
});

it('tells of nights of one person that overlap and of stays without a country, before saving and in a file', async () => {
  const stay = (over: object) => ({
    ...{ profile_id: people[0], stay_type: 'hotel', location: { name: 'Inn', country: 'GB' }, location_id },
    ...{ arrival_date: utcDay(2024, 5, 6), nights: 3, rooms: 1, ...over },
  });
  const id = await created('stays', stay({}));
  const kindsOf = async (over: object) => {
    const body = { activity_type: 'stays', draft: stay({ location: { name: 'Lodge', country: 'FR' }, ...over }) };
    const { list } = (await world.admin.send('POST', 'check_activity', body)).body;
    return (list as Finding[]).map(({ kind, others }) => [kind, ...others.map(({ _id }) => _id)]);
  };
  expect(await kindsOf({ arrival_date: utcDay(2024, 5, 8), nights: 1 })).toEqual([['overlap', id]]);
  expect(await kindsOf({ arrival_date: utcDay(2024, 5, 9), nights: 1 })).toEqual([]);
  expect(await kindsOf({ arrival_date: utcDay(2024, 5, 8), profile_id: people[1] })).toEqual([]);
  expect(await kindsOf({ arrival_date: utcDay(2024, 6, 8), location: { name: 'Lodge' } })).toEqual([
    ['country_missing'],
  ]);

  const head = 'Reporting location,Staff member,Arrival date,Stay type,Place of stay,Nights\n';
  const line = (day: string, name: string) => `Yard,Ada Vik,2024-${day},Hotel,${name},2`;
  const lines = [line('05-07', 'Lodge'), line('07-01', 'Somewhere'), line('07-02', 'Elsewhere')];
  const { repairs, error_rows } = await checkedFile(world.admin, `${head}${lines.join('\n')}\n`, 'stays');
  expect(error_rows).toBe(0);
  const groups = (repairs ?? []).map(({ repair, field, rows }) => [repair, field, rows]);
  expect(groups.sort()).toEqual([
    ['finding', 'country_missing', 3],
    ['finding', 'overlap', 2],
  ]);
});

it('compares a first commute with those of others, and one in miles with the same in kilometres', async () => {
  const ride = (at: number, over: object = {}) => ({
    ...{ profile_id: people[at % 3], transport_method: 'car', location_id, journey_date: utcDay(2024, 2, 1 + at) },
    ...{ start_location: { name: 'Leith' }, end_location: { name: 'Yard' }, entry_type: 'daily' },
    ...{ distance: 20 + at, units: 'km', occupants: 1, ...over },
  });
  for (let at = 0; at < 6; at += 1) await created('commute', ride(at));
  const newcomer = await created('profiles', { first_name: 'Di', last_name: 'Vik', location_id });
  const foundIn = async (draft: object) => {
    const { list } = (await world.admin.send('POST', 'check_activity', { activity_type: 'commute', draft })).body;
    return (list as Finding[]).map(({ kind }) => kind);
  };
  expect(await foundIn(ride(8, { profile_id: newcomer, distance: 26_000 }))).toEqual(['trip_outlier']);
  expect(await foundIn(ride(8, { profile_id: newcomer, distance: 26 }))).toEqual([]);
  expect(await foundIn(ride(8, { distance: 210 }))).toEqual(['trip_outlier']);
  expect(await foundIn(ride(3, { distance: 14.291537, units: 'miles' }))).toEqual(['duplicate_entry']);
});

it('keeps to the own company', async () => {
  const { body } = await world.stranger.send('GET', `list_findings?${YEAR}`);
  expect(body.list).toEqual([]);
});
