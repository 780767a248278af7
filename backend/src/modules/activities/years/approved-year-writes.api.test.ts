import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import type { InventoryYearRow, YearDifferences } from '@lichen/contracts/activities/years/inventory-year.call';
import type { Touched } from '@lichen/contracts/api/reason';
import { changesOf, draftOf } from '../../../../test/examples';
import type { Answer } from '../../../../test/sender';
import { type World, makeWorld } from '../../../../test/world';

/** Types that cause nothing of their own: no seal holds a row of them. */
const WITHOUT_FIGURES: readonly ActivityType[] = [
  ...(['absence_activitys', 'task_activitys', 'sales_order_activitys'] as const),
  ...(['product_production_activitys', 'product_used_activitys'] as const),
];
const TYPES = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter((type) => !WITHOUT_FIGURES.includes(type));
/** The examples are of this year. */
const YEAR = 2024;
const WHY = 'Supplier corrected the bill after a meter check.';
const REASON = { 'lichen-reason': encodeURIComponent(WHY) };

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const decide = (decision: 'approve' | 'reopen', year = YEAR) =>
  world.admin.send('POST', 'decide_inventory_year', { year, decision, note: 'As the auditor asked' });
const stateOf = async (year = YEAR): Promise<InventoryYearRow> =>
  (await world.admin.send('GET', 'inventory_year_states')).body.list.find((row: InventoryYearRow) => row.year === year);
const differences = async (year = YEAR): Promise<YearDifferences> =>
  (await world.admin.send('GET', `inventory_year_differences?year=${year}`)).body;
const verified = async (year = YEAR) => (await world.admin.send('GET', `verify_inventory_year?year=${year}`)).body;

/** Sends without a reason, which changes nothing, and then with one. */
async function guarded(method: string, path: string, body?: object): Promise<Answer> {
  const before = await stateOf();
  const asked = await world.admin.send(method, path, body);
  expect([path, asked.status]).toEqual([path, 428]);
  const [touched] = asked.body.asks.touches as Touched[];
  expect(touched?.title).toEqual({ words: '{year} is approved', params: { year: { text: String(YEAR) } } });
  expect(await stateOf()).toEqual(before);
  const done = await world.admin.send(method, path, body, REASON);
  expect([path, done.status < 300, done.body.err]).toEqual([path, true, undefined]);
  return done;
}

it.each(TYPES)('asks for a reason before each write of %s, and keeps who wrote what and why', async (type) => {
  const draft = await draftOf(world, type);
  const { _id } = (await world.admin.send('POST', type, draft)).body.obj;
  await decide('approve');
  const approved = await stateOf();

  await guarded('PATCH', `${type}/${_id}`, changesOf(type));
  await guarded('PATCH', `${type}/${_id}`, { applied: false });
  await guarded('PATCH', `${type}/${_id}`, { applied: true });
  await guarded('DELETE', `${type}/${_id}`);
  await guarded('POST', `${type}/${_id}/restore`);
  const second = (await guarded('POST', type, await draftOf(world, type))).body.obj;
  const { list: used } = (await world.admin.send('GET', `emission_calcs?activity_id=${second._id}&used=true`)).body;
  const calc = used.find(({ component }: { component: string }) => component === 'direct');
  const stated = {
    activity_id: second._id,
    CO2: 5,
    used: true,
    scope: calc.scope,
    scope2_basis: calc.scope2_basis,
    reason: 'Statement of the supplier',
    evidence: 'Statement 12',
  };
  await guarded('POST', 'emission_calcs', stated);

  const { list } = await differences();
  expect(list.map((each) => [each._id, each.what, each.changes.length]).toSorted()).toEqual(
    [
      [_id, 'changed', 5],
      [second._id, 'new', 2],
    ].toSorted(),
  );
  for (const { changes } of list)
    for (const each of changes) expect(each).toMatchObject({ by: world.admin.email, reason: WHY });
  expect(await stateOf()).toMatchObject({
    approved: approved.approved,
    seal: approved.seal,
    changed_since_approval: true,
  });
  expect(await verified()).toEqual({ seal: approved.seal, is_intact: true, is_unchanged: false });
  await decide('reopen');
  for (const id of [_id, second._id]) await world.admin.send('DELETE', `${type}/${id}`);
});

