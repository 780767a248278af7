import { makeWorld, type World } from '../../../../test/world';

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

  it('changes what the own account has bought, at once, and says so in the audit log', async () => {
    const sold = { modules: ['compliance'], type: 'partner' };
    const changed = await world.stranger.send('POST', '/api/dev/subscription', sold);
    const { body: portal } = await world.stranger.send('GET', '/api/portal');
    const { body: other } = await world.admin.send('GET', '/api/portal');
    const { body: log } = await world.stranger.send('GET', 'audit_log?entity_name=account');

    expect(changed.body).toEqual({ ok: true, obj: sold });
    expect(portal.account.modules).toEqual(['compliance']);
    expect(other.account.modules).toContain('activities');
    expect(log.list[0]).toMatchObject({ type: 'subscribe', diff: { type: { from: 'standard', to: 'partner' } } });
  });

  it('changes nobody’s account for people who do not administer it, or to what does not exist', async () => {
    const user = await world.someone(['user', 'edit_business']);
    const sold = { modules: [], type: 'partner' };
    const answers = [
      await world.nobody('POST', '/api/dev/subscription', sold),
      await user.send('POST', '/api/dev/subscription', sold),
      await world.admin.send('POST', '/api/dev/subscription', { ...sold, modules: ['everything'] }),
      await world.admin.send('POST', '/api/dev/subscription', { ...sold, company_id: world.stranger.companyId }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400]);
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
    await world.admin.send('POST', '/api/dev/subscription', { modules: [], type: 'partner' }),
  ];
  const { body: portal } = await world.admin.send('GET', '/api/portal');
  await world.stop();

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(portal.areas.map(({ id }: { id: string }) => id)).not.toContain('dev');
});
