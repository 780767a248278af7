import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';

let world: World;
let location_id: string;
let american_id: string;
let profile_id: string;

type Row = Record<string, string & number>;
const made = async (entity: string, body: object) => (await world.admin.send('POST', entity, body)).body.obj._id;

beforeAll(async () => {
  world = await makeWorld();
  location_id = await made('locations', LOCATION);
  american_id = await made('locations', { ...LOCATION, country: 'US', electricity_grid: 'US Average' });
  profile_id = await made('profiles', { first_name: 'Ada', last_name: 'Byron', location_id });
});
afterAll(() => world.stop());

const edinburgh = { name: 'Edinburgh', country: 'GB' };
const madrid = { name: 'Madrid', country: 'ES' };
const trip = (over: object = {}) => ({
  ...{ profile_id, location_id, transport_method: 'national_rail', distance: 400, journey_date: utcDay(2026, 3, 2) },
  ...{ start_location: edinburgh, end_location: madrid },
  ...over,
});
const load = (over: object = {}) => ({
  ...{ location_id, transport_method: 'lorry', weight: 10, distance: 200, journey_date: utcDay(2026, 3, 2) },
  ...over,
});
const night = (over: object = {}) => ({
  ...{ profile_id, stay_type: 'hotel', location: { name: 'Hotel', country: 'FR' }, nights: 3 },
  arrival_date: utcDay(2026, 3, 2),
  ...over,
});
const desk = (over: object = {}) => ({ location_id, start_date: utcDay(2026, 3, 2), working_hours: 7.5, ...over });

