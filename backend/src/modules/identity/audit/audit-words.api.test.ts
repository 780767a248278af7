import { ADMIN } from '@lichen/contracts/portal/roles';
import { type World, makeWorld } from '../../../../test/world';

/** Labelled by the audit page: what happens to records of every area, and what accounts do. */
const COMMON = ['create', 'update', 'remove', 'restore', 'register', 'join', 'login', 'logout', 'change_password'];

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
  for (const { entity_name, type } of audit.list)
    expect([entity_name, type, COMMON.includes(type) || typeof words.obj[entity_name]?.events[type]]).toEqual([
      entity_name,
      type,
      COMMON.includes(type) || 'string',
    ]);
  for (const { entity_name, diff } of audit.list)
    for (const name of Object.keys(diff ?? {}))
      expect([entity_name, name, typeof (words.obj[entity_name]?.fields[name] ?? words.obj[name])]).toEqual([
        entity_name,
        name,
        'object',
      ]);
  expect(words.obj.locations.fields.name).toEqual({ label: 'Name', kind: 'text' });
});

it('says what happened where an action only says what to do', async () => {
  const { body: words } = await world.admin.send('GET', 'audit_words');

  expect(words.obj.partners.actions.withdraw_invitation).toBe('Withdraw invitation');
  expect(words.obj.partners.events).toMatchObject({
    withdraw_invitation: 'Invitation withdrawn',
    connect: 'Connected',
  });
  expect(words.obj.connection_invitation.events.wrong_code).toBe('Wrong code entered');
  expect(words.obj.imports.events.write).toBe('Import run');
  expect(words.obj.members.events).toMatchObject(words.obj.profiles.events);
  expect(words.obj.members.events.confirm_address).toBe('Email address confirmed');
  expect(words.obj.locations.events.change_grid).toBe('Grid changed');
  expect(words.obj.power_sources.events).toEqual({});
});

it('is for administrators', async () => {
  const reader = await world.someone(['edit_business']);

  expect(ADMIN).toEqual(['admin']);
  expect((await reader.send('GET', 'audit_words')).status).toBe(403);
  expect((await world.nobody('GET', 'audit_words')).status).toBe(401);
});
