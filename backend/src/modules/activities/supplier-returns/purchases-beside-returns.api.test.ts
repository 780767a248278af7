import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import type { Sql } from '../../../platform/store/sql';

type Body = Record<string, unknown> & { _id: string };

let world: World;
let location_id: string;
let product_id: string;
let partner_id: string;
let suppliers = 0;

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = (entity: string, draft: object): Promise<Body> => createRecord(world.admin, entity, draft);

beforeAll(async () => {
  world = await makeWorld();
  ({ _id: location_id } = await made('locations', LOCATION));
  ({ _id: product_id } = await made('products', { name: 'Cans', units: 'kg' }));
});
beforeEach(async () => {
  ({ _id: partner_id } = await made('partners', { name: `Supplier ${++suppliers}`, currency: 'GBP' }));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.stop());

const returned = (more: object) =>
  made('partner_returns', {
    ...{ partner_id, period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), currency: 'GBP' },
    ...{ scope1_co2: 80, scope2_co2: 20, scope3_co2: 100, ...more },
  });
const buy = (amount: number, order_date = utcDay(2025, 5, 6), more: object = {}) =>
  made('purchased_goods_activitys', {
    ...{ partner_id, product_id, location_id, order_date, cost: { currency: 'GBP', amount } },
    ...{ material: 'steel_cans', units: 't', size: 10, quantity: 1, total_amount: 10, ...more },
  });
const stateOf = async ({ _id }: Body) => {
  const { behind_by } = (await send('GET', `purchased_goods_activitys/${_id}`)).body.obj;
  const { list } = (await send('GET', `emission_calcs?activity_id=${_id}`)).body as { list: Body[] };
  return [list.flatMap(({ used, method }) => (used ? [method] : [])).join(), behind_by];
};

/** Counts the rows of activities that are read while `work` runs. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const { database } = world.engine.platform;
  let rows = 0;
  const heard =
    (sql: Sql): Sql['all'] =>
    async (text, params) => {
      const found = await sql.all(text, params);
      if (text.includes('FROM `activities`')) rows += found.length;
      return found as never;
    };
  const { transaction } = { ...database };
  jest.spyOn(database, 'all').mockImplementation(heard({ ...database }));
  jest
    .spyOn(database, 'transaction')
    .mockImplementation((within) => transaction((tx) => within({ ...tx, all: heard(tx) })));
  await work();
  jest.restoreAllMocks();
  return rows;
}

it('reads as little of many purchases as of few, as long as none of them turns', async () => {
  await returned({ revenue: 1_000_000 });
  for (let at = 0; at < 60; at += 1) await buy(100, utcDay(2025, 1, 1) + at * DAY);
  expect(await rowsRead(() => buy(100))).toBeLessThan(10);
});

it('turns every purchase of the period where one comes to more than the revenue', async () => {
  await returned({ revenue: 15_000 });
  const all = [await buy(100), await buy(100, utcDay(2025, 12, 31)), await buy(100, utcDay(2025, 1, 1))];
  const dollars = await buy(1, undefined, { cost: { currency: 'USD', amount: 1000 } });
  const last = await buy(14_500);
  for (const one of [...all, dollars]) expect(await stateOf(one)).toEqual(['revenue', 'partner_returns']);
  expect(await stateOf(last)).toEqual(['factor', null]);
  await send('PATCH', `purchased_goods_activitys/${dollars._id}`, { description: 'Calculated again' });
  expect(await stateOf(dollars)).toEqual(['factor', null]);
  // Below the revenue again, it is the one that was calculated meanwhile that is behind.
  await send('PATCH', `purchased_goods_activitys/${last._id}`, { applied: false });
  expect(await stateOf(dollars)).toEqual(['factor', 'partner_returns']);
});

it('leaves a purchase outside of the period to its material, and counts one of the next year within', async () => {
  await returned({ year: 2025, period_start: utcDay(2025, 4, 1), period_end: utcDay(2026, 3, 31), revenue: 15_000 });
  const before = await buy(9000, utcDay(2025, 2, 1));
  const first = await buy(10_000);
  expect(await stateOf(before)).toEqual(['factor', null]);
  expect(await stateOf(first)).toEqual(['revenue', null]);
  const nextYear = await buy(5001, utcDay(2026, 2, 1));
  expect(await stateOf(nextYear)).toEqual(['factor', null]);
  expect(await stateOf(first)).toEqual(['revenue', 'partner_returns']);
  expect(await stateOf(before)).toEqual(['factor', null]);
});
