import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import type { Read } from '../../../platform/engine/rules';
import { cachedRecords } from '../../../platform/store/record-cache';
import { recordsOver } from '../../../platform/store/scoped-records';
import type { Sql } from '../../../platform/store/sql';
import { tagsOf } from './tags.query';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());
afterEach(() => jest.restoreAllMocks());

const day = utcDay(2025, 3, 1);

/** Counts the queries for rows of each of these tables, in transactions and outside, while `work` runs. */
async function readings(tables: readonly string[], work: () => Promise<unknown>) {
  const { database } = world.engine.platform;
  const asked: string[] = [];
  const heard = (sql: Sql): Sql['all'] => {
    const { all } = sql;
    return (text, params) => {
      asked.push(text);
      return all(text, params);
    };
  };
  const [outside, { transaction }] = [heard(database), { ...database }];
  jest.spyOn(database, 'all').mockImplementation(outside);
  jest
    .spyOn(database, 'transaction')
    .mockImplementation((within) => transaction((tx) => within({ ...tx, all: heard(tx) })));
  await work();
  return tables.map((table) => asked.filter((text) => text.includes(`FROM \`${table}\``)).length);
}

it.each(['electricity_activitys', 'electricity_activitys/preview'])(
  'reads the place and the company of a bill once for %s',
  async (path) => {
    const { body } = await world.admin.send('POST', 'locations', LOCATION);
    const bill = { location_id: body.obj._id, from: day, to: day, amount: 10, units: 'kWh', renewable_amount: 0 };
    // A first call, so that the session is known.
    await world.admin.send('GET', 'locations');
    let status = 0;

    const found = await readings(['locations', 'accounts'], async () => {
      ({ status } = await world.admin.send('POST', path, bill));
    });

    expect(status).toBeLessThan(300);
    expect(found).toEqual([1, 1]);
  },
);

it('reads the tags of the company once for all rows that are saved together', async () => {
  const { database } = world.engine.platform;
  await world.admin.send('POST', 'tags', { name: 'Roof' });
  const read = cachedRecords(recordsOver(database, database, world.admin.companyId)) as Read;
  const spelt: unknown[] = [];

  const found = await readings(['tags'], async () => {
    for (const tags of [['ROOF'], ['new', 'roof']]) spelt.push(await tagsOf(read, { tags }, null));
  });

  expect([spelt, found]).toEqual([[['Roof'], ['new', 'Roof']], [1]]);
});
