import type { PeriodEntriesAnswer } from '@lichen/contracts/activities/entries/period-entries.call';
import { ENTERED_OTHERWISE } from '@lichen/contracts/activities/entries/period-entries';
import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

const MONDAY = utcDay(2025, 3, 3);
const [TUESDAY, FRIDAY] = [utcDay(2025, 3, 4), utcDay(2025, 3, 7)];

let world: World;
let location_id: string;
let how: Record<string, unknown>;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  how = {
    location_id,
    ...{ transport_method: 'national_rail', start_location: { name: 'York' }, end_location: { name: 'Leeds' } },
    ...{ distance: 20.1, units: 'km', occupants: 1 },
  };
}, 60_000);
afterAll(() => world.stop());

async function person(over: object = {}): Promise<string> {
  const draft = await draftOf(world, 'profiles');
  const { body } = await world.admin.send('POST', 'profiles', { ...draft, email: null, location_id, ...over });
  expect(body.errors).toBeUndefined();
  return body.obj._id;
}

const save = (profile_id: string, over: object, who: Person = world.admin) =>
  who.send('POST', 'save_period_entries', {
    activity: 'commute',
    profile_id,
    mode: 'weekly',
    from: MONDAY,
    how,
    ...over,
  });
const get = async (profile_id: string, over: object = {}): Promise<PeriodEntriesAnswer> =>
  (
    await world.admin.send('POST', 'period_entries', {
      activity: 'commute',
      profile_id,
      mode: 'weekly',
      from: MONDAY,
      ...over,
    })
  ).body;
const rows = async (profile_id: string, type = 'commute') =>
  (await world.admin.send('GET', `activities?profiles=${profile_id}&activity=${type}&sort=from`)).body.list as {
    _id: string;
    from: number;
    to: number;
    version: number;
  }[];
const one = async (id: string, type = 'commute') => (await world.admin.send('GET', `${type}/${id}`)).body.obj;
const WEEK = [
  { from: MONDAY, amount: 1 },
  { from: TUESDAY, amount: 0 },
  { from: FRIDAY, amount: 2 },
];

it('posts one entry for each filled day, each of as many journeys there and back as were made', async () => {
  const profile = await person();
  const { status, body } = await save(profile, { entries: WEEK });

  expect([status, body.err]).toEqual([200, undefined]);
  const [first, second, ...rest] = await rows(profile);
  expect([first?.from, second?.from, rest]).toEqual([MONDAY, FRIDAY, []]);
  expect(await one(first?._id ?? '')).toMatchObject({
    entry_type: 'weekly',
    journeys: 1,
    distance: 40.2,
    applied: true,
  });
  expect(await one(second?._id ?? '')).toMatchObject({ journeys: 2, distance: 80.4, units: 'km' });
});

it('replaces the entries of the week when it is saved again, and writes nothing that is the same', async () => {
  const profile = await person();
  await save(profile, { entries: WEEK });
  const [monday, friday] = await rows(profile);
  await save(profile, { entries: WEEK });
  expect(await rows(profile)).toMatchObject([{ version: monday?.version }, { version: friday?.version }]);

  await save(profile, {
    entries: [
      { from: TUESDAY, amount: 3 },
      { from: FRIDAY, amount: 1 },
    ],
  });

  const now = await rows(profile);
  expect(now.map(({ from }) => from)).toEqual([TUESDAY, FRIDAY]);
  expect(now[1]?._id).toBe(friday?._id);
  expect(await one(friday?._id ?? '')).toMatchObject({ journeys: 1, distance: 40.2 });
  expect((await get(profile)).entries).toMatchObject([
    { from: TUESDAY, amount: 3 },
    { from: FRIDAY, amount: 1 },
  ]);
  await save(profile, { entries: [] });
  expect(await rows(profile)).toEqual([]);
});

it('leaves other weeks, other ways to enter and other people as they are', async () => {
  const [profile, other] = [await person(), await person()];
  await save(profile, { from: utcDay(2025, 3, 10), entries: [{ from: utcDay(2025, 3, 10), amount: 1 }] });
  await save(other, { entries: WEEK });
  const typed = { ...how, profile_id: profile, journey_date: MONDAY, distance: 5, entry_type: 'daily' };
  await world.admin.send('POST', 'commute', typed);
  await save(profile, { entries: WEEK });
  await save(profile, { entries: [] });

  expect((await rows(profile)).map(({ from }) => from)).toEqual([MONDAY, utcDay(2025, 3, 10)]);
  expect(await rows(other)).toHaveLength(2);
});

