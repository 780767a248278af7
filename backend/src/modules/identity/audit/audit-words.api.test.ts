import { ADMIN } from '@lichen/contracts/portal/roles';
import { type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

it('has words for every name in the audit of a company, of whichever area', async () => {
  await world.admin.send('POST', 'tags', { name: 'audited' });
  const { body: words } = await world.admin.send('GET', 'audit_words');
  const { body: audit } = await world.admin.send('GET', 'audit_log');

  expect(audit.total).toBeGreaterThan(2);
  for (const { entity_name, diff } of audit.list)
    for (const name of Object.keys(diff ?? {}))
      expect([entity_name, name, typeof (words.obj[entity_name]?.fields[name] ?? words.obj[name])]).toEqual([
        entity_name,
        name,
        'object',
      ]);
  expect(words.obj.locations.fields.name).toEqual({ label: 'Name', kind: 'text' });
});

it('is for administrators', async () => {
  const reader = await world.someone(['edit_business']);

  expect(ADMIN).toEqual(['admin']);
  expect((await reader.send('GET', 'audit_words')).status).toBe(403);
  expect((await world.nobody('GET', 'audit_words')).status).toBe(401);
});
