import { makeWorld, type World } from '../../../test/world';

describe('where the operator has switched the tools on', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ environment: { DEV_TOOLS: '1' } });
  });
  afterAll(() => world.stop());

  it('runs an action for an administrator and says what came of it', async () => {
    const { body: offered } = await world.admin.send('GET', 'dev_actions');
    const ran = await world.admin.send('POST', 'dev', { _action: 'verify_audit' });
    const unknown = await world.admin.send('POST', 'dev', { _action: 'constructor' });

    expect(offered.list).toEqual([{ action: 'verify_audit', label: 'Verify the audit log' }]);
    expect(ran.body.obj.message).toContain(world.admin.companyId);
    expect(unknown.status).toBe(400);
  });

  it('shows the area to administrators only', async () => {
    const user = await world.someone(['user', 'edit_business']);
    const areasOf = async (send: World['nobody']) =>
      (await send('GET', '/api/portal')).body.areas.map(({ id }: { id: string }) => id);

    expect(await areasOf(world.admin.send)).toContain('dev');
    expect(await areasOf(user.send)).not.toContain('dev');
    expect((await user.send('POST', 'dev', { _action: 'verify_audit' })).status).toBe(403);
  });
});

it('does not exist anywhere else', async () => {
  const world = await makeWorld();
  const answers = [
    await world.admin.send('GET', 'dev_actions'),
    await world.admin.send('POST', 'dev', { _action: 'verify_audit' }),
  ];
  const { body: portal } = await world.admin.send('GET', '/api/portal');
  await world.stop();

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(portal.areas.map(({ id }: { id: string }) => id)).not.toContain('dev');
});
