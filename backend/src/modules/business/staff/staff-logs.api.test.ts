import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let keeper: Person;
let ada: string;

beforeAll(async () => {
  world = await makeWorld();
  keeper = await world.someone(['edit_staff']);
  const site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const profile = { first_name: 'Ada', last_name: 'Moe', location_id: site };
  ada = (await world.admin.send('POST', 'profiles', profile)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const DAY = 24 * 60 * 60 * 1000;
const day = (year: number, month = 1, date = 1) => Date.UTC(year, month - 1, date);
const soon = () => (Math.floor(Date.now() / DAY) + 5) * DAY;
const errorsOf = async (path: string, draft: object) => (await keeper.send('POST', path, draft)).body.errors;
const NAMED = () => ({ name: 'Barrels', start_date: day(2024, 3), end_date: day(2024, 3, 2), profile_ids: [ada] });

it('records accidents by year, and which of them are recordable', async () => {
  const draft = { date: day(2024, 5), type: 'injury', profile_id: ada };
  const made = await keeper.send('POST', 'accidents', draft);
  const inYear = async (year: number) => (await keeper.send('GET', `accidents?year=${year}`)).body.total;

  expect(made.body.obj).toMatchObject({ ...draft, fatality: false, recordable: false, days_lost: null });
  expect([await inYear(2023), await inYear(2024)]).toEqual([0, 1]);
  expect(await errorsOf('accidents', {})).toEqual({ date: 'Required', type: 'Required' });
  expect(Object.keys(await errorsOf('accidents', { ...draft, date: soon() }))).toEqual(['date']);
  const counted = { recordable: 'An accident with a fatality or lost days is recordable' };
  expect(await errorsOf('accidents', { ...draft, days_lost: 2 })).toEqual(counted);
  expect(await errorsOf('accidents', { ...draft, fatality: true })).toEqual(counted);
  expect((await keeper.send('POST', 'accidents', { ...draft, days_lost: 2, recordable: true })).status).toBe(201);
});

it.each(['placements', 'trainings', 'volunteerings'])('asks for what %s need', async (path) => {
  const draft = { ...NAMED(), ...(path === 'volunteerings' ? { notes: 'River' } : {}) };

  expect((await keeper.send('POST', path, draft)).body.obj).toMatchObject(draft);
  expect(await errorsOf(path, { ...draft, end_date: day(2024, 2) })).toEqual({ start_date: 'Must be before end date' });
  expect(await errorsOf(path, { ...draft, profile_ids: [ada, ' '] })).toEqual({
    profile_ids: 'All items must be filled or removed',
  });
  expect(Object.keys(await errorsOf(path, { ...draft, profile_ids: ['nobody'] }))).toEqual(['profile_ids']);
  expect(Object.keys(await errorsOf(path, {})).sort()).toEqual(
    ['name', 'start_date', 'end_date', 'profile_ids', ...(path === 'volunteerings' ? ['notes'] : [])].sort(),
  );
});

it('lets training alone be without participants, and keeps it out of the future', async () => {
  const nobody = { ...NAMED(), profile_ids: [] };

  expect((await keeper.send('POST', 'trainings', { ...nobody, length: 7.5 })).status).toBe(201);
  expect(await errorsOf('placements', nobody)).toEqual({ profile_ids: 'Required' });
  expect(Object.keys(await errorsOf('trainings', { ...NAMED(), end_date: soon() }))).toEqual(['end_date']);
  expect((await keeper.send('POST', 'placements', { ...NAMED(), end_date: soon() })).status).toBe(201);
});

it('keeps the figures of whoever has left, without the person', async () => {
  const { location_id } = (await world.admin.send('GET', `profiles/${ada}`)).body.obj;
  const leaver = { first_name: 'Bo', last_name: 'Moe', location_id };
  const id = (await world.admin.send('POST', 'profiles', leaver)).body.obj._id;
  const hurt = { date: day(2022), type: 'injury', profile_id: id };
  const made = (await keeper.send('POST', 'accidents', hurt)).body.obj;
  const held = (await keeper.send('POST', 'trainings', { ...NAMED(), profile_ids: [id] })).body.obj;
  expect((await world.admin.send('DELETE', `profiles/${id}`)).status).toBe(200);

  expect((await keeper.send('GET', `accidents/${made._id}`)).body.obj).toMatchObject({ profile_id: null });
  expect((await keeper.send('PATCH', `trainings/${held._id}`, { name: 'Kegs' })).body.obj.profile_ids).toEqual([id]);
});

it('is for those who keep the staff', async () => {
  const other = await world.someone(['user', 'edit_business']);
  for (const path of ['accidents', 'placements', 'trainings', 'volunteerings'])
    expect((await other.send('GET', path)).status).toBe(403);
});
