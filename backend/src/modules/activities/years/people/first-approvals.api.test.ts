import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { draftOf } from '../../../../../test/examples';
import { makeWorld, type Person, type World } from '../../../../../test/world';

const YEAR = 2024;

let world: World;
let first: Person;
let second: Person;
beforeAll(async () => {
  world = await makeWorld();
  await world.admin.send('POST', 'electricity_activitys', await draftOf(world, 'electricity_activitys'));
  second = await world.someone(['user', 'admin']);
  const { status, body } = await world.admin.send('PATCH', 'account', { year_approvals: 'two' });
  expect([status, body.err]).toEqual([200, undefined]);
}, 60_000);
afterAll(() => world.stop());

const decide = async (who: Person, decision: 'approve' | 'reopen') =>
  (await who.send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As agreed' })).body.obj.state;
const stateOf = async (): Promise<InventoryYearRow> =>
  (await world.admin.send('GET', 'inventory_year_states')).body.list.find(
    ({ year }: InventoryYearRow) => year === YEAR,
  );

beforeEach(async () => {
  first = await world.someone(['user', 'admin']);
  expect(await decide(first, 'approve')).toBe('waiting');
  expect((await stateOf()).waiting).toMatchObject({ by: first.email });
});

it.each([
  ['access has been stopped', 'stop_access', {}],
  ['role has been taken away', 'change_roles', { roles: ['user'] }],
])('a first approval ends with the person whose %s', async (_, action, input) => {
  const { status } = await world.admin.send('POST', `members/${first.userId}/${action}`, input);
  expect(status).toBe(200);
  expect((await stateOf()).waiting).toBeNull();

  expect(await decide(world.admin, 'approve')).toBe('waiting');
  expect(await stateOf()).toMatchObject({ state: 'open', waiting: { by: world.admin.email, is_me: true } });
  expect(await decide(second, 'approve')).toBe('approved');
  expect((await stateOf()).approvers).toEqual([world.admin.email, second.email]);
  await decide(world.admin, 'reopen');
});

it('says which of the years is the base year', async () => {
  expect((await stateOf()).is_base_year).toBe(false);
  expect((await world.admin.send('PATCH', 'inventory_settings', { base_year: YEAR })).status).toBe(200);
  expect((await stateOf()).is_base_year).toBe(true);
  const reader = await world.someone(['user']);
  const { list } = (await reader.send('GET', 'inventory_year_states')).body;
  expect(list.map(({ year, is_base_year }: InventoryYearRow) => [year, is_base_year])).toEqual([[YEAR, true]]);
});
