import type { StatementYear } from '@lichen/contracts/business/statements/statement-figures.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let location_id: string;
let editor: Person;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
  editor = await world.someone(['edit_business', 'edit_statement']);
});
afterAll(() => world.stop());

const REASON = { 'lichen-reason': 'The supplier corrected the bill' };

async function bill(year: number, amount = 1000): Promise<string> {
  const period = { from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) };
  const draft = { location_id, ...period, amount, units: 'kWh', renewable_amount: 0 };
  return (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
}

const add = (draft: object, who: Pick<Person, 'send'> = world.admin) => who.send('POST', 'annual_statements', draft);
const act = (id: string, action: string, body: object = {}, who: Pick<Person, 'send'> = world.admin) =>
  who.send('POST', `annual_statements/${id}/${action}`, body);
const stored = async (id: string) => (await world.admin.send('GET', `annual_statements/${id}`)).body.obj;
const yearOf = async (year: number): Promise<StatementYear | undefined> =>
  (await world.admin.send('GET', 'statement_figures')).body.list.find((row: StatementYear) => row.year === year);
const decideYear = (year: number, decision: string) =>
  world.admin.send('POST', 'decide_inventory_year', { year, decision, note: 'As the auditor asked' });
const totalsOf = async (year: number) =>
  (await world.admin.send('GET', 'inventory_year_states')).body.list.find((row: { year: number }) => row.year === year)
    .now;

it('states the figures of the activities, and of what is added by hand', async () => {
  await bill(2021);
  const { scope_2, scope_3, market } = await totalsOf(2021);
  const { status, body } = await add({ year: 2021, revenue: 1_250_000.5, fte_staff: 71.4, units: 'kg' });

  expect(status).toBe(201);
  expect(body.obj).toMatchObject({
    ...{ calc_scope1: 0, calc_scope2: scope_2, calc_scope2_market: market, calc_scope3: scope_3 },
    ...{ method: 'calculated', status: 'not_approved', last_published: null, revenue_currency: 'GBP' },
    ...{ scope1: 0, scope2: Number(scope_2.toFixed(3)), scope3: Number(scope_3.toFixed(3)) },
    ...{ prepared_by: world.admin.email, from_approved_year: false, approved_by: [], waiting: null },
  });
  expect(body.obj).not.toHaveProperty('approvals');

  const adjusted = { units: 'lbs', method: 'adjusted', manual_scope3: 18.4, reason_scope3: 'Couriers, estimate' };
  const changed = (await world.admin.send('PATCH', `annual_statements/${body.obj._id}`, adjusted)).body.obj;
  expect(changed.scope3).toBeCloseTo(scope_3 * 2.20462 + 18.4, 3);
  expect(changed.scope2).toBeCloseTo(scope_2 * 2.20462, 3);

  const manual = { units: 't', method: 'manual', manual_scope1: 1.2345, manual_scope3: null };
  const byHand = (await world.admin.send('PATCH', `annual_statements/${body.obj._id}`, manual)).body.obj;
  // Half to even, and nothing where nothing was stated.
  expect([byHand.scope1, byHand.scope2, byHand.scope3]).toEqual([1.234, null, null]);
});

it('has one statement a year, with a year, and no figure below zero', async () => {
  expect((await add({ year: 2016 })).body.obj).toMatchObject({ calc_scope1: null, scope1: null });

  expect(await add({ year: 2016 })).toMatchObject({
    status: 400,
    body: { errors: { year: 'There is already a statement for this year.' } },
  });
  expect((await add({})).body.errors).toEqual({ year: 'Required' });
  expect((await add({ year: 2017, method: 'manual', manual_scope2: -1 })).body.errors).toEqual({
    manual_scope2: 'The stated figure cannot be below zero',
  });
});

it('is approved with the figures of now, keeps them, and says when they are others', async () => {
  await bill(2022);
  const { _id, version } = (await add({ year: 2022, units: 'kg' })).body.obj;
  const id = await bill(2022, 500);
  expect(await yearOf(2022)).toMatchObject({ has_moved: false, is_behind: true });

  // Somebody who saw the figures of before does not approve those of now.
  const { scope1, scope2, scope2_market, scope3 } = await stored(_id);
  const seen = { scope1, scope2, scope2_market, scope3 };
  expect(await act(_id, 'approve', { seen })).toMatchObject({ status: 409 });
  expect(await stored(_id)).toMatchObject({ status: 'not_approved', version });

  const approved = (await act(_id, 'approve')).body.obj;
  const { scope_2 } = await totalsOf(2022);
  expect(approved).toMatchObject({
    status: 'approved',
    calc_scope2: scope_2,
    approved_by: [{ by: world.admin.email }],
  });
  expect(approved.last_published).toEqual(expect.any(Number));
  expect((await act(_id, 'approve')).status).toBe(422);

  await world.admin.send('PATCH', `electricity_activitys/${id}`, { amount: 700 });
  expect(await yearOf(2022)).toMatchObject({ has_moved: true, is_behind: false });
  expect((await world.admin.send('POST', 'annual_statements/refresh_all', {})).status).toBe(200);
  expect(await stored(_id)).toEqual(approved);
});

it('is reset by an edit of its figures and by hand, and keeps the date of the last approval', async () => {
  await bill(2023);
  const { _id } = (await add({ year: 2023 })).body.obj;
  const { last_published } = (await act(_id, 'approve')).body.obj;

  // A reason is no figure.
  const worded = await world.admin.send('PATCH', `annual_statements/${_id}`, { reason_scope1: 'No vehicles' });
  expect(worded.body.obj).toMatchObject({ status: 'approved', last_published });

  const edited = await world.admin.send('PATCH', `annual_statements/${_id}`, { fte_staff: 12 });
  expect(edited.body.obj).toMatchObject({ status: 'not_approved', approved_by: [], last_published });
  await act(_id, 'approve');
  expect((await act(_id, 'reset_approval')).body.obj).toMatchObject({ status: 'not_approved', approved_by: [] });
  expect((await act(_id, 'reset_approval')).status).toBe(422);
});