async function created(entity: string, draft: object) {
  const { status, body } = await world.admin.send('POST', entity, draft);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.obj;
}
const rowsOf = async (id: string): Promise<Row[]> =>
  (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body.list.sort((a: Row, b: Row) =>
    String(a['component']).localeCompare(String(b['component'])),
  );
async function figures(entity: string, draft: object) {
  const { _id } = await created(entity, draft);
  const rows = (await rowsOf(_id)).filter((row) => row['used']);
  return rows.map((row) => [row['component'], row['scope3_category'], row['CO2']]);
}
const refusal = async (entity: string, draft: object) => (await world.admin.send('POST', entity, draft)).body.errors;

it('counts a journey in the category of the trip, with its upstream figure', async () => {
  // 400 passenger-km × 0.03092 (25_315_3147_11_1) and × 0.00897 (26_911_3147_11_1): UK Government 2026
  expect(await figures('business_travel', trip())).toEqual([
    ['direct', 6, 12.368],
    ['wtt', 6, 3.588],
  ]);
  expect(await figures('commute', trip())).toEqual([
    ['direct', 7, 12.368],
    ['wtt', 7, 3.588],
  ]);
});

it('takes the haul of a flight from its countries and the whole distance as it is stored', async () => {
  const flight = { transport_method: 'flight', travel_class: 'economy', distance: 3000, return_journey: true };
  const { _id, return_journey, from, to } = await created('business_travel', trip(flight));
  const [direct] = await rowsOf(_id);

  // 3,000 passenger-km × 0.12576 (21_316_3164_11_1): UK Government 2026
  expect(direct).toMatchObject({ CO2: 377.28, note: 'The distance is the whole way, there and back.' });
  expect([return_journey, from, to]).toEqual([true, utcDay(2026, 3, 2), utcDay(2026, 3, 2)]);
});

const TELL = 'The country of this place is not known. Choose the place from the list, or its country.';
const nowhere = { name: 'Nowhere in particular' };
const hut = { name: 'The hut' };

describe('places of which a name alone is known', () => {
  const flight = (over: object = {}) => trip({ transport_method: 'flight', start_location: edinburgh, ...over });
  const cargo = (over: object = {}) => load({ transport_method: 'cargo_flight', ...over });

  it.each([
    ['business_travel', flight, { end_location: nowhere }, { end_location: TELL }],
    ['commute', flight, { start_location: nowhere, end_location: hut }, { start_location: TELL, end_location: TELL }],
    [
      'upstream_transmission_distribution',
      cargo,
      { start_location: nowhere, end_location: madrid },
      { start_location: TELL },
    ],
  ])('asks for the country that the haul of a flight hangs on: %s', async (entity, made, ends, errors) => {
    const draft = made(ends);
    expect(await refusal(entity, draft)).toEqual(errors);
    expect((await world.admin.send('POST', `${entity}/preview`, draft)).body.errors).toEqual(errors);
    const { _id } = await created(entity, { ...draft, applied: false });
    const applied = await world.admin.send('PATCH', `${entity}/${_id}`, { applied: true });
    expect([applied.status, applied.body.errors]).toEqual([400, errors]);
  });

  it('asks for none where the figure does not hang on it', async () => {
    const [direct] = await figures('business_travel', trip({ start_location: nowhere, end_location: hut }));
    expect(direct).toEqual(['direct', 6, 12.368]);
    // The class names the haul; a well-known town tells its country; the hub of the US EPA goes by the miles alone.
    for (const over of [
      { end_location: nowhere, travel_class: 'long_haul_average' },
      { end_location: { name: 'Oslo' } },
      { end_location: nowhere, location_id: american_id },
    ])
      expect((await figures('business_travel', flight(over))).length).toBeGreaterThan(0);
  });

  it('counts nights in a place of no country by the mean of all, and says so', async () => {
    const { _id } = await created('stays', night({ location: nowhere }));
    expect(await rowsOf(_id)).toMatchObject([
      { CO2: 118.5, data_quality: 4, note: expect.stringContaining('No country') },
    ]);
  });

  it('lists those nights among the findings until the country is stated', async () => {
    // Nights of their own: one person cannot sleep in two places.
    const { _id } = await created('stays', night({ location: hut, arrival_date: utcDay(2026, 4, 6) }));
    const inn = { name: 'Inn', country: 'NO' };
    const known = await created('stays', night({ location: inn, arrival_date: utcDay(2026, 4, 20) }));
    const query = 'list_findings?kind=country_missing&start_date=0&end_date=4102444800000';
    const found = async () => {
      const { list } = (await world.admin.send('GET', query)).body as { list: { activity_id: string; remedies: [] }[] };
      return list.filter(({ activity_id }) => [_id, known._id].includes(activity_id));
    };
    const record = { _id, activity_type: 'stays' };

    expect(await found()).toMatchObject([
      { kind: 'country_missing', activity_id: _id, remedies: [{ kind: 'edit', record, field: 'location' }] },
    ]);
    const { body } = await world.admin.send('POST', 'check_activity', { activity_type: 'stays', id: _id });
    expect(body.list.map(({ kind }: { kind: string }) => kind)).toEqual(['country_missing']);
    const marked = async (who = world.admin) =>
      (await who.send('POST', 'get_activities_without_country', { activities: [_id, known._id] })).body.list;
    expect(await marked()).toEqual([{ activity_id: _id }]);
    expect(await marked(world.stranger)).toEqual([]);

    await world.admin.send('PATCH', `stays/${_id}`, { location: { ...hut, country: 'NO' } });
    expect(await found()).toEqual([]);
    expect(await marked()).toEqual([]);
  });
});

it('lets an entry of a month or a year cover the whole of it', async () => {
  const month = await created(
    'commute',
    trip({ entry_type: 'monthly', journeys: 20, journey_date: utcDay(2026, 2, 1) }),
  );
  const year = await created(
    'commute',
    trip({ entry_type: 'yearly', journeys: 220, journey_date: utcDay(2025, 1, 1) }),
  );

  expect([month.from, month.to]).toEqual([utcDay(2026, 2, 1), utcDay(2026, 2, 28)]);
  expect([year.from, year.to]).toEqual([utcDay(2025, 1, 1), utcDay(2025, 12, 31)]);
});

it('counts nights by country and hours at home by what runs there', async () => {
  // 2 rooms × 3 nights × 6.7 (29_600_4016_13_1); 7.5 hours × 0.32393 and × 0.02159 (32_603, 32_601): UK Government 2026
  expect(await figures('stays', night({ rooms: 2 }))).toEqual([['direct', 6, 40.2]]);
  expect(await figures('home_working_activity', desk())).toEqual([['direct', 7, 2.429475]]);
  expect(await figures('home_working_activity', desk({ heating: false }))).toEqual([['direct', 7, 0.161925]]);
});

it('counts goods by weight, by whoever pays, and by the tables of the site', async () => {
  // 10 t × 200 km × 0.10356 (27_304_3140_14_1) and × 0.02359 (28_907_3140_14_1): UK Government 2026
  expect(await figures('upstream_transmission_distribution', load())).toEqual([
    ['direct', 4, 207.12],
    ['wtt', 4, 47.18],
  ]);
  const paid = await figures('upstream_transmission_distribution', load({ paid_by_customer: true }));
  expect(paid.map(([, category]) => category)).toEqual([9, 9]);
  // 100 short ton-miles × 0.1874758: EPA Hub 2025, table 8
  const american = { location_id: american_id, weight: 10, weight_units: 'short ton', distance: 10, units: 'miles' };
  expect(await figures('upstream_transmission_distribution', load(american))).toEqual([['direct', 4, 18.74758]]);
});

it('keeps an absence without a figure', async () => {
  const { _id, emission_calc, units } = await created('absence_activitys', {
    ...{ profile_id, location_id, from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 3), amount: 15, type: 'illness' },
  });
  expect(await rowsOf(_id)).toEqual([]);
  expect([units, emission_calc.CO2]).toEqual(['hrs', 0]);
});

