import type {
  InventoryYearRow,
  YearDifferences,
  YearHistoryEntry,
} from '@lichen/contracts/activities/years/inventory-year.call';
import type { Touched } from '@lichen/contracts/api/reason';
import { draftOf } from '../../../../../test/examples';
import { makeWorld, type Person, type World } from '../../../../../test/world';

const YEAR = 2024;
const REASON = { 'lichen-reason': encodeURIComponent('Supplier corrected the bill after a meter check.') };

let world: World;
let second: Person;
let bill: string;
beforeAll(async () => {
  world = await makeWorld();
  second = await world.someone(['user', 'admin']);
  const draft = await draftOf(world, 'electricity_activitys');
  bill = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
  await world.admin.send('PATCH', 'account', { year_approvals: 'two' });
}, 60_000);
afterAll(() => world.stop());

const called = ({ email }: Person, first_name: string, last_name: string) =>
  world.engine.platform.database.run('UPDATE users SET first_name = ?, last_name = ? WHERE email = ?', [
    ...[first_name, last_name, email],
  ]);
const approve = (who: Person) =>
  who.send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve', note: 'As the auditor asked' });
const stateOf = async (): Promise<InventoryYearRow> =>
  (await world.admin.send('GET', 'inventory_year_states')).body.list.find(
    ({ year }: InventoryYearRow) => year === YEAR,
  );
const edit = (amount: number, headers?: Record<string, string>) =>
  second.send('PATCH', `electricity_activitys/${bill}`, { amount }, headers);
const changes = async () =>
  ((await world.admin.send('GET', `inventory_year_differences?year=${YEAR}`)).body as YearDifferences).list[0]?.changes;
const history = async (who = world.admin) => {
  const { list } = (await who.send('GET', `inventory_year_history?year=${YEAR}`)).body;
  return list.map(({ kind, by, name }: YearHistoryEntry) => [kind, by, name]);
};

it('names who approved a year and who changed it, and keeps the address of whoever has left', async () => {
  await called(world.admin, 'Ada', 'Lund');
  await called(second, 'Kari', 'Berg');
  await approve(world.admin);
  expect((await stateOf()).waiting).toMatchObject({ by: world.admin.email, name: 'Ada Lund' });
  await approve(second);
  expect(await stateOf()).toMatchObject({
    approvers: [world.admin.email, second.email],
    approver_names: ['Ada Lund', 'Kari Berg'],
  });

  const asked = await edit(11);
  const [touched] = asked.body.asks.touches as Touched[];
  expect(touched?.notes[0]).toMatchObject({ params: { by: { text: 'Ada Lund, Kari Berg' } } });
  expect((await edit(11, REASON)).status).toBe(200);
  expect(await changes()).toMatchObject([{ by: second.email, name: 'Kari Berg' }]);
  const reader = await world.someone(['user']);
  expect(await history(reader)).toEqual([
    ['change', second.email, 'Kari Berg'],
    ['approve', second.email, 'Kari Berg'],
    ['first_approve', world.admin.email, 'Ada Lund'],
  ]);
  expect(await history(world.stranger)).toEqual([]);

  await world.engine.platform.database.run('UPDATE users SET company_id = ? WHERE email = ?', [
    ...[world.stranger.companyId, second.email],
  ]);
  expect((await stateOf()).approver_names).toEqual(['Ada Lund', null]);
  expect(await changes()).toMatchObject([{ by: second.email, name: null }]);
  expect((await history())[0]).toEqual(['change', second.email, null]);
});