it('takes over the figures of an approved year, also once the year has changed', async () => {
  const id = await bill(2020);
  const before = await totalsOf(2020);
  await decideYear(2020, 'approve');
  await world.admin.send('PATCH', `electricity_activitys/${id}`, { amount: 9000 }, REASON);
  const { _id } = (await add({ year: 2020 })).body.obj;

  expect(await stored(_id)).toMatchObject({ calc_scope2: before.scope_2, from_approved_year: true });
  expect((await act(_id, 'approve')).body.obj).toMatchObject({ status: 'approved', calc_scope2: before.scope_2 });
  expect(await yearOf(2020)).toMatchObject({ from_approved_year: true, has_moved: false });

  // Approved again with other figures, the year says that the statement has the former ones.
  await decideYear(2020, 'approve');
  expect(await yearOf(2020)).toMatchObject({ has_moved: true });
  const { body } = await world.admin.send('GET', 'inventory_year_review?year=2020');
  expect(body.rests).toEqual([
    expect.objectContaining({ address: '/business/company?tab=statements&year=2020', state: { words: 'Approved' } }),
  ]);
});

it('refreshes every year at once, and makes the statements that are missing', async () => {
  await bill(2024);
  const { _id } = (await add({ year: 2025 })).body.obj;
  await bill(2025);

  const { body } = await world.admin.send('POST', 'annual_statements/refresh_all', {});
  const again = await world.admin.send('POST', 'annual_statements/refresh_all', {});

  expect(body.obj.made).toBeGreaterThanOrEqual(1);
  expect(body.obj.changed).toBeGreaterThanOrEqual(1);
  expect(again.body.obj).toEqual({ made: 0, changed: 0 });
  const [made] = (await world.admin.send('GET', 'annual_statements?year=2024')).body.list;
  expect(made).toMatchObject({ year: 2024, calc_scope2: (await totalsOf(2024)).scope_2 });
  expect(await stored(_id)).toMatchObject({ calc_scope2: (await totalsOf(2025)).scope_2 });
  expect(await yearOf(2025)).toMatchObject({ has_moved: false, is_behind: false });
});

it('is edited and decided by those who may, and read by no others', async () => {
  await bill(2019);
  const reader = await world.someone(['edit_business']);
  const alone = await world.someone(['edit_statement']);
  const user = await world.someone(['user']);
  const { _id } = (await add({ year: 2019 }, editor)).body.obj;

  expect([
    await reader.send('GET', `annual_statements/${_id}`),
    await user.send('GET', `annual_statements/${_id}`),
  ]).toEqual([expect.objectContaining({ status: 200 }), expect.objectContaining({ status: 403 })]);
  expect((await world.stranger.send('GET', `annual_statements/${_id}`)).status).toBe(404);
  expect((await act(_id, 'approve', {}, reader)).status).toBe(403);
  // Whoever cannot open the company's section does not decide on its statements.
  expect((await act(_id, 'approve', {}, alone)).status).toBe(403);
  expect((await act(_id, 'approve', {}, editor)).status).toBe(200);
  expect((await act(_id, 'reset_approval', {}, alone)).status).toBe(403);
  expect((await user.send('POST', 'annual_statements/refresh_all', {})).status).toBe(403);
});

it('ends in one outcome where two people decide or edit at once', async () => {
  await bill(2026);
  const { _id, version } = (await add({ year: 2026 })).body.obj;
  const match = { 'if-match': String(version) };

  const answers = await Promise.all([
    world.admin.send('POST', `annual_statements/${_id}/approve`, {}, match),
    editor.send('POST', `annual_statements/${_id}/approve`, {}, match),
    editor.send('PATCH', `annual_statements/${_id}`, { fte_staff: 3 }, match),
  ]);

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409]);
  expect((await stored(_id)).version).toBe(version + 1);
});

it('waits for a second person where the account asks for two', async () => {
  await world.someone(['admin']);
  expect((await world.admin.send('PATCH', 'account', { year_approvals: 'two' })).status).toBe(200);
  const [{ _id }] = (await world.admin.send('GET', 'annual_statements?year=2019')).body.list;
  await act(_id, 'reset_approval');

  expect((await act(_id, 'approve', {}, editor)).body.obj).toMatchObject({
    ...{ status: 'not_approved', waiting: { by: editor.email } },
  });
  expect(await act(_id, 'approve', {}, editor)).toMatchObject({ status: 422 });
  // Over other figures the first approval begins again.
  await bill(2019, 77);
  await world.admin.send('POST', 'annual_statements/refresh_all', {});
  expect(await stored(_id)).toMatchObject({ waiting: null });
  await act(_id, 'approve', {}, editor);
  // What waits for a second person does so until one comes.
  await world.admin.send('PATCH', 'account', { year_approvals: 'one' });
  expect(await act(_id, 'approve', {}, editor)).toMatchObject({ status: 422 });
  const approved = (await act(_id, 'approve')).body.obj;

  expect(approved).toMatchObject({
    ...{ status: 'approved', waiting: null },
    approved_by: [{ by: editor.email }, { by: world.admin.email }],
  });
  const { body } = await world.admin.send('GET', 'audit_log?entity_name=annual_statements&limit=3');
  expect(body.list.map(({ type }: { type: string }) => type)).toContain('first_approve');
});
