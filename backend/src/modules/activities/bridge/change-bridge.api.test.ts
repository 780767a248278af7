import {
  BRIDGE_PART_NAMES,
  type ChangeBridge,
  type SourceChange,
} from '@lichen/contracts/activities/bridge/change-bridge.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let works: string;
let barn: string;

const created = async (entity: string, body: unknown): Promise<string> =>
  (await world.admin.send('POST', entity, body)).body.obj._id;
const bill = (year: number, month: number, over: Record<string, unknown> = {}) =>
  created('electricity_activitys', {
    ...{ location_id: works, amount: 1000, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(year, month, 1), to: utcDay(year, month + 1, 0) },
    ...over,
  });

const period = (name: string, from: number, to: number) => `${name}from=${from}&${name}to=${to}`;
const YEARS = [
  period('', utcDay(2026, 1, 1), utcDay(2026, 6, 30)),
  period('before_', utcDay(2025, 1, 1), utcDay(2025, 6, 30)),
].join('&');
const bridge = async (query = ''): Promise<ChangeBridge> =>
  (await world.admin.send('GET', `get_change_bridge?${YEARS}${query}`)).body;
const total = async (year: number, query = '') =>
  (
    await world.admin.send(
      'GET',
      `get_activities_stats?start_date=${utcDay(year, 1, 1)}&end_date=${utcDay(year, 6, 30)}${query}`,
    )
  ).body.obj.total_co2;

beforeAll(async () => {
  world = await makeWorld();
  works = await created('locations', LOCATION);
  barn = await created('locations', { ...LOCATION, name: 'Barn' });
  for (const month of [1, 2, 3]) await bill(2025, month);
  for (const month of [1, 2]) await bill(2026, month, { amount: 1500 });
  await bill(2026, 5);
  await bill(2026, 2, { location_id: barn });
  // Half of it falls outside of both periods.
  await created('electricity_activitys', {
    ...{ location_id: works, amount: 777, units: 'kWh', renewable_amount: 0 },
    ...{ from: utcDay(2026, 6, 16), to: utcDay(2026, 7, 15) },
  });
});
afterAll(() => world.stop());

it('explains the difference of two periods to the last digit', async () => {
  const { before_ug, after_ug, parts } = await bridge();

  expect(before_ug / 1e6).toBe(await total(2025));
  expect(after_ug / 1e6).toBe(await total(2026));
  expect(BRIDGE_PART_NAMES.reduce((sum, name) => sum + parts[name], 0)).toBe(after_ug - before_ug);
  // The British grid is cleaner in 2026, half as much again was used, and a location was added.
  expect(parts.factor).toBeLessThan(0);
  expect(parts.activity).toBeGreaterThan(0);
  expect(parts.boundary).toBeGreaterThan(0);
  expect(parts.coverage).not.toBe(0);
});

it('opens what each part is made of', async () => {
  const whole = await bridge();
  const { list, total: sources } = await bridge('&part=boundary');

  expect([sources, list[0]?.location?.name, list[0]?.activity_type]).toEqual([1, 'Barn', 'electricity_activitys']);
  expect(list[0]?.parts.boundary).toBe(whole.parts.boundary);
  expect((await bridge(`&locations=${works}`)).parts.boundary).toBe(0);
  expect((await bridge('&activity=fuel_activitys')).after_ug).toBe(0);
  const two = await bridge('&scopes=2');
  expect(two.after_ug + (await bridge('&scopes=3')).after_ug).toBe(whole.after_ug);
});

it('says of each source where its rows are, and of no others', async () => {
  await bill(2026, 4, { partner_id: await created('partners', { name: 'Grid Ltd' }) });
  const march = { from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31) };
  await created('carbon_activitys', { ...march, scope: 'scope_1', amount: 5, units: 'kg', source: 'Landlord' });
  const rows = async ({ activity_type, location_id, partner_id }: SourceChange, scopes: string) => {
    const where = `activity=${activity_type}&locations=${location_id ?? NO_RECORD_FILTER}&partners=${partner_id ?? NO_RECORD_FILTER}`;
    return total(2026, `&${where}${scopes}`);
  };
  for (const scopes of ['', '&scopes=2']) {
    const { list } = await bridge(scopes);
    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const source of list)
      expect([source._id, await rows(source, scopes)]).toEqual([source._id, source.after_ug / 1e6]);
  }
  expect((await bridge()).list.map(({ location_id }) => location_id)).toContain(null);
});

it('knows from the dates of a location what opened, closed or is only not recorded', async () => {
  const dates = { from: utcDay(2010, 1, 1) };
  const hall = await created('locations', { ...LOCATION, name: 'Hall', ...dates });
  for (const month of [1, 2, 3]) await bill(2025, month, { location_id: hall });
  const ofHall = async () => (await bridge(`&locations=${hall}`)).parts;

  // In use in both periods: the bills of the later one are missing.
  const unrecorded = await ofHall();
  expect([unrecorded.boundary, unrecorded.coverage < 0]).toEqual([0, true]);

  await world.admin.send('PATCH', `locations/${hall}`, { to: utcDay(2026, 2, 28) });
  const sold = await ofHall();
  expect(sold.boundary + sold.coverage).toBe(unrecorded.coverage);
  expect([sold.boundary < 0, sold.coverage < sold.boundary]).toEqual([true, true]);
  const { list } = await bridge(`&locations=${hall}&part=boundary`);
  expect(list.map(({ location }) => location)).toEqual([
    { _id: hall, name: 'Hall', ...dates, to: utcDay(2026, 2, 28) },
  ]);

  await world.admin.send('PATCH', `locations/${hall}`, { to: utcDay(2025, 12, 31) });
  const closed = await ofHall();
  expect([closed.boundary, closed.coverage]).toEqual([unrecorded.coverage, 0]);
});

it('takes the end of operational control for a change of the boundary', async () => {
  const depot = await created('locations', { ...LOCATION, name: 'Depot', leased: true });
  for (const year of [2025, 2026]) await bill(year, 3, { location_id: depot });
  const ofDepot = async () => (await bridge(`&locations=${depot}&scopes=2`)).parts;
  expect((await ofDepot()).boundary).toBe(0);

  const handed = { operational_control: false, controlled_until: utcDay(2025, 12, 31) };
  expect((await world.admin.send('PATCH', `locations/${depot}`, handed)).status).toBe(200);

  expect((await ofDepot()).boundary).not.toBe(0);
});

it('shows another company nothing of it', async () => {
  const { body } = await world.stranger.send('GET', `get_change_bridge?${YEARS}&locations=${works}`);
  expect(body).toMatchObject({ before_ug: 0, after_ug: 0, list: [] });
});

it('refuses a period that ends before it begins, on its first day', async () => {
  const [from, to] = [utcDay(2026, 1, 1), utcDay(2026, 12, 31)];
  const asked = async (days: object) => {
    const query = new URLSearchParams(days as Record<string, string>);
    const { status, body } = await world.admin.send('GET', `get_change_bridge?${query}`);
    return [status, body.errors];
  };

  expect(await asked({ from: to, to: from, before_from: from, before_to: to })).toEqual([
    400,
    { from: 'Must be before end date' },
  ]);
  expect(await asked({ from, to: from, before_from: to, before_to: from })).toEqual([
    400,
    { before_from: 'Must be before end date' },
  ]);
});
