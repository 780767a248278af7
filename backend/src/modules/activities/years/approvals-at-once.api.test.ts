import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

const YEAR = 2024;
const TURNS = 6;
const REASON = { 'lichen-reason': encodeURIComponent('The supplier corrected the bill') };

let world: World;
let second: Person;
let bills: string[];

const bill = (location_id: string, amount: number) => ({
  ...{ location_id, amount, units: 'kWh', renewable_amount: 0 },
  ...{ from: utcDay(YEAR, 3, 1), to: utcDay(YEAR, 3, 31) },
});
const decide = (decision: string, person: Person = world.admin) =>
  person.send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As the auditor asked' });
const stateOf = async (): Promise<InventoryYearRow> =>
  (await world.admin.send('GET', 'inventory_year_states')).body.list.find(
    ({ year }: InventoryYearRow) => year === YEAR,
  );
const chosen = (settings: object) => world.admin.send('PATCH', 'account', settings);
const edited = (id: string | undefined, amount: number, headers?: Record<string, string>) =>
  world.admin.send('PATCH', `electricity_activitys/${id}`, { amount }, headers);

beforeAll(async () => {
  world = await makeWorld();
  second = await world.someone(['user', 'admin']);
  const { _id: location_id } = (await world.admin.send('POST', 'locations', LOCATION)).body.obj;
  bills = [];
  for (const amount of [100, 200]) {
    const { body } = await world.admin.send('POST', 'electricity_activitys', bill(location_id, amount));
    bills.push(body.obj._id);
  }
}, 60_000);
afterAll(() => world.stop());

it('is not approved by one person twice, and is by two, when they do so at the same moment', async () => {
  await chosen({ year_approvals: 'two' });
  for (let turn = 0; turn < TURNS; turn += 1) {
    const same = await Promise.all([decide('approve'), decide('approve')]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await stateOf()).state).toBe('open');
    await decide('reopen');

    const both = await Promise.all([decide('approve'), decide('approve', second)]);
    expect(both.map(({ body }) => body.obj.state).toSorted()).toEqual(['approved', 'waiting']);
    expect(new Set((await stateOf()).approvers)).toEqual(new Set([world.admin.email, second.email]));
    await decide('reopen');
  }
  await chosen({ year_approvals: 'one' });
});

it('has a first approval end where a bill is edited before the second, or the edit meets the approved year', async () => {
  await chosen({ year_approvals: 'two' });
  for (let turn = 0; turn < TURNS; turn += 1) {
    await decide('approve');
    const [approval, edit] = await Promise.all([decide('approve', second), edited(bills[0], 300 + turn)]);
    expect([approval.body.obj.state, edit.status]).toEqual(
      approval.body.obj.state === 'approved' ? ['approved', 428] : ['waiting', 200],
    );
    await decide('reopen');
  }
  await chosen({ year_approvals: 'one' });
});

it('is reopened once by two edits with reasons at the same moment, and keeps both', async () => {
  await chosen({ approved_year_changes: 'reopen' });
  for (let turn = 0; turn < TURNS; turn += 1) {
    await decide('approve');
    const edits = await Promise.all(bills.map((id, at) => edited(id, 400 + 10 * turn + at, REASON)));
    expect(edits.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stateOf()).state).toBe('open');
  }
  await chosen({ approved_year_changes: 'mark' });
});