it('covers months from the first to the last day, and a whole year', async () => {
  const profile = await person();
  const february = { from: utcDay(2024, 2, 1), amount: 10 };
  await save(profile, { mode: 'monthly', from: utcDay(2024, 7, 9), entries: [february] });
  await save(profile, {
    mode: 'yearly',
    from: utcDay(2023, 5, 5),
    entries: [{ from: utcDay(2023, 1, 1), amount: 200 }],
  });

  const [year, month] = await rows(profile);
  expect([year?.from, year?.to]).toEqual([utcDay(2023, 1, 1), utcDay(2023, 12, 31)]);
  expect([month?.from, month?.to]).toEqual([utcDay(2024, 2, 1), utcDay(2024, 2, 29)]);
  expect(await one(year?._id ?? '')).toMatchObject({ entry_type: 'yearly', distance: 8040 });
});

it('refuses days that are filled another way, until those are cleared', async () => {
  const profile = await person();
  const march = { mode: 'monthly', entries: [{ from: utcDay(2025, 3, 1), amount: 10 }] };
  const whole = { mode: 'yearly', entries: [{ from: utcDay(2025, 1, 1), amount: 200 }] };
  await save(profile, { entries: WEEK });
  for (const other of [march, whole]) {
    const { status, body } = await save(profile, other);
    expect([status, body.errors]).toEqual([400, { entries: ENTERED_OTHERWISE }]);
  }
  expect(await rows(profile)).toHaveLength(2);
  expect((await save(profile, { mode: 'monthly', entries: [{ from: utcDay(2025, 4, 1), amount: 9 }] })).status).toBe(
    200,
  );
  await save(profile, { entries: [] });
  expect((await save(profile, march)).status).toBe(200);
  expect((await save(profile, { entries: WEEK })).body.errors).toEqual({ entries: ENTERED_OTHERWISE });

  const home = { activity: 'home_working_activity', how: { location_id, equipment: true, heating: false } };
  const day = { ...home, entries: [{ from: TUESDAY, amount: 8 }], how: { ...home.how, air_conditioner: false } };
  expect((await save(profile, { ...day, ...march })).status).toBe(200);
  expect((await save(profile, day)).body.errors).toEqual({ entries: ENTERED_OTHERWISE });
});

it('posts hours at home by day, by month and by year', async () => {
  const profile = await person();
  const home = {
    activity: 'home_working_activity',
    how: { location_id, equipment: true, heating: false, air_conditioner: false },
  };
  const type = 'home_working_activity';
  await save(profile, { ...home, entries: [{ from: TUESDAY, amount: 7.5 }] });
  const april = { from: utcDay(2025, 4, 1), amount: 60 };
  await save(profile, { ...home, mode: 'monthly', entries: [april] });

  const [day, month] = await rows(profile, type);
  expect(await one(day?._id ?? '', type)).toMatchObject({
    entry_type: 'by_daily_data',
    working_hours: 7.5,
    units: 'hrs',
  });
  expect([month?.from, month?.to]).toEqual([utcDay(2025, 4, 1), utcDay(2025, 4, 30)]);
  await save(profile, { ...home, mode: 'monthly', entries: [{ ...april, amount: 61 }] });
  expect((await get(profile, { activity: type, mode: 'monthly' })).entries).toMatchObject([{ amount: 61 }]);
  expect(await rows(profile, type)).toHaveLength(2);
  for (const mode of ['weekly', 'monthly', 'yearly'])
    expect((await save(profile, { ...home, mode, entries: [] })).body.errors).toEqual({ entries: 'Required' });
});

it('starts with the way of the person and keeps it with them', async () => {
  const profile = await person({ transport_method: 'bus', distance: 4, last_units: 'miles' });
  expect((await get(profile)).how).toMatchObject({
    ...{ transport_method: 'bus', distance: 4, units: 'miles', location_id },
  });

  await save(profile, { entries: WEEK });

  expect(await one(profile, 'profiles')).toMatchObject({
    ...{ transport_method: 'national_rail', travel_class: null, distance: 20.1, last_units: 'km' },
  });
  const next = await get(profile, { from: utcDay(2025, 3, 10) });
  expect(next).toMatchObject({ entries: [], how: { transport_method: 'national_rail', distance: 20.1, units: 'km' } });
  expect(next.how).toMatchObject({ start_location: { name: 'York' }, end_location: { name: 'Leeds' } });
});

