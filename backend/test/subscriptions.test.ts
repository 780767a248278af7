import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { subscriptions } from '../src/platform/accounts/subscriptions';
import { systemClock } from '../src/platform/clock';
import { makeWorld } from './world';

it('switches a module on for the account of a person, and for no other', async () => {
  const world = await makeWorld();
  const accounts = subscriptions(world.engine.platform.database, systemClock);
  const { email, companyId: id } = world.admin;
  const others = (await accounts.list()).filter((account) => account.id !== id);
  const modules = [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] as const;

  expect((await accounts.ofPerson(` ${email.toUpperCase()} `))?.id).toBe(id);
  await accounts.set(id, { modules });
  expect(await accounts.ofPerson(email)).toEqual({ id, modules });
  expect((await accounts.list()).filter((account) => account.id !== id)).toEqual(others);
  expect(await accounts.ofPerson('nobody@nowhere.example')).toBeNull();
  await expect(accounts.set('none', { modules })).rejects.toThrow('No account none');
  await world.stop();
});