it('is as approved again once what was deleted is put back', async () => {
  const { _id } = (await world.admin.send('POST', 'water_activitys', await draftOf(world, 'water_activitys'))).body.obj;
  await decide('approve');
  const approved = await stateOf();
  await guarded('DELETE', `water_activitys/${_id}`);
  expect(await stateOf()).toMatchObject({ changed_since_approval: true });
  await guarded('POST', `water_activitys/${_id}/restore`);
  expect(await stateOf()).toEqual(approved);
  expect(await verified()).toMatchObject({ is_intact: true, is_unchanged: true });
  await decide('reopen');
});

it('tells two changes that cancel out, row by row', async () => {
  const draft = await draftOf(world, 'electricity_activitys');
  const bill = async () => (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id as string;
  const [one, other] = [await bill(), await bill()];
  await decide('approve');
  const { approved } = await stateOf();
  await guarded('PATCH', `electricity_activitys/${one}`, { amount: Number(draft['amount']) + 100 });
  await guarded('PATCH', `electricity_activitys/${other}`, { amount: Number(draft['amount']) - 100 });

  expect(await stateOf()).toMatchObject({ now: approved, approved, changed_since_approval: true });
  const { list } = await differences();
  const moved = list.map(({ before_kg, after_kg }) => Math.sign((after_kg ?? 0) - (before_kg ?? 0)));
  expect(moved.toSorted()).toEqual([-1, 1]);
  // Approved again, the year is sealed as it is.
  expect((await decide('approve')).status).toBe(200);
  expect((await decide('approve')).status).toBe(422);
  expect(await stateOf()).toMatchObject({ changed_since_approval: false });
  expect((await differences()).total).toBe(0);
  await decide('reopen');
});

it('tells a figure that was lost from one of zero, and from a deleted activity', async () => {
  const draft = { ...(await draftOf(world, 'fuel_activitys')), from: Date.UTC(YEAR, 2, 1), to: Date.UTC(YEAR, 2, 31) };
  const { _id } = (await world.admin.send('POST', 'fuel_activitys', draft)).body.obj;
  await decide('approve');
  const asked = await world.admin.send('PATCH', `fuel_activitys/${_id}`, { applied: false }, { 'lichen-reason': WHY });
  expect([asked.status, asked.body.err]).toEqual([200, undefined]);
  const [lost] = (await differences()).list;
  expect(lost).toMatchObject({ _id, what: 'without_figure', after_kg: null });
  expect(lost?.['before_kg']).toBeGreaterThan(0);
  await decide('reopen');
});

it('tells the amount of the bill that is edited, in the unit entered, and the number of activities otherwise', async () => {
  const draft = { ...(await draftOf(world, 'electricity_activitys')), amount: 10757, units: 'kWh' };
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj;
  await decide('approve');
  const touched = async (method: string, body?: object): Promise<Touched> =>
    (await world.admin.send(method, `electricity_activitys/${_id}`, body)).body.asks.touches[0];
  const counts = ({ notes }: Touched) => notes.flatMap((note) => ('count' in note ? [note.count] : []));

  const edited = await touched('PATCH', { amount: 11949, description: 'Corrected' });
  expect(edited.amounts).toEqual([
    { label: { words: 'Amount' }, before: { value: 10757, units: 'kWh' }, after: { value: 11949, units: 'kWh' } },
  ]);
  expect(counts(edited)).toEqual([]);
  expect(edited.figures.map(({ label, scope }) => [label, scope])).toEqual([
    [{ words: 'Scope 2, location-based' }, '2'],
    [{ words: 'Scope 2, market-based' }, '2'],
    [{ words: 'Scope 3' }, '3'],
  ]);

  for (const other of [await touched('PATCH', { instrument: 'REGO', renewable_amount: 10 }), await touched('DELETE')])
    expect([other.amounts, counts(other)]).toEqual([[], [1]]);
  await decide('reopen');
  await world.admin.send('DELETE', `electricity_activitys/${_id}`);
});

it('asks for a reason where what a stated figure in use rests on changes, and not of one out of use', async () => {
  const { _id: activity_id } = (
    await world.admin.send('POST', 'fuel_activitys', await draftOf(world, 'fuel_activitys'))
  ).body.obj;
  const stated = async (used: boolean): Promise<string> => {
    const figure = { activity_id, CO2: 5, used, scope: 'scope_1', reason: 'Statement of the supplier' };
    return (await world.admin.send('POST', 'emission_calcs', { ...figure, evidence: 'Statement 12' })).body.obj._id;
  };
  const [aside, used] = [await stated(false), await stated(true)];
  await decide('approve');
  const { approved, seal } = await stateOf();
  for (const change of [
    { reason: 'Statement of the operator' },
    { evidence: 'Statement 13' },
    { evidence: null, no_evidence_reason: 'Lost in the move' },
  ]) {
    const { notes } = (await world.admin.send('PATCH', `emission_calcs/${used}`, change)).body.asks.touches[0];
    expect(notes).toContainEqual({ words: 'No figure changes. The history of the year keeps the reason.' });
    expect((await guarded('PATCH', `emission_calcs/${used}`, change)).body.obj).toMatchObject(change);
    expect((await world.admin.send('PATCH', `emission_calcs/${aside}`, change)).status).toBe(200);
  }
  // No figure changed, so the year is as approved, and its history keeps the reasons.
  expect(await stateOf()).toMatchObject({ approved, seal, changed_since_approval: false });
  const { list } = (await world.admin.send('GET', `inventory_year_events?year=${YEAR}&limit=4`)).body;
  expect(list.map(({ kind, reason, rows }: Record<string, unknown>) => [kind, reason, rows])).toEqual([
    ...[1, 2, 3].map(() => ['change', WHY, 1]),
    ['approve', expect.anything(), expect.any(Number)],
  ]);
  await decide('reopen');
  await world.admin.send('DELETE', `fuel_activitys/${activity_id}`);
});

it('says nothing where no figure of the year changes, or another year', async () => {
  const draft = await draftOf(world, 'electricity_activitys');
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj;
  await decide('approve');
  const edit = { description: 'Meter in the cellar' };
  expect((await world.admin.send('PATCH', `electricity_activitys/${_id}`, edit)).status).toBe(200);
  const next = { ...draft, from: Date.UTC(2023, 0, 1), to: Date.UTC(2023, 0, 31) };
  expect((await world.admin.send('POST', 'electricity_activitys', next)).status).toBe(201);
  expect(await stateOf()).toMatchObject({ changed_since_approval: false });
  // A reason that says nothing is none.
  for (const [reason, message] of [
    ['oops', 'At least 10 letters'],
    ['..........', 'Give the reason in words'],
  ]) {
    const said = { 'lichen-reason': reason as string };
    const refused = await world.admin.send('DELETE', `electricity_activitys/${_id}`, undefined, said);
    expect([refused.status, refused.body.errors]).toEqual([400, { reason: message }]);
  }
  await decide('reopen');
});

it.each(['vehicles', 'products'])('guards what goes with one of the %s', async (entity) => {
  const [type, field] =
    entity === 'vehicles' ? ['vehicle_activitys', 'vehicle_id'] : ['purchased_goods_activitys', 'product_id'];
  const draft = await draftOf(world, type as string);
  const owner =
    (draft[field as string] as string | undefined) ??
    (await world.admin.send('POST', entity, await draftOf(world, entity))).body.obj._id;
  const made = await world.admin.send('POST', type as string, { ...draft, [field as string]: owner });
  expect([made.status, made.body.err]).toEqual([201, undefined]);
  await decide('approve');
  await guarded('DELETE', `${entity}/${owner}`);
  expect((await differences()).list).toEqual([
    expect.objectContaining({ _id: made.body.obj._id, what: 'gone', after_kg: null }),
  ]);
  expect(await verified()).toMatchObject({ is_intact: true });
  await decide('reopen');
});

it('reopens the year where the account has chosen so', async () => {
  const { _id } = (await world.admin.send('POST', 'water_activitys', await draftOf(world, 'water_activitys'))).body.obj;
  await world.admin.send('PATCH', 'account', { approved_year_changes: 'reopen' });
  await decide('approve');
  await guarded('DELETE', `water_activitys/${_id}`);
  expect(await stateOf()).toMatchObject({ state: 'open', approved: null, seal: null, note: WHY });
  expect((await world.admin.send('POST', `water_activitys/${_id}/restore`)).status).toBe(200);
  const history = (await world.admin.send('GET', `inventory_year_events?year=${YEAR}&limit=1`)).body.list;
  expect(history).toEqual([expect.objectContaining({ kind: 'reopen', reason: WHY, by: world.admin.email, rows: 1 })]);
  await world.admin.send('PATCH', 'account', { approved_year_changes: 'mark' });
  // A new approval settles the change.
  await decide('approve');
  await decide('reopen');
});

it('needs two people where the account says so, over the same rows', async () => {
  const second = await world.someone(['user', 'admin']);
  const approve = (who = world.admin) => who.send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' });
  const draft = await draftOf(world, 'electricity_activitys');
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj;
  await world.admin.send('PATCH', 'account', { year_approvals: 'two' });

  expect((await approve()).body.obj).toEqual({ year: YEAR, state: 'waiting' });
  expect(await stateOf()).toMatchObject({ state: 'open', waiting: { by: world.admin.email, is_me: true } });
  expect((await approve()).status).toBe(422);
  // Over other rows the second person begins again.
  expect((await world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 7 })).status).toBe(200);
  expect((await approve(second)).body.obj).toEqual({ year: YEAR, state: 'waiting' });
  expect((await approve(second)).status).toBe(422);
  expect((await approve()).body.obj).toEqual({ year: YEAR, state: 'approved' });
  expect(await stateOf()).toMatchObject({ approvers: [second.email, world.admin.email], waiting: null });

  // Whoever changed it since cannot be the second to approve it again.
  await guarded('PATCH', `electricity_activitys/${_id}`, { amount: 9 });
  expect((await approve(second)).body.obj.state).toBe('waiting');
  expect(await stateOf()).toMatchObject({
    state: 'approved',
    changed_since_approval: true,
    waiting: { by: second.email },
  });
  expect((await approve()).body.err).toContain('You have changed this year');
  const third = await world.someone(['user', 'admin']);
  expect((await approve(third)).body.obj.state).toBe('approved');
  await decide('reopen');
  await world.admin.send('PATCH', 'account', { year_approvals: 'one' });
});