it.each([
  ['business_travel', trip, { distance: 800 }, 24.736],
  ['commute', trip, { distance: 800 }, 24.736],
  ['stays', night, { nights: 6 }, 40.2],
  ['home_working_activity', desk, { working_hours: 15 }, 4.85895],
  ['upstream_transmission_distribution', load, { weight: 20 }, 414.24],
])('reads, edits and deletes a %s', async (entity, draft, change, kg) => {
  const { _id } = await created(entity, draft());
  const edited = await world.admin.send('PATCH', `${entity}/${_id}`, change);
  const read = await world.admin.send('GET', `${entity}/${_id}`);
  const used = (await rowsOf(_id)).find((row) => row['used'] && row['component'] === 'direct');
  const removed = await world.admin.send('DELETE', `${entity}/${_id}`);

  expect([edited.status, read.status, removed.status]).toEqual([200, 200, 200]);
  expect(read.body.obj).toMatchObject(change);
  expect(used?.['CO2']).toBe(kg);
  expect(await rowsOf(_id)).toEqual([]);
});

it('asks for what an applied journey needs, and for nothing of one that is not applied', async () => {
  const missing = ['profile_id', 'location_id', 'transport_method', 'start_location', 'end_location', 'journey_date'];
  for (const entity of ['business_travel', 'commute']) {
    const errors = await refusal(entity, {});
    expect(errors).toEqual(Object.fromEntries([...missing, 'distance'].map((name) => [name, 'Required'])));
    expect((await created(entity, { applied: false })).err_msg).toBeNull();
  }
  expect(await refusal('upstream_transmission_distribution', {})).toEqual({
    location_id: 'Required',
    transport_method: 'Required',
  });
});

it('asks for what a stay and hours at home need', async () => {
  const stay = ['profile_id', 'stay_type', 'location', 'arrival_date', 'nights'];
  expect(await refusal('stays', {})).toEqual(Object.fromEntries(stay.map((name) => [name, 'Required'])));
  const day = ['location_id', 'start_date', 'working_hours'];
  expect(await refusal('home_working_activity', {})).toEqual(Object.fromEntries(day.map((name) => [name, 'Required'])));
  expect(await refusal('home_working_activity', desk({ entry_type: 'by_specific_interval' }))).toEqual({
    profile_id: 'Required',
    end_date: 'Required',
  });
});

