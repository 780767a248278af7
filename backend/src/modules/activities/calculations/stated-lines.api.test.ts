import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

const WHY = { reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' };
const PERIOD = { from: utcDay(2025, 5, 1), to: utcDay(2025, 5, 31) };

let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const send = (method: string, path: string, body?: unknown) => world.admin.send(method, path, body);
async function made(type: string, more: object = {}): Promise<string> {
  const { status, body } = await send('POST', type, { ...(await draftOf(world, type)), ...more });
  expect([type, status]).toEqual([type, 201]);
  return body.obj._id;
}
const state = async (activity_id: string, more: object) =>
  (await send('POST', 'emission_calcs', { activity_id, CO2: 9, units: 't', used: true, ...WHY, ...more })).body;
const figure = async (id: string) => (await send('GET', `activities/${id}`)).body.obj.emission_calc;
const rowsOf = async (id: string) => (await send('GET', `emission_calcs?activity_id=${id}`)).body.list;

it('counts the calculated figure again once a stated one is deleted, taken out of use or moved elsewhere', async () => {
  const id = await made('electricity_activitys', PERIOD);
  const before = await figure(id);
  for (const change of [{ used: false }, { scope2_basis: 'market' }, null]) {
    const { obj } = await state(id, {});
    expect((await figure(id)).CO2).not.toBe(before.CO2);
    const path = `emission_calcs/${obj._id}`;
    const answer = change ? await send('PATCH', path, change) : await send('DELETE', path);
    expect(answer.status).toBe(200);
    expect((await figure(id)).CO2).toBe(before.CO2);
    if (change) await send('DELETE', path);
  }
  expect(await figure(id)).toEqual(before);
  const { list } = (await send('GET', `audit_log?record_id=${id}`)).body;
  expect(list).toHaveLength(1);
});

it('writes down which row counts in place of a deleted one', async () => {
  const id = await made('electricity_activitys', PERIOD);
  const { obj } = await state(id, {});
  await send('DELETE', `emission_calcs/${obj._id}`);

  const { list } = (await send('GET', `audit_log?record_id=${obj._id}`)).body;
  const [factor] = (await rowsOf(id)).filter((row: { scope2_basis: string }) => row.scope2_basis === 'location');
  const { diff } = list.find(({ type }: { type: string }) => type === 'remove');
  expect(diff['emission_calcs']).toEqual({
    from: [{ _id: factor._id, used: false }],
    to: [{ _id: factor._id, used: true }],
  });
});

it.each([
  ['fuel_activitys', { scope: 'scope_1', component: 'direct', scope2_basis: null, scope3_category: null }],
  ['electricity_activitys', { scope: 'scope_2', component: 'direct', scope2_basis: 'location', scope3_category: null }],
  ['water_activitys', { scope: 'scope_3', component: 'direct', scope2_basis: null, scope3_category: 1 }],
  ['stays', { scope: 'scope_3', component: 'direct', scope2_basis: null, scope3_category: 6 }],
])('stands where the figure of %s stands, if nothing else is said', async (type, line) => {
  const id = await made(type);
  expect((await state(id, {})).obj).toMatchObject({ ...line, used: true });
});

it.each([
  ['fuel_activitys', { scope: 'scope_2' }, { scope: 'This activity has no emissions in this scope' }],
  ['fuel_activitys', { scope: 'no_scope' }, { scope: 'This activity has no emissions in this scope' }],
  [
    'electricity_activitys',
    { scope: 'scope_3', component: 'direct' },
    { component: 'This activity has no emissions of this component in this scope' },
  ],
  ['electricity_activitys', { scope: 'scope_3' }, { component: 'Required' }],
  ['fuel_activitys', { scope2_basis: 'market' }, { scope2_basis: 'This basis does not fit the scope' }],
  ['water_activitys', { scope3_category: 9 }, { scope3_category: 'This activity is not in this category' }],
  ['sales_order_activitys', {}, { scope3_category: 'Required' }],
  ['electricity_activitys', { CO2: -500 }, { CO2: 'A manual figure cannot be below zero' }],
  [
    'electricity_activitys',
    { CO2: 0 },
    { CO2: 'The location-based figure cannot be zero. State a market-based figure instead' },
  ],
  [
    'fuel_activitys',
    { CO2: 0, evidence: null, no_evidence_reason: 'Lost' },
    { evidence: 'A figure of zero needs evidence' },
  ],
])('refuses of %s what it cannot have: %j', async (type, said, errors) => {
  const id = await made(type);
  const before = await figure(id);
  expect((await state(id, said)).errors).toEqual(errors);
  expect(await figure(id)).toEqual(before);
});

it.each([
  ['electricity_activitys', { CO2: 0, scope: 'scope_2', scope2_basis: 'market' }],
  ['electricity_activitys', { scope: 'scope_3', component: 'td' }],
  ['fuel_activitys', { CO2: 0 }],
  ['sales_order_activitys', { scope3_category: 11 }],
])('takes of %s what it can have: %j', async (type, said) => {
  const id = await made(type);
  expect((await state(id, said)).obj).toMatchObject(said);
});

it('keeps a figure with its activity when that moves to another scope', async () => {
  const vehicle = await draftOf(world, 'carbon_activitys');
  const id = (await send('POST', 'carbon_activitys', { ...vehicle, scope: 'scope_1', amount: 5, ...PERIOD })).body.obj
    ._id;
  await state(id, { CO2: 7, units: 'kg' });
  const edited = await send('PATCH', `carbon_activitys/${id}`, { scope: 'scope_3', scope3_category: 4 });

  expect(edited.status).toBe(200);
  expect(await figure(id)).toMatchObject({ CO2: 7, scope: 'scope_3' });
});

it('counts again with its activity: applied again, run by the company again, or undone', async () => {
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const id = await made('electricity_activitys', { ...PERIOD, location_id });
  await state(id, { CO2: 5, units: 'kg' });
  await state(id, { CO2: 3, units: 'kg', scope2_basis: 'market' });
  const told = { CO2: 5, market_CO2: 3 };
  const path = `electricity_activitys/${id}`;
  const edit = async (change: object) => (await send('PATCH', path, change)).body.obj.emission_calc;
  const companions = (await figure(id)).CO2 - 5;
  const isTold = async () => expect(await figure(id)).toMatchObject({ ...told, CO2: told.CO2 + companions });

  await edit({ applied: false });
  await edit({ description: 'Still a draft' });
  await edit({ applied: true });
  await isTold();

  const change = { kind: 'edit', values: { applied: false } };
  const { obj } = (await send('POST', 'bulk_activities', { change, rows: [{ _id: id }] })).body;
  expect(obj.outcomes).toEqual([{ _id: id, ok: true }]);
  await send('POST', 'bulk_activities', { change: { ...change, values: { applied: true } }, rows: [{ _id: id }] });
  await isTold();

  await send('PATCH', `locations/${location_id}`, { operational_control: false });
  expect(await edit({ description: 'Run by others' })).toMatchObject({ market_CO2: null });
  await send('PATCH', `locations/${location_id}`, { operational_control: true });
  await edit({ description: 'Run by us' });
  await isTold();
});

it('does not count again once a person took it out of use', async () => {
  const id = await made('fuel_activitys', PERIOD);
  const before = await figure(id);
  const { obj } = await state(id, {});
  await send('PATCH', `emission_calcs/${obj._id}`, { used: false });
  for (const applied of [false, true]) await send('PATCH', `fuel_activitys/${id}`, { applied });
  expect(await figure(id)).toEqual(before);
});

it('stays set aside while another figure of its line is changed or deleted', async () => {
  const location_id = (await send('POST', 'locations', LOCATION)).body.obj._id;
  const id = await made('electricity_activitys', { ...PERIOD, location_id });
  const earlier = await state(id, { CO2: 4, units: 'kg', scope2_basis: 'market' });
  await state(id, { CO2: 3, units: 'kg', scope2_basis: 'market' });
  const marketAfter = async (operational_control: boolean) => {
    await send('PATCH', `locations/${location_id}`, { operational_control });
    await send('PATCH', `electricity_activitys/${id}`, { description: `Run by us: ${operational_control}` });
    return (await figure(id)).market_CO2;
  };
  expect(await marketAfter(false)).toBeNull();

  const path = `emission_calcs/${earlier.obj._id}`;
  expect((await send('PATCH', path, { reason: 'Read again' })).status).toBe(200);
  expect((await figure(id)).market_CO2).toBeNull();
  expect((await send('DELETE', path)).status).toBe(200);
  expect((await figure(id)).market_CO2).toBeNull();
  expect(await marketAfter(true)).toBe(3);
});
