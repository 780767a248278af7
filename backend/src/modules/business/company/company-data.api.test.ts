import { makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let editor: Person;

beforeAll(async () => {
  world = await makeWorld();
  editor = await world.someone(['edit_business']);
});
afterAll(() => world.stop());

const day = (year: number, month = 1, date = 1) => Date.UTC(year, month - 1, date);
const listed = async (path: string, field: string) => {
  const { body } = await editor.send('GET', path);
  return body.list.map((row: Record<string, unknown>) => row[field]).sort();
};

async function colleague(): Promise<string> {
  const { body: sites } = await world.admin.send('GET', 'locations');
  const person = { first_name: 'Ada', last_name: 'Turner', location_id: sites.list[0]._id };
  return (await world.admin.send('POST', 'profiles', person)).body.obj._id;
}

describe('answers', () => {
  it('begin with the company, and are saved one by one', async () => {
    const empty = await editor.send('GET', 'company_answers');
    const saved = await editor.send('PATCH', 'company_answers', { waste_contract: 'With the city' });
    const profile = await editor.send('GET', 'company_profile');

    expect(empty.body.obj.business_mission).toBeNull();
    expect(saved.body.obj).toMatchObject({ waste_contract: 'With the city', business_mission: null });
    expect(profile.body.obj.company_name).toBe('First company');
    expect(profile.body.obj).not.toHaveProperty('waste_contract');
  });

  it('are no longer than 5,000 characters, and for editors alone', async () => {
    const long = await editor.send('PATCH', 'company_answers', { business_mission: 'x'.repeat(5001) });
    const user = await (await world.someone(['user'])).send('GET', 'company_answers');
    const { body: audit } = await world.admin.send('GET', 'audit_log?entity_name=company_answers');

    expect([long.status, long.body.errors]).toEqual([400, { business_mission: 'Too long' }]);
    expect(user.status).toBe(403);
    expect(audit.list[0]).toMatchObject({ type: 'update', entity_name: 'company_answers' });
  });
});

describe('details', () => {
  it('take activities of the EU taxonomy, each once and called what the act calls it', async () => {
    const line = { id: 'CCM-4.1', label: 'Sunshine' };
    const { status, body } = await editor.send('PATCH', 'company_profile', {
      eu_activities: [line, { id: 'ccm-4.1' }, { id: 'ce-5.4', label: '' }],
    });
    const unknown = await editor.send('PATCH', 'company_profile', { eu_activities: [{ id: 'ccm-99', label: 'x' }] });

    expect([status, body.obj.eu_activities]).toEqual([
      200,
      [
        { id: 'ccm-4.1', label: 'CCM 4.1 Electricity generation using solar photovoltaic technology' },
        { id: 'ce-5.4', label: 'CE 5.4 Sale of second-hand goods' },
      ],
    ]);
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { 'eu_activities.0.id': 'Choose an option from the list' },
    ]);
    expect((await editor.send('PATCH', 'company_profile', { eu_activities: [] })).body.obj.eu_activities).toBeNull();
  });

  it('show who answers for them, and keep the name of a legal form only with that form', async () => {
    const esg_contact = await colleague();
    const other = { legal_form: 'other', other_legal_form: 'Foundation' };
    const named = await editor.send('PATCH', 'company_profile', { esg_contact, ...other });
    const listed = await editor.send('PATCH', 'company_profile', { legal_form: 'partnership' });

    expect(named.body.obj).toMatchObject({ ...other, esg_contact_person: { first_name: 'Ada', last_name: 'Turner' } });
    expect(listed.body.obj.other_legal_form).toBeNull();
    // A name that would go at once is refused where it was entered.
    expect((await editor.send('PATCH', 'company_profile', { other_legal_form: 'Guild' })).body.errors).toEqual({
      other_legal_form: 'This value is not valid here',
    });
  });
});

