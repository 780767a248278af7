import { LOCATION, type World, makeWorld } from '../../../../test/world';

/** Every company of these tests begins with one, called like this. */
const HEAD_OFFICE = 'First company';
let world: World;

const post = (draft: object, by = world.admin) => by.send('POST', 'locations', { ...LOCATION, ...draft });
const places = async (query = '', by = world.admin) => (await by.send('GET', `location_places${query}`)).body;

beforeAll(async () => {
  world = await makeWorld();
  for (const draft of [
    { name: 'Leeds mill', latitude: 53.8, longitude: -1.55 },
    { name: 'Aarhus depot', country: 'DK', electricity_grid: 'Denmark', latitude: 56.157, longitude: 10.211 },
    { name: 'Nowhere yet' },
  ])
    expect((await post(draft)).status).toBe(201);
  await post({ name: 'Secret works', latitude: 1, longitude: 1 }, world.stranger);
}, 60_000);
afterAll(() => world.stop());

const namesOf = ({ list }: { list: { name: string }[] }) => list.map(({ name }) => name);

it('answers where all locations are, in the order of their names, and no more of them', async () => {
  const { list, total } = await places();
  expect(total).toBe(list.length);
  expect(namesOf({ list })).toEqual(['Aarhus depot', HEAD_OFFICE, 'Leeds mill', 'Nowhere yet']);
  expect(list[2]).toEqual({ _id: expect.any(String), name: 'Leeds mill', latitude: 53.8, longitude: -1.55 });
  expect(list[3]).toMatchObject({ latitude: null, longitude: null });
});

it.each([
  ['searched', '?search=mill', ['Leeds mill']],
  ['of a country', '?country=DK', ['Aarhus depot']],
  ['of several', '?country=DK&country=GB', ['Aarhus depot', HEAD_OFFICE, 'Leeds mill', 'Nowhere yet']],
  ['of a country and searched', '?country=DK&search=mill', []],
])('narrows them like their list: %s', async (_, query, names) => {
  const [found, listed] = [await places(query), (await world.admin.send('GET', `locations${query}`)).body];
  expect(namesOf(found)).toEqual(names);
  expect(namesOf(listed)).toEqual(names);
  expect(found.total).toBe(names.length);
});

it.each(['locations', 'location_places'])('refuses a country that there is not: %s', async (path) => {
  const { status, body } = await world.admin.send('GET', `${path}?country=Atlantis`);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['country']]);
});

it('has nothing of another company', async () => {
  expect(namesOf(await places('', world.stranger))).toEqual([HEAD_OFFICE, 'Secret works']);
});

it('is for those who are signed in', async () => {
  expect((await world.nobody('GET', '/api/data/location_places')).status).toBe(401);
});
