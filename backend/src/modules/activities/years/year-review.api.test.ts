import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

const YEAR = 2024;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = async (entity: string, draft: object): Promise<string> =>
  (await createRecord(world.admin, entity, draft))._id;
const review = async (year = YEAR, who = world.admin) =>
  (await who.send('GET', `inventory_year_review?year=${year}`)).body;

it('says before a year is approved what lacks a figure and which figures a person stated, with why', async () => {
  const location_id = await made('locations', LOCATION);
  const march = { location_id, from: utcDay(YEAR, 3, 1), to: utcDay(YEAR, 3, 31) };
  const power = { ...march, amount: 700, units: 'kWh', renewable_amount: 0 };
  const bill = await made('electricity_activitys', power);
  expect(await review()).toMatchObject({ rows: 5, without_figure: 0, hand_made: { total: 0, list: [] } });

  const why = { reason: 'Statement of the landlord', evidence: 'Letter 12' };
  const stated = await made('emission_calcs', { activity_id: bill, CO2: 5, units: 't', used: true, ...why });
  // Neither its energy nor its rent is stated, so it has no figure.
  await made('lease_activitys', { ...march, area: 100 });
  await made('electricity_activitys', { ...power, applied: false });
  expect(await review()).toMatchObject({
    without_figure: 1,
    hand_made: {
      total: 1,
      list: [{ activity_id: bill, activity_type: 'electricity_activitys', kg: 5000, reason: why.reason }],
    },
  });
  expect(await review(YEAR - 1)).toMatchObject({ rows: 0, without_figure: 0, hand_made: { total: 0 } });
  expect(await review(YEAR, world.stranger)).toMatchObject({ rows: 0, without_figure: 0, hand_made: { total: 0 } });

  await send('DELETE', `emission_calcs/${stated}`);
  expect(await review()).toMatchObject({ without_figure: 1, hand_made: { total: 0, list: [] } });
});

it('counts the rows of every year for whoever may see the years, as its seal does', async () => {
  const reader = await world.someone(['user']);
  const rows = async (who = reader): Promise<Record<string, number>> => {
    const { list } = (await who.send('GET', 'inventory_year_rows')).body;
    return Object.fromEntries(list.map((each: { year: number; rows: number }) => [each.year, each.rows]));
  };
  const { [YEAR]: before = 0, ...others } = await rows();
  expect(others).toEqual({});
  const location_id = await made('locations', { ...LOCATION, name: 'Leeds' });
  const winter = { location_id, from: utcDay(YEAR, 12, 1), to: utcDay(YEAR + 1, 1, 31) };
  await made('electricity_activitys', { ...winter, amount: 700, units: 'kWh', renewable_amount: 0 });
  const ofBill = (await rows())[YEAR + 1] ?? 0;
  expect(ofBill).toBeGreaterThan(0);
  expect(await rows()).toEqual({ [YEAR]: before + ofBill, [YEAR + 1]: ofBill });
  expect(await rows(world.stranger)).toEqual({});

  await send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' });
  const states: InventoryYearRow[] = (await reader.send('GET', 'inventory_year_states')).body.list;
  expect(states.find(({ year }) => year === YEAR)).toMatchObject({ state: 'approved', rows: before + ofBill });
});
