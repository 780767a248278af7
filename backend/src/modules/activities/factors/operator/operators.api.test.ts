import { uploadFile } from '../../../../../test/upload-file';
import { makeWorld, type Person, type World } from '../../../../../test/world';
import { operators } from '../../../../platform/accounts/operators';
import { systemClock } from '../../../../platform/clock';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const RATES = 'from,to,year,rate,source\nGBP,NOK,2026,13.5,Test';

const statusOfUpload = async (who: Person): Promise<number> =>
  (await uploadFile(world.url, who, 'factor_imports', { name: 'rates.csv', bytes: RATES })).status;

const reached = async (who: Person) => [
  await statusOfUpload(who),
  (await who.send('GET', '/api/data/factor_templates/vat-rates.csv')).status,
  (await who.send('POST', 'decide_factor_import', { id: 'none', decision: 'store' })).status,
  (await who.send('GET', '/api/portal')).body.areas.some(({ id }: { id: string }) => id === 'operator'),
];

async function grant(email: string, isOperator: boolean) {
  const { platform } = world.engine;
  const isDone = await operators(platform.database, systemClock).set(email, isOperator);
  await platform.accounts.refresh({ companyId: world.admin.companyId }, 'roles');
  return isDone;
}

it('is for those whom the terminal made operators, in production as well, and for nobody else', async () => {
  expect(await reached(world.admin)).toEqual([404, 404, 404, false]);

  expect(await grant(world.admin.email.toUpperCase(), true)).toBe(true);
  expect(await operators(world.engine.platform.database, systemClock).list()).toEqual([world.admin.email]);
  // The decision is let in, and finds no such import.
  expect(await reached(world.admin)).toEqual([200, 200, 404, true]);
  expect(await reached(world.stranger)).toEqual([404, 404, 404, false]);

  const { list } = (await world.admin.send('GET', 'audit_log?entity_name=members')).body;
  expect(list[0]).toMatchObject({ type: 'operator', diff: { operator: { from: false, to: true } } });

  expect(await grant(world.admin.email, false)).toBe(true);
  expect(await reached(world.admin)).toEqual([404, 404, 404, false]);
});

it('opens nothing to an operator who does not administer an account', async () => {
  const reader = await world.someone(['user']);
  await grant(reader.email, true);
  expect(await reached(reader)).toEqual([403, 403, 403, false]);
});

it('knows nobody of another address', async () => {
  expect(await grant('nobody@first.example', true)).toBe(false);
});
