import { makeWorld, type World } from '../../test/world';
import { seedDemo } from './seed-demo';
import { wantsDemo } from './wants-demo';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

/** Enters the demo until so many transactions have begun. */
async function dyingAfter(transactions: number): Promise<void> {
  const { engine } = world;
  let left = transactions;
  const { database } = engine.platform;
  const transaction: typeof database.transaction = (work) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('the process died')) : database.transaction(work);
  };
  const dying = { ...engine, platform: { ...engine.platform, database: { ...database, transaction } } };
  await expect(seedDemo(dying, () => undefined)).rejects.toThrow('the process died');
}

it('is entered once, however often the process dies over it', async () => {
  const { database } = world.engine.platform;
  const rows = async (table: string) =>
    Number((await database.all(`SELECT COUNT(*) AS total FROM ${table}`))[0]?.['total']);
  const before = { locations: await rows('locations'), activities: await rows('activities') };
  expect(await wantsDemo(world.engine)).toBe(false);

  for (const deaths of [5, 1, 30, 200]) {
    await dyingAfter(deaths);
    expect(await wantsDemo(world.engine)).toBe(true);
  }
  const said: string[] = [];
  await seedDemo(world.engine, (line) => said.push(line));

  expect(await wantsDemo(world.engine)).toBe(false);
  const stated = 'SELECT year, status FROM annual_statements WHERE calc_scope2 > 0 ORDER BY year';
  expect((await database.all(stated)).map(({ status }) => status)).toEqual(['approved', 'not_approved']);
  const [locations, activities] = ['locations', 'activities'].map((name) =>
    said.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${name}`).exec(line)?.[1]), 0),
  );
  expect({ locations: await rows('locations'), activities: await rows('activities') }).toEqual({
    locations: before.locations + (locations ?? 0),
    activities: before.activities + (activities ?? 0),
  });
}, 120_000);