it('keeps two people for a year that two approved, when the account asks for one', async () => {
  const second = await world.someone(['user', 'admin']);
  const approve = async (who = world.admin) => {
    const { body } = await who.send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' });
    return body.obj?.state ?? body.err;
  };
  const asksFor = (year_approvals: string) => world.admin.send('PATCH', 'account', { year_approvals });
  const draft = await draftOf(world, 'electricity_activitys');
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj;
  await asksFor('two');
  expect(await approve(second)).toBe('waiting');
  await asksFor('one');
  expect(await approve(second)).toContain('A second person has to approve it.');
  expect(await approve()).toBe('approved');

  await guarded('PATCH', `electricity_activitys/${_id}`, { amount: 4 });
  expect(await approve()).toBe('waiting');
  expect(await approve(second)).toBe('approved');
  expect((await stateOf()).approvers).toEqual([world.admin.email, second.email]);

  // Reopened, it follows the account, and its history says so.
  await decide('reopen');
  expect(await approve()).toBe('approved');
  const { list } = (await world.admin.send('GET', `inventory_year_history?year=${YEAR}&limit=2`)).body;
  expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['approve_alone', 'reopen']);
  await decide('reopen');
});

it('comes to one outcome when a year is approved while it is edited', async () => {
  const draft = await draftOf(world, 'electricity_activitys');
  const { _id } = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj;
  for (let at = 0; at < 20; at += 1) {
    const [approval, edit] = await Promise.all([
      decide('approve'),
      world.admin.send('PATCH', `electricity_activitys/${_id}`, { amount: 1000 + at }),
    ]);
    expect(approval.status).toBe(200);
    expect([200, 428]).toContain(edit.status);
    expect(await verified()).toMatchObject({ is_intact: true, is_unchanged: true });
    await decide('reopen');
  }
});
