import { utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown> & { _id: string };

let world: World;
const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);

const { from, to } = yearBounds(2025);
const stated = async (over: object): Promise<Body> => {
  const { status, body } = await send('POST', 'carbon_activitys', { from, to, units: 't', reason: 'Retired', ...over });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
};
const totals = async (query = `start_date=${from}&end_date=${to}`) =>
  (await send('GET', `get_offset_totals?${query}`)).body.obj.kinds;
const year = async () => (await send('GET', 'activity_summarys?year=2025')).body.list;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

it('keeps credits and removals out of every total of emissions, and in a register of their own', async () => {
  await stated({ amount: 10, scope: 'scope_1' });
  const before = await year();
  const { _id: credit } = await stated({
    amount: -4,
    scope: 'scope_1',
    registry: 'Woodland Carbon Code',
    vintage: 2024,
  });
  const removal = await stated({ amount: -500, units: 'kg', scope: 'scope_2', offset_kind: 'removal' });
  await stated({ amount: -7, scope: 'scope_3', applied: false });

  expect(await year()).toEqual(before);
  expect(before.map(({ CO2_total }: Body) => CO2_total)).toEqual([10_000, 0, 0, 10_000]);
  const stats = await send('GET', `get_activities_stats?start_date=${from}&end_date=${to}`);
  expect(stats.body.obj).toMatchObject({ total_co2: 10_000 });
  expect(removal).toMatchObject({ scope: 'no_scope', offset_kind: 'removal' });
  expect(await totals()).toEqual([
    { kind: 'credit', kg: 4000, count: 1 },
    { kind: 'removal', kg: 500, count: 1 },
  ]);
  const { body } = await send('GET', 'carbon_activitys?offset_kind=credit&offset_kind=removal');
  expect(body.list.map(({ _id }: Body) => _id).sort()).toEqual([credit, removal._id].sort());
  expect((await send('GET', 'activities?offset_kind=credit')).body.total).toBe(1);
});

it.each(['credit', 'removal'])('refuses a %s typed as an amount that is not below zero', async (offset_kind) => {
  const before = await year();
  const text =
    'A credit or removal is entered as an amount below zero, such as -5. For emissions, leave “Credit or removal” empty';
  const entry = { from, to, units: 'kg', scope: 'scope_1', reason: 'Retired' };
  for (const amount of [5, 0]) {
    const { status, body } = await send('POST', 'carbon_activitys', { ...entry, amount, offset_kind });
    expect([status, body.errors]).toEqual([400, { amount: text }]);
  }
  const { _id } = await stated({ amount: 5, units: 'kg', scope: 'no_scope' });
  const { status, body } = await send('PATCH', `carbon_activitys/${_id}`, { offset_kind });
  expect([status, body.errors]).toEqual([400, { amount: text }]);
  expect((await send('PATCH', `carbon_activitys/${_id}`, { offset_kind, amount: -5 })).status).toBe(200);
  expect(await year()).toEqual(before);
  await send('DELETE', `carbon_activitys/${_id}`);
});

it('follows the amount: above zero it is an emission again', async () => {
  const before = await totals();
  const { _id } = await stated({ amount: -1, scope: 'scope_1' });
  const above = (await send('PATCH', `carbon_activitys/${_id}`, { amount: 1, scope: 'scope_1' })).body.obj;
  expect(above).toMatchObject({ scope: 'scope_1', offset_kind: null });
  expect(await totals()).toEqual(before);
  await send('DELETE', `carbon_activitys/${_id}`);
});

it('asks for the scope where what was a credit turns out to be emissions, so that no total misses them', async () => {
  const { _id } = await stated({ amount: -1, scope: 'scope_1' });
  const before = await year();
  const { status, body } = await send('PATCH', `carbon_activitys/${_id}`, { amount: 1 });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['scope']]);
  expect((await send('PATCH', `carbon_activitys/${_id}`, { amount: -2 })).status).toBe(200);
  expect((await send('PATCH', `carbon_activitys/${_id}`, { amount: 1, scope: 'scope_3' })).status).toBe(200);
  const [, , , { CO2_total }] = await year();
  expect(CO2_total - before[3].CO2_total).toBe(1000);
  await send('DELETE', `carbon_activitys/${_id}`);
});

it('is the amount of its record, and no figure that somebody states beside it', async () => {
  const why = { method: 'manual', reason: 'Recount', no_evidence_reason: 'On paper', units: 'kg', used: true };
  const figure = (activity_id: string) => send('POST', 'emission_calcs', { activity_id, CO2: 33, ...why });
  const before = await totals();
  const { _id: credit } = await stated({ amount: -1, scope: 'scope_1' });
  const { _id: emission } = await stated({ amount: 1, scope: 'scope_1' });
  expect((await figure(credit)).body.errors).toHaveProperty('CO2');
  expect((await figure(emission)).status).toBe(201);

  await send('PATCH', `carbon_activitys/${emission}`, { amount: -2 });
  const [credits] = await totals();
  expect(credits.kg - before[0].kg).toBe(3000);
  for (const id of [credit, emission]) await send('DELETE', `carbon_activitys/${id}`);
});

it('counts the days within the period, as every total does', async () => {
  const [before] = await totals('');
  await stated({ amount: -365, from: utcDay(2023, 7, 1), to: utcDay(2024, 6, 29) });
  const [first] = await totals(`start_date=${utcDay(2023, 1, 1)}&end_date=${utcDay(2023, 12, 31)}`);
  const [all] = await totals('');
  expect(first).toEqual({ kind: 'credit', kg: 184_000, count: 1 });
  expect(all.kg - before.kg).toBe(365_000);
});

it('exports the register with registry, serial numbers and vintage', async () => {
  const filters = { activity: 'carbon_activitys', offset_kind: ['credit', 'removal'] };
  const { body } = await send('POST', 'activity_extract', { format: 'csv', filters });
  const address = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
  const file = await fetch(address, { headers: { cookie: world.admin.cookie } });
  const text = await file.text();
  expect(text).toContain('Registry or standard');
  expect(text).toContain('Woodland Carbon Code');
});

it('shows a company its own register only', async () => {
  const { body } = await world.stranger.send('GET', 'get_offset_totals');
  expect(body.obj?.kinds ?? []).not.toContainEqual(expect.objectContaining({ count: 1 }));
});