describe('places of a way to work that was not entered yet', () => {
  const YORK = { name: 'York', place_id: 'geonames:2633352', country: 'GB', lat: 53.958, lng: -1.083 };
  const LEEDS = { name: 'Leeds', place_id: 'geonames:2644688', country: 'GB' };
  const at = async (town_or_city: string, more = {}) =>
    (await world.admin.send('POST', 'locations', { ...LOCATION, town_or_city, ...more })).body.obj._id;
  const waysOf = async (town: string, address: string | null, more = {}) => {
    const { how: way } = await get(await person({ address, location_id: await at(town, more) }));
    return [way['start_location'], way['end_location']];
  };

  it('are the towns of the home and the location, found in the tables', async () => {
    expect(await waysOf('Leeds', '1 Mill Lane, York YO1 7AA')).toMatchObject([YORK, LEEDS]);
  });

  it('are left open where they are not found, or several towns are called so', async () => {
    expect(await waysOf('Nowhere Mills', '1 Mill Lane')).toEqual([null, null]);
    expect(await waysOf('Newport', 'Newport')).toEqual([null, null]);
    const shropshire = await waysOf('Newport', null, { latitude: 52.77, longitude: -2.38 });
    expect(shropshire).toMatchObject([null, { name: 'Newport', place_id: 'geonames:2641595' }]);
  });

  it('are completed where the last entry knows them by name only, and kept where that is not certain', async () => {
    const profile = await person();
    const huts = { name: 'Mill huts' };
    await save(profile, { entries: WEEK, how: { ...how, start_location: huts } });
    const { how: next } = await get(profile, { from: utcDay(2025, 3, 10) });
    expect([next['start_location'], next['end_location']]).toMatchObject([huts, LEEDS]);
    expect((await get(profile)).how['end_location']).toEqual({ name: 'Leeds' });
  });
});

it('saves all or nothing, and says under its field what is wrong', async () => {
  const profile = await person();
  const refused = async (over: object) => (await save(profile, { entries: WEEK, ...over })).body.errors;

  expect(await refused({ how: { ...how, transport_method: null } })).toEqual({ transport_method: 'Required' });
  expect(await refused({ mode: 'monthly', entries: [] })).toEqual({ entries: 'Required' });
  expect(await refused({ entries: [{ from: MONDAY, amount: 1.5 }] })).toEqual({ entries: 'Enter a whole number' });
  expect(await refused({ entries: [{ from: utcDay(2025, 3, 10), amount: 1 }] })).toEqual({ entries: 'Enter a date' });
  expect(await refused({ entries: [WEEK[0], WEEK[0]] })).toEqual({ entries: 'Enter a date' });
  expect(await refused({ how: { ...how, applied: false } })).toEqual({ 'how.applied': 'This field does not exist' });
  const ahead = { mode: 'monthly', from: utcDay(2999, 1, 1) };
  const months = [1, 2].map((month) => ({ from: utcDay(2999, month, 1), amount: 1 }));
  expect(await refused({ ...ahead, entries: months })).toHaveProperty('journey_date');
  expect(await rows(profile)).toEqual([]);
});

it('is for those who keep the staff, and for each person alone', async () => {
  const [mine, theirs] = [await person(), await person()];
  const [me, keeper] = [await world.someone(['user']), await world.someone(['user', 'edit_staff'])];
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run('UPDATE profiles SET uid = ? WHERE id = ?', [me.userId, mine]));
  const statusOf = async (id: string, who: Person) => (await save(id, { entries: WEEK }, who)).status;

  expect([await statusOf(mine, me), await statusOf(theirs, me), await statusOf(theirs, keeper)]).toEqual([
    200, 403, 200,
  ]);
  expect(await statusOf(mine, world.stranger)).toBe(404);
  expect(await rows(mine)).toHaveLength(2);
});

