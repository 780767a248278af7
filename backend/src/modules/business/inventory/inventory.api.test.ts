import { makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let editor: Person;

beforeAll(async () => {
  world = await makeWorld();
  editor = await world.someone(['edit_business']);
});
afterAll(() => world.stop());

const day = (year: number, month = 1, date = 1) => Date.UTC(year, month - 1, date);
const ENTITY = {
  ...{ name: 'Mill Power', kind: 'joint_venture', country: 'DE', ownership: 33.3333, financial_control: 'joint' },
  ...{ operational_control: true, from: day(2022, 5, 2), to: day(2024, 6, 30), change: 'Founded with others' },
};
const EXCLUSION = {
  ...{ name: 'Refrigerators of the kitchen', scope: 'scope_1', cause: 'not_material', from: day(2024) },
  ...{ reason: 'Three small appliances', estimate: 0.125, estimate_basis: 'Charge times a leak rate of 1 %' },
};
const TARGET = {
  ...{ name: 'Halve by 2030', coverage: 'scope_1_2', scope2_basis: 'market', kind: 'absolute' },
  ...{ base_year: 2020, base_value: 200, target_year: 2030, reduction: 50 },
};

const errorsOf = async (path: string, draft: object) => (await editor.send('POST', path, draft)).body.errors;

describe('what the inventory rests on', () => {
  it('is set once for the company, by whoever keeps its data', async () => {
    const change = { consolidation_approach: 'equity_share', base_year: 2020, recalculation_threshold: 5 };
    const saved = await editor.send('PATCH', 'inventory_settings', change);
    const reader = await (await world.someone(['user'])).send('GET', 'inventory_settings');
    const wrong = await editor.send('PATCH', 'inventory_settings', { base_year: 1989, recalculation_threshold: 101 });

    expect(saved.body.obj).toMatchObject({ ...change, base_year_reason: null });
    expect(reader.status).toBe(403);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['base_year', 'recalculation_threshold']);
  });

  it('has the entities of the group in the years in which they belong to it', async () => {
    const made = await editor.send('POST', 'group_entities', ENTITY);
    const inYear = async (year: number) => (await editor.send('GET', `group_entities?year=${year}`)).body.total;

    expect(made.body.obj).toMatchObject(ENTITY);
    expect([await inYear(2021), await inYear(2022), await inYear(2024), await inYear(2025)]).toEqual([0, 1, 1, 0]);
    expect(await errorsOf('group_entities', { ...ENTITY, to: day(2022) })).toEqual({ from: 'Must be before end date' });
    expect(Object.keys(await errorsOf('group_entities', { ...ENTITY, ownership: 100.1 }))).toEqual(['ownership']);
  });

  it('names a category of scope 3 just there, and an estimate or why there is none', async () => {
    expect((await editor.send('POST', 'inventory_exclusions', EXCLUSION)).body.obj).toMatchObject(EXCLUSION);
    expect(await errorsOf('inventory_exclusions', { ...EXCLUSION, scope: 'scope_3' })).toEqual({
      category: 'Required',
    });
    expect(await errorsOf('inventory_exclusions', { ...EXCLUSION, category: '15' })).toEqual({
      category: 'This value is not valid here',
    });
    const { estimate: _, estimate_basis: __, ...without } = EXCLUSION;
    expect(await errorsOf('inventory_exclusions', without)).toEqual({
      estimate_basis: 'Enter an estimate, or say why there is none',
    });
    const told = { ...without, estimate_basis: 'No supplier states it' };
    expect((await editor.send('POST', 'inventory_exclusions', told)).status).toBe(201);
  });
});

describe('targets', () => {
  it('ask for what their kind and scopes need', async () => {
    expect(await errorsOf('emission_targets', { ...TARGET, scope2_basis: null })).toEqual({ scope2_basis: 'Required' });
    expect(await errorsOf('emission_targets', { ...TARGET, coverage: 'scope_3' })).toEqual({
      scope2_basis: 'This value is not valid here',
    });
    expect(await errorsOf('emission_targets', { ...TARGET, kind: 'intensity' })).toEqual({ per: 'Required' });
    expect(await errorsOf('emission_targets', { ...TARGET, target_year: 2020 })).toEqual({
      target_year: 'Must be after the base year',
    });
    expect(await errorsOf('emission_targets', { ...TARGET, validated_on: day(2024) })).toEqual({
      validated_by: 'Required',
    });
  });

  it('stand beside the statement of a year', async () => {
    const { _id } = (await editor.send('POST', 'emission_targets', TARGET)).body.obj;
    const ofYear = async (year: number) =>
      (await editor.send('GET', `target_progress?year=${year}`)).body.list.find(
        (one: { _id: string }) => one._id === _id,
      );
    const none = await ofYear(2024);
    const statement = { year: 2024, units: 'kg', method: 'manual', manual_scope1: 100_000, manual_scope2: 90_000 };
    await world.admin.send('POST', 'annual_statements', { ...statement, manual_scope2_market: 50_000.5 });

    expect(none).toMatchObject({ expected: 160, actual: null, statement: 'none', is_on_track: null, yearly: 5 });
    expect(await ofYear(2024)).toMatchObject({
      ...{ actual: 150.0005, reduced: 25, statement: 'not_approved', is_on_track: true },
    });
    expect(await ofYear(2031)).toMatchObject({ expected: null, is_on_track: null });
  });

  it('of another company do not exist', async () => {
    const { _id } = (await editor.send('POST', 'emission_targets', TARGET)).body.obj;
    const other = await world.stranger.send('GET', `emission_targets/${_id}`);
    const progress = await world.stranger.send('GET', 'target_progress?year=2024');

    expect([other.status, progress.body.list]).toEqual([404, []]);
  });
});

it('counts what is missing of it, and of the statement, as the company’s data', async () => {
  const { body } = await editor.send('GET', 'esg_status?year=2026');
  const [company] = body.list;
  const partOf = (name: string) => company.parts.find(({ part }: { part: string }) => part === name);

  expect(partOf('inventory')).toEqual({ part: 'inventory', done: 3, total: 4 });
  expect(partOf('statements')).toEqual({ part: 'statements', done: 0, total: 4 });
});
