import type { FirstStepsAnswer } from '@lichen/contracts/portal/first-steps';
import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { ROLES } from '@lichen/contracts/portal/roles';
import { setRoles } from '../../../../test/every/matrix';
import { DECLARED } from '../../../../test/releases/declared-areas';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';
import { type Visitor, verdictAt } from './areas';
import { gatesOf } from './gates';

const GATES = gatesOf(DECLARED);

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const steps = async (person: Person) => {
  const { status, body } = await person.send('GET', 'first_steps');
  expect(status).toBe(200);
  const { list, is_empty } = body as FirstStepsAnswer;
  return { ids: list.map(({ id, isDone }) => (isDone ? `${id} done` : id)), is_empty };
};

const bill = (location_id: string) => ({
  ...{ location_id, from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 31) },
  ...{ amount: 500, units: 'kWh', renewable_amount: 0 },
});

it('ticks by the records of the own company alone, and is open again when they go', async () => {
  const { admin, stranger } = world;
  const before = await steps(admin);
  expect(before).toEqual({
    ids: ['company done', 'location done', 'bill', 'import', 'people', 'partner'],
    is_empty: true,
  });

  const { _id: location_id } = (await admin.send('POST', 'locations', LOCATION)).body.obj;
  const made = (await admin.send('POST', 'electricity_activitys', bill(location_id))).body.obj;
  expect(await steps(admin)).toMatchObject({
    ids: expect.arrayContaining(['location done', 'bill done', 'import', 'people', 'partner']),
    is_empty: false,
  });
  expect((await steps(stranger)).is_empty).toBe(true);

  expect((await admin.send('DELETE', `electricity_activitys/${made._id}`)).status).toBe(200);
  expect((await steps(admin)).ids).toContain('bill');
});

it('shows by a sample what comes out, as the engine calculates it, while nothing is recorded', async () => {
  const someone = await world.register('sample@fourth.example');
  const answer = async () => (await someone.send('GET', 'first_steps')).body as FirstStepsAnswer;
  const { _id: site } = (await someone.send('POST', 'locations', LOCATION)).body.obj;
  const { sample } = await answer();
  const { amount, factor, kg, from, to } = sample ?? {};
  expect([amount, new Date(from ?? 0).getUTCDate()]).toEqual([{ value: 1000, units: 'kWh' }, 1]);
  expect(sample).toMatchObject({ scope: 'scope_2', source: expect.stringContaining('UK Government') });
  const factor_id = new URL(sample?.way?.path ?? '', world.url).searchParams.get('open');
  const { list: factors } = (await someone.send('GET', `factors?id=${factor_id}`)).body;
  expect(factors).toEqual([expect.objectContaining({ id: factor_id, kg_co2e: factor })]);

  const made = (await someone.send('POST', 'electricity_activitys', { ...bill(site), amount: 1000, from, to })).body
    .obj;
  const { list } = (await someone.send('GET', `emission_calcs?activity_id=${made._id}`)).body;
  const direct = (list as { component: string; scope2_basis: string; CO2: number }[]).find(
    ({ component, scope2_basis }) => component === 'direct' && scope2_basis === 'location',
  );
  expect(direct?.CO2).toBe(Number(kg));
  expect(Number(factor) * 1000).toBeCloseTo(Number(kg), 6);
  expect((await answer()).sample).toBeNull();
});

it('are those of the person’s roles, and of what the account has', async () => {
  expect((await steps(await world.someone(['user']))).ids).toEqual([]);
  expect((await steps(await world.someone(['user', 'edit_valuechain']))).ids).toEqual(['partner']);
  expect((await steps(await world.someone(['user', 'edit_business']))).ids).toEqual(['company done', 'location done']);
  const alone = await world.register('alone@third.example');
  await world.engine.platform.accounts.subscribe(alone.companyId, { modules: ['value-chain'] });
  expect(await steps(alone)).toEqual({ ids: ['partner'], is_empty: false });
  expect((await world.nobody('GET', 'first_steps')).status).toBe(401);
});

it('lead nobody to what they may not open', async () => {
  const person = await world.someone(['user']);
  const wrong: string[] = [];
  let ways = 0;
  for (const role of ROLES) {
    await setRoles(world, person, ['user', role]);
    const { list, sample } = (await person.send('GET', 'first_steps')).body as FirstStepsAnswer;
    const { account } = (await person.send('GET', '/api/portal')).body as PortalAnswer;
    const { modules } = account;
    const visitor: Visitor = { roles: ['user', role], modules, accountType: 'standard', setupComplete: true };
    const drops = list.flatMap(({ drop }) => drop?.targets.map(({ page }) => ({ path: page })) ?? []);
    const shown = sample?.way ? [{ path: new URL(sample.way.path, world.url).pathname }] : [];
    for (const { path } of [...list.flatMap((step) => step.ways), ...drops, ...shown]) {
      ways += 1;
      if (!verdictAt(path, visitor, GATES)?.open) wrong.push(`${role}: ${path}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(ways).toBeGreaterThan(6);
});

it('answers a visitor without an error, and an ended session with one', async () => {
  const answers = await Promise.all(
    [{}, { cookie: 'lichen=gone' }].map(async (headers) => {
      const answer = await fetch(`${world.url}/api/portal`, { headers });
      return [answer.status, ((await answer.json()) as { user?: null }).user];
    }),
  );
  expect(answers).toEqual([
    [200, null],
    [401, undefined],
  ]);
});
