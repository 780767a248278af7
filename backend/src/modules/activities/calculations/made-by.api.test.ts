import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
let colleague: Person;

const bill = async (person: Person, location_id: string) => {
  const period = { from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31) };
  const draft = { location_id, ...period, amount: 100, units: 'kWh', renewable_amount: 0 };
  return (await person.send('POST', 'electricity_activitys', draft)).body.obj._id as string;
};

const idsFor = async (words: string) => {
  const { body } = await world.admin.send('GET', `activities?email_filter=${encodeURIComponent(words)}`);
  return body.list.map(({ _id }: { _id: string }) => _id);
};

beforeAll(async () => {
  world = await makeWorld();
  colleague = await world.someone(['user', 'admin']);
});
afterAll(() => world.stop());

it('finds what somebody entered by a part of their address, in list and total alike', async () => {
  const { _id: place } = (await world.admin.send('POST', 'locations', LOCATION)).body.obj;
  const [mine, theirs] = [await bill(world.admin, place), await bill(colleague, place)];
  const members = (await world.admin.send('GET', 'members')).body.list as { _id: string; email: string }[];
  const addressOf = async (id: string) => {
    const { created_by } = (await world.admin.send('GET', `activities/${id}`)).body.obj;
    return members.find(({ _id }) => _id === created_by)?.email ?? '';
  };

  expect(await idsFor((await addressOf(mine)).toUpperCase())).toEqual([mine]);
  expect(await idsFor(await addressOf(theirs))).toEqual([theirs]);
  expect((await idsFor('@')).toSorted()).toEqual([mine, theirs].toSorted());
  expect(await idsFor('nobody-at-all')).toEqual([]);
  const stats = await world.admin.send('GET', `get_activities_stats?email_filter=${await addressOf(theirs)}`);
  expect(stats.body.obj.count).toBe(1);
});

it('knows nobody of another company', async () => {
  const { _id: place } = (await world.stranger.send('POST', 'locations', LOCATION)).body.obj;
  await bill(world.stranger, place);
  const { list } = (await world.stranger.send('GET', 'members')).body;
  expect(await idsFor(list[0].email)).toEqual([]);
});