describe('management', () => {
  it('lists who was in office in a year, and those who still are', async () => {
    const role = { description: 'Leads', profile_id: await colleague() };
    const draft = (name: string, from: number, to: number | null) => ({ ...role, name, from, to });
    for (const each of [
      draft('Past', day(2020), day(2022, 12, 31)),
      draft('Passing', day(2024, 5, 2), day(2024, 6, 30)),
      draft('Present', day(2023, 12, 31), null),
      draft('Coming', day(2025), null),
    ])
      expect((await editor.send('POST', 'managers', each)).status).toBe(201);

    expect(await listed('managers?year=2022', 'name')).toEqual(['Past']);
    expect(await listed('managers?year=2023', 'name')).toEqual(['Present']);
    expect(await listed('managers?year=2024', 'name')).toEqual(['Passing', 'Present']);
    expect(await listed('managers?year=2025', 'name')).toEqual(['Coming', 'Present']);
  });

  it('asks for what it needs, and for days in their order', async () => {
    const empty = await editor.send('POST', 'managers', {});
    const role = { name: 'Chair', description: 'Leads', profile_id: await colleague() };
    const backwards = await editor.send('POST', 'managers', { ...role, from: day(2024, 2), to: day(2024) });

    expect(Object.keys(empty.body.errors).sort()).toEqual(['description', 'from', 'name', 'profile_id']);
    expect(backwards.body.errors).toEqual({ from: 'Must be before end date' });
  });
});

describe('conduct issues', () => {
  it('are those of a year, with convictions apart', async () => {
    const issue = { notes: 'Fined', fine: { currency: 'EUR', amount: 500 } };
    for (const each of [
      { ...issue, date: day(2022, 12, 31), conviction: true },
      { ...issue, date: day(2023), notes: 'First' },
      { ...issue, date: day(2023, 12, 31), notes: 'Last', conviction: true },
    ])
      expect((await editor.send('POST', 'conduct_issues', each)).status).toBe(201);

    expect(await listed('conduct_issues?year=2023', 'notes')).toEqual(['First', 'Last']);
    expect(await listed('conduct_issues?year=2023&conviction=true', 'notes')).toEqual(['Last']);
  });

  it('have a date that is past and notes, and no fine below nothing', async () => {
    const empty = await editor.send('POST', 'conduct_issues', {});
    const ahead = { notes: 'x', date: day(2200), fine: { currency: 'EUR', amount: -1 } };
    const wrong = await editor.send('POST', 'conduct_issues', ahead);

    expect(empty.body.errors).toEqual({ date: 'Required', notes: 'Required' });
    expect(wrong.body.errors).toEqual({ date: 'Must not be in the future', fine: 'Too small' });
  });
});

describe('yearly figures', () => {
  const water = (companyId: string) => ({ parent_id: companyId, figure: 'water_use', year: 2024, value: 1250.5 });

  it('have one value for a record, figure and year', async () => {
    const sent = water(editor.companyId);
    const answers = await Promise.all([1, 2, 3].map(() => editor.send('POST', 'period_data', sent)));
    const { body } = await editor.send('GET', `period_data?year=2024&parent_id=${editor.companyId}`);

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(body.list).toMatchObject([{ figure: 'water_use', value: 1250.5 }]);
  });

  it('belong to a record of the company that can have them, and go with it', async () => {
    const product = (await editor.send('POST', 'products', { name: 'Peas', units: 'kg' })).body.obj._id as string;
    const figure = { parent_id: product, figure: 'total_packaging', year: 2024, value: 3 };
    const own = await editor.send('POST', 'period_data', figure);
    const strange = await editor.send('POST', 'period_data', water(world.stranger.companyId));
    const mistaken = await editor.send('POST', 'period_data', { ...figure, figure: 'water_waste' });
    await editor.send('DELETE', `products/${product}`);
    const { body: left } = await editor.send('GET', `period_data?parent_id=${product}`);

    expect(own.status).toBe(201);
    for (const { status, body } of [strange, mistaken])
      expect([status, body.errors]).toEqual([400, { parent_id: 'Choose a record that exists' }]);
    expect(left.list).toEqual([]);
  });
});

it('tells what is missing of the company in a year, and where it is filled in', async () => {
  const before = (await editor.send('GET', 'esg_status?year=2030')).body;
  await editor.send('PATCH', 'company_answers', { business_mission: 'To grow peas' });
  const after = (await editor.send('GET', 'esg_status?year=2030')).body;
  const reader = (await (await world.someone(['user'])).send('GET', 'esg_status?year=2030')).body;
  const [company] = after.list;
  const partOf = (name: string) => company.parts.find(({ part }: { part: string }) => part === name);

  expect(after).toMatchObject({ year: 2030, is_complete: true });
  expect(company.done).toBe(before.list[0].done + 1);
  expect(partOf('mission')).toEqual({ part: 'mission', done: 1, total: 5 });
  expect(partOf('policies')).toEqual({ part: 'policies', done: 0, total: 10 });
  expect(company.missing).toHaveLength(company.total - company.done);
  expect(company.missing).toContainEqual({
    part: 'policies',
    label: { words: 'Bribery' },
    path: '/business/company?tab=policies&year=2030&of=bribery',
  });
  expect(reader.list).toEqual([]);
});
