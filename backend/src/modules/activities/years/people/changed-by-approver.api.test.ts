import { INVENTORY_YEAR_TEXTS } from '@lichen/contracts/activities/years/inventory-year.call';
import { draftOf } from '../../../../../test/examples';
import { makeWorld, type Person, type World } from '../../../../../test/world';

const YEAR = 2024;
const REASON = { 'lichen-reason': encodeURIComponent('Supplier corrected the bill after a meter check.') };

let world: World;
let second: Person;
let third: Person;
let bill: string;
beforeAll(async () => {
  world = await makeWorld();
  second = await world.someone(['user', 'admin']);
  third = await world.someone(['user', 'admin']);
  const draft = await draftOf(world, 'electricity_activitys');
  bill = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
  await world.admin.send('PATCH', 'account', { year_approvals: 'two' });
}, 60_000);
afterAll(() => world.stop());

async function decide(who: Person, decision: 'approve' | 'reopen'): Promise<string> {
  const { body } = await who.send('POST', 'decide_inventory_year', { year: YEAR, decision, note: 'As agreed' });
  return body.obj?.state ?? body.err;
}
const edit = async (amount: number) =>
  expect((await second.send('PATCH', `electricity_activitys/${bill}`, { amount }, REASON)).status).toBe(200);

it.each(['mark', 'reopen'])(
  'whoever changed a year is not the second to approve it, also once it is open again: %s',
  async (approved_year_changes) => {
    await world.admin.send('PATCH', 'account', { approved_year_changes });
    await decide(world.admin, 'approve');
    expect(await decide(second, 'approve')).toBe('approved');
    await edit(approved_year_changes === 'mark' ? 11 : 12);
    if (approved_year_changes === 'mark') expect(await decide(second, 'reopen')).toBe('open');

    expect(await decide(world.admin, 'approve')).toBe('waiting');
    expect(await decide(second, 'approve')).toBe(INVENTORY_YEAR_TEXTS.changedByYou);
    expect(await decide(third, 'approve')).toBe('approved');

    // With the new approval the earlier change is settled.
    await decide(third, 'reopen');
    expect(await decide(world.admin, 'approve')).toBe('waiting');
    expect(await decide(second, 'approve')).toBe('approved');
    await decide(world.admin, 'reopen');
  },
);
