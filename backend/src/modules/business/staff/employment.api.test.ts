import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let keeper: Person;
let site: string;

beforeAll(async () => {
  world = await makeWorld();
  keeper = await world.someone(['edit_staff']);
  site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const DAY = 24 * 60 * 60 * 1000;
const day = (year: number, month = 1, date = 1) => Date.UTC(year, month - 1, date);
const today = () => Math.floor(Date.now() / DAY) * DAY;

const person = async (draft: object = {}): Promise<string> => {
  const made = await keeper.send('POST', 'profiles', {
    ...{ first_name: 'Kari', last_name: 'Moe', location_id: site, ...draft },
  });
  return made.body.obj._id;
};
const record = (profile_id: string, draft: object = {}) =>
  keeper.send('POST', 'employment_records', { profile_id, location_id: site, start_date: day(2020), ...draft });
const historyOf = async (profile_id: string) =>
  (await keeper.send('GET', `employment_records?profile_id=${profile_id}`)).body.list;

describe('a record', () => {
  it('needs a place and a start, and does not end before it', async () => {
    const of = await person();
    const empty = await keeper.send('POST', 'employment_records', { profile_id: of });
    const wrong = await record(of, { end_date: day(2019) });
    const made = await record(of, { end_date: day(2020) });

    expect(empty.body.errors).toEqual({ location_id: 'Required', start_date: 'Required' });
    expect(wrong.body.errors).toEqual({ start_date: 'Must be before end date' });
    expect(made.body.obj).toMatchObject({ state: 'closed', salary_currency: 'GBP', warning: null });
  });

  it('is cautioned for another that holds on the same day, until that one is closed', async () => {
    const of = await person();
    const first = (await record(of)).body.obj;
    const second = (await record(of, { start_date: day(2023) })).body.obj;
    const warned = async () => (await historyOf(of)).map(({ warning }: { warning: string | null }) => warning);

    expect([first.state, first.warning, second.warning]).toEqual(['open', null, 'overlap']);
    expect(await warned()).toEqual(['overlap', 'overlap']);
    await keeper.send('PATCH', `employment_records/${first._id}`, { end_date: day(2022, 12, 31) });
    expect(await warned()).toEqual([null, null]);
  });

  it('is for those who keep the staff', async () => {
    const of = await person();
    const { body } = await record(of, { salary: 30000.5, hourly_pay: 16.25 });
    const other = await world.someone(['user', 'edit_business', 'edit_statement']);

    expect(body.obj).toMatchObject({ salary: 30000.5, hourly_pay: 16.25 });
    expect((await other.send('GET', 'employment_records')).status).toBe(403);
    expect((await other.send('GET', `employment_records/${body.obj._id}`)).status).toBe(403);
  });
});

describe('another employment status of a person', () => {
  const turn = (id: string, employment_status: string | null) =>
    world.admin.send('PATCH', `profiles/${id}`, { employment_status });

  it('closes the open record and opens the next, on the terms of the person', async () => {
    const of = await person({ employment_status: 'full_time', role: 'Brewer', salary: 30000 });
    await record(of, { employment_status: 'full_time' });
    expect((await turn(of, 'part_time')).status).toBe(200);

    const [next, before] = await historyOf(of);
    expect(before).toMatchObject({ state: 'closed', end_date: today() - DAY, employment_status: 'full_time' });
    expect(next).toMatchObject({
      ...{ state: 'open', start_date: today(), employment_status: 'part_time', warning: null },
      ...{ role: 'Brewer', salary: 30000, location: { name: 'Works' } },
    });
    await turn(of, 'temporary_part_time');
    expect(
      (await historyOf(of)).map(({ employment_status }: { employment_status: string }) => employment_status),
    ).toEqual(['temporary_part_time', 'full_time']);
    await turn(of, null);
    expect(await historyOf(of)).toHaveLength(2);
  });

  it('leaves the history alone when anything else changes, and goes with the person', async () => {
    const of = await person({ employment_status: 'full_time' });
    await record(of);
    await world.admin.send('PATCH', `profiles/${of}`, { role: 'Maltster' });

    expect(await historyOf(of)).toHaveLength(1);
    expect((await world.admin.send('DELETE', `profiles/${of}`)).status).toBe(200);
    expect(await historyOf(of)).toEqual([]);
  });
});

it('suggests the full-time equivalent of a year from the records that are open at its end', async () => {
  const apart = await makeWorld();
  const { admin } = apart;
  const at = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const profile = { first_name: 'Ada', last_name: 'Moe', location_id: at };
  const profile_id = (await admin.send('POST', 'profiles', profile)).body.obj._id;
  const add = (employment_status: string | null, start_date: number, end_date: number | null = null) =>
    admin.send('POST', 'employment_records', { profile_id, location_id: at, start_date, end_date, employment_status });
  const suggested = async (year: number) => (await admin.send('GET', `fte_suggestion?year=${year}`)).body;
  await add('full_time', day(2020));
  await add('temporary_part_time', day(2021, 12, 31));
  await add('part_time', day(2019), day(2022, 6, 30));
  await add('non_guaranteed_hours', day(2022));
  await add(null, day(2022));

  expect(await suggested(2018)).toMatchObject({ records: 0, fte: null });
  expect(await suggested(2020)).toMatchObject({ records: 2, uncounted: 0, fte: 1.5 });
  expect(await suggested(2021)).toMatchObject({ records: 3, fte: 2 });
  expect(await suggested(2022)).toMatchObject({ records: 4, uncounted: 2, fte: 1.5 });
  await apart.stop();
});