it.each([
  [
    'a day to come',
    trip,
    'business_travel',
    { journey_date: utcDay(9999, 1, 1) },
    'journey_date',
    'Must not be in the future',
  ],
  [
    'a night to come',
    night,
    'stays',
    { arrival_date: utcDay(9999, 1, 1) },
    'arrival_date',
    'Must not be in the future',
  ],
  [
    'a return before the start',
    trip,
    'commute',
    { return_date: utcDay(2026, 3, 1) },
    'journey_date',
    'Must be before end date',
  ],
  [
    'an unknown method',
    trip,
    'commute',
    { transport_method: 'carpet' },
    'transport_method',
    'Choose an option from the list',
  ],
  [
    'a method for goods',
    trip,
    'commute',
    { transport_method: 'lorry' },
    'transport_method',
    'Choose an option from the list',
  ],
  [
    'a class of another method',
    trip,
    'commute',
    { travel_class: 'first' },
    'travel_class',
    'Choose an option from the list',
  ],
  ['a fuel of a train', trip, 'commute', { fuel_type: 'diesel' }, 'fuel_type', 'Choose an option from the list'],
  ['nobody in the car', trip, 'commute', { occupants: 0 }, 'occupants', 'Too small'],
  ['a distance below zero', trip, 'business_travel', { distance: -1 }, 'distance', 'Too small'],
  ['an endless distance', trip, 'business_travel', { distance: 1e12 }, 'distance', 'Too large'],
  ['a distance in words', trip, 'business_travel', { distance: '12' }, 'distance', 'Enter a number'],
  ['half a night', night, 'stays', { nights: 0.5 }, 'nights', 'Enter a whole number'],
  [
    'a weight finer than can be kept',
    load,
    'upstream_transmission_distribution',
    { weight: 0.0000001 },
    'weight',
    'Too many decimal places',
  ],
  [
    'a person as a load',
    load,
    'upstream_transmission_distribution',
    { transport_method: 'taxi' },
    'transport_method',
    'Choose an option from the list',
  ],
])('refuses %s', async (_, draft, entity, over, field, words) => {
  expect(await refusal(entity, draft(over))).toEqual({ [field]: words });
});

it('says that the largest load is too large instead of a figure', async () => {
  const huge = load({ weight: 1_000_000_000, distance: 1_000_000_000 });
  const { err_msg } = await created('upstream_transmission_distribution', huge);
  expect(err_msg).toBe('The amount is too large to be calculated');
});

it('is a trip of its own type and of no other', async () => {
  const drafts = { business_travel: trip(), commute: trip(), upstream_transmission_distribution: load() };
  for (const [entity, draft] of Object.entries(drafts)) {
    const { _id } = await created(entity, draft);
    expect((await world.admin.send('GET', `${entity}/${_id}`)).body.obj.trip_type).toBe(entity);
    for (const other of Object.keys(drafts)) {
      const { status } = await world.admin.send('POST', entity, { ...draft, trip_type: other });
      expect([entity, other, status]).toEqual([entity, other, other === entity ? 201 : 400]);
    }
    const { status, body } = await world.admin.send('PATCH', `${entity}/${_id}`, { trip_type: 'vehicle_journeys' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['trip_type']]);
  }
});

it('writes the countries of a flight into its places, and leaves other journeys as they are', async () => {
  const way = { start_location: { name: 'LHR' }, end_location: { name: 'JFK' } };
  const flown = await created('business_travel', trip({ ...way, transport_method: 'flight' }));
  expect([flown.start_location.country, flown.end_location.country]).toEqual(['GB', 'US']);
  expect((await created('business_travel', trip(way))).start_location).toEqual({ name: 'LHR' });
});
