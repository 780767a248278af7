import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { draftOf } from '../../../../test/examples';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import * as engine from '../emission/emission-engine';

jest.mock('../emission/emission-engine', () => {
  const actual = jest.requireActual('../emission/emission-engine');
  return { ...actual, emissionsOf: jest.fn(actual.emissionsOf) };
});

/** Counts the computations of emissions since it was last called. */
const emissionsOf = jest.mocked(engine.emissionsOf);
const computed = (): number => {
  const count = emissionsOf.mock.calls.length;
  emissionsOf.mockClear();
  return count;
};

let world: World;
let location_id: string;
const PERIOD = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Leeds' })).body.obj._id;
}, 60_000);
beforeEach(() => computed());
afterAll(() => world.stop());

const draft = (over: object = {}) => ({
  ...{ location_id, ...PERIOD, amount: 100, units: 'kWh', renewable_amount: 0 },
  ...over,
});
const send = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await world.admin.send(method, path, body);
  if (status >= 400) throw new Error(JSON.stringify(answer));
  return answer;
};
const bill = async () => (await send('POST', 'electricity_activitys', draft())).obj;

it('computes emissions once for a save, a preview and an edit, and not at all for a removal', async () => {
  const { _id } = await bill();
  expect(computed()).toBe(1);
  await send('POST', 'electricity_activitys/preview', draft());
  expect(computed()).toBe(1);
  await send('PATCH', `electricity_activitys/${_id}`, { amount: 200 });
  expect(computed()).toBe(1);
  await send('DELETE', `electricity_activitys/${_id}`);
  expect(computed()).toBe(0);
});

it('computes nothing for what is refused', async () => {
  const order = await draftOf(world, 'sales_order_activitys');
  computed();
  const goods = { ...order, unit_type: 'simple', size: 3, quantity: 2, total_amount: 7 };
  const { status, body } = await world.admin.send('POST', 'sales_order_activitys', goods);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['total_amount']]);
  expect(computed()).toBe(0);
});

it('computes each activity of a change of many once', async () => {
  const york = (await send('POST', 'locations', { ...LOCATION, name: 'York' })).obj._id;
  const rows = [await bill(), await bill()].map(({ _id, version }) => ({ _id, version }));
  computed();
  await send('POST', 'bulk_activities', { change: { kind: 'edit', values: { location_id: york } }, rows });
  expect(computed()).toBe(2);
});

it('computes each activity once to look at a recalculation', async () => {
  const { total } = await send('GET', 'activities?limit=1');
  computed();
  const { obj } = await send('POST', 'recalculate', {});
  await until(async () => (await send('GET', `recalculations/${obj._id}`)).obj.state === 'proposed', 15_000);
  expect(computed()).toBe(total);
});

it('computes each line of a file once to check it, and once to write it', async () => {
  const imports = importSteps(() => world);
  const file = 'Location,From,To,Amount,Units\nLeeds,2025-02-01,2025-02-28,5,kWh\nLeeds,2025-03-01,2025-03-31,6,kWh\n';
  const { _id } = await imports.checked(world.admin, file);
  expect(computed()).toBe(2);
  await imports.decided(world.admin, _id, 'run', 'done');
  expect(computed()).toBe(2);
});