describe('a change of some entries', () => {
  const YEAR = { mode: 'monthly', from: utcDay(2025, 1, 1) };
  const month = (number: number, amount: number) => ({ from: utcDay(2025, number, 1), amount });
  const changes = (slots: number[], details: string[] = []) => ({
    changed: { slots: slots.map((number) => utcDay(2025, number, 1)), how: details },
  });
  const stored = async (profile: string) =>
    Promise.all((await rows(profile)).map(async ({ _id, version }) => ({ version, ...(await one(_id)) })));

  /** January to March, of which February was entered with another way of 31.7 km and three journeys. */
  async function mixed() {
    const profile = await person();
    await save(profile, { ...YEAR, entries: [month(1, 10), month(3, 7)] });
    const february = { ...how, distance: 31.7, transport_method: 'bus' };
    await save(profile, { ...YEAR, entries: [month(2, 3)], how: february, ...changes([2]) });
    return profile;
  }

  it('leaves every other month to the way it was entered', async () => {
    const profile = await mixed();
    const before = await stored(profile);
    expect(before.map(({ distance }) => distance)).toEqual([402, 190.2, 281.4]);

    const { how: shown } = await get(profile, YEAR);
    await save(profile, { ...YEAR, entries: [month(1, 10), month(2, 3), month(3, 8)], how: shown, ...changes([3]) });

    const after = await stored(profile);
    expect(after.map(({ distance }) => distance)).toEqual([402, 190.2, 321.6]);
    expect(after.map(({ version }) => version)).toEqual([before[0]?.version, before[1]?.version, expect.anything()]);
    expect(after[1]).toMatchObject({ transport_method: 'bus' });
  });

  it('counts another number of journeys by the way of that month', async () => {
    const profile = await mixed();
    await save(profile, { ...YEAR, entries: [month(2, 6)], ...changes([2]) });

    expect((await stored(profile))[1]).toMatchObject({ journeys: 6, distance: 380.4, transport_method: 'bus' });
  });

  it('gives a changed detail to all of them, and nothing else', async () => {
    const profile = await mixed();
    await save(profile, { ...YEAR, entries: [], how: { ...how, occupants: 2 }, ...changes([], ['occupants']) });

    const all = await stored(profile);
    expect(all.map(({ occupants, distance }) => [occupants, distance])).toEqual([
      [2, 402],
      [2, 190.2],
      [2, 281.4],
    ]);
  });

  it('turns every entry into other units by its own length', async () => {
    const profile = await mixed();
    const asked = { ...YEAR, how: { ...how, units: 'miles', distance: 12.5 } };
    expect((await save(profile, { ...asked, entries: [month(1, 20)], ...changes([1], ['units']) })).status).toBe(200);

    expect((await stored(profile)).map(({ units, distance }) => [units, distance])).toEqual([
      ['miles', 499.4],
      ['miles', 118.1],
      ['miles', 174.8],
    ]);
  });

  it('leaves the way of the person alone where another detail was changed', async () => {
    const profile = await mixed();
    const wayOf = async () => {
      const { transport_method, distance, last_units } = await one(profile, 'profiles');
      return { transport_method, distance, last_units };
    };
    const before = await wayOf();
    await save(profile, {
      ...YEAR,
      entries: [],
      how: { ...how, distance: 99, occupants: 2 },
      ...changes([], ['occupants']),
    });

    expect(await wayOf()).toEqual(before);
  });

  it('clears months, also the last of them', async () => {
    const profile = await mixed();
    await save(profile, { ...YEAR, entries: [month(2, 0)], ...changes([1, 2]) });
    expect((await rows(profile)).map(({ from }) => from)).toEqual([utcDay(2025, 3, 1)]);

    expect((await save(profile, { ...YEAR, entries: [], ...changes([3]) })).status).toBe(200);
    expect(await rows(profile)).toEqual([]);
  });

  it('names only days of the period and details that are sent', async () => {
    const profile = await person();
    const refused = async (over: object) => (await save(profile, { ...YEAR, entries: [], ...over })).body.errors;

    expect(await refused({ changed: { slots: [utcDay(2025, 1, 2)], how: [] } })).toEqual({ entries: 'Enter a date' });
    expect(await refused(changes([1], ['toString']))).toEqual({ 'changed.how': 'This field does not exist' });
    expect(await refused(changes([1], ['applied']))).toEqual({ 'changed.how': 'This field does not exist' });
  });
});
