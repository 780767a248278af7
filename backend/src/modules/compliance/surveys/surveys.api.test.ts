import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type World, makeWorld } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
}, 60_000);
afterAll(() => world.stop());

const formOf = (label: string, more: object = {}) => ({
  tabs: [{ id: 'general', label: 'General', columns: 1, questions: [{ id: 'used', type: 'number', label, ...more }] }],
});
const made = async (survey_name: string, form: object) =>
  (await world.admin.send('POST', 'partner_compliance_surveys', { survey_name, form })).body.obj;
const versions = async (id: string) =>
  (await world.admin.send('GET', `survey_versions?survey_id=${id}`)).body.list as { hash: string; form: object }[];

it('asks for a name, and for one that there is not yet', async () => {
  const send = (body: object) =>
    world.admin.send('POST', 'partner_compliance_surveys', body as Record<string, unknown>);
  await made('Energy', formOf('Used'));

  expect(await send({})).toMatchObject({ status: 400, body: { errors: { survey_name: 'Survey name required' } } });
  expect(await send({ survey_name: 'ENERGY' })).toMatchObject({
    status: 400,
    body: { errors: { survey_name: 'Already in use' } },
  });
});

it('refuses a form that nobody could answer, and says where it is wrong', async () => {
  const refused = async (form: object) =>
    (await world.admin.send('POST', 'partner_compliance_surveys', { survey_name: `No ${Math.random()}`, form })).body
      .errors;

  expect(await refused({ tabs: [], colour: 'red' })).toHaveProperty('form');
  expect(await refused({ pages: [] })).toMatchObject({ 'form.pages': 'This field does not exist' });
  expect(await refused(formOf('Used', { type: 'colour' }))).toMatchObject({
    'form.tabs.0.questions.0.type': 'Choose an option from the list',
  });
  expect(await refused({ tabs: [] })).toEqual({ form: 'No definition' });
  expect(await refused(formOf('Used', { calculated: true, calculation: { expression: 'used + 1' } }))).toEqual({
    'form.used': 'These questions depend on each other: Used',
  });
  expect(await refused(formOf('Used', { calculated: true, calculation: { expression: 'process' } }))).toEqual({
    'form.used': 'There is no question or function called process',
  });
});

it('keeps every form that it had, each once and under its hash', async () => {
  const { _id, version_hash } = await made('Water', formOf('Used'));
  const change = async (changes: Record<string, unknown>) =>
    (await world.admin.send('PATCH', `partner_compliance_surveys/${_id}`, changes)).body.obj;
  const changed = await change({ form: formOf('Used, in litres') });
  const back = await change({ form: formOf('Used') });
  const renamed = await change({ survey_name: 'Water use' });

  expect(changed.version_hash).not.toBe(version_hash);
  expect([back.version_hash, renamed.version_hash]).toEqual([version_hash, version_hash]);
  expect((await versions(_id)).map(({ hash }) => hash).sort()).toEqual([version_hash, changed.version_hash].sort());
  expect((await versions(_id)).find(({ hash }) => hash === version_hash)?.form).toEqual(formOf('Used'));
});

it('stores a form without the spaces around its words, as it was checked', async () => {
  const one = await made('Heat', formOf('Used'));
  const changed = { form: formOf('  Used ') };
  const { obj } = (await world.admin.send('PATCH', `partner_compliance_surveys/${one._id}`, changed)).body;

  expect(obj).toMatchObject({ form: formOf('Used'), version_hash: one.version_hash });
  expect(await versions(one._id)).toHaveLength(1);
});

it('takes a form as large as one may be', async () => {
  const options = Array.from({ length: 10 }, (_, at) => ({ value: `v${at}`, label: `${at}` }));
  const asked = Array.from({ length: 300 }, (_, at) => ({ id: `q${at}`, type: 'select', label: `${at}`, options }));
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions: asked }] };

  expect(await made('All', form)).toMatchObject({ version_hash: expect.any(String) });
});

it('lists names without their forms', async () => {
  await made('Waste', formOf('Used'));
  const { list } = (await world.admin.send('GET', 'partner_compliance_surveys?search=waste&names_only=true')).body;

  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ survey_name: 'Waste' });
  expect(JSON.stringify(list[0])).not.toContain('columns');
});

describe('a draft', () => {
  const send = (verb: 'POST' | 'PATCH', path: string, body: object) =>
    world.admin.send(verb, `partner_compliance_surveys${path}`, body as Record<string, unknown>);

  it('is kept incomplete as it is, and asked to be right only when it is published', async () => {
    const { _id } = (await send('POST', '', { survey_name: 'Cooling' })).body.obj;
    const kept = (await send('PATCH', `/${_id}`, { draft: formOf(' ', { type: 'select' }) })).body.obj;
    expect(kept).toMatchObject({ form: null, version_hash: null, drafted_on: expect.any(Number) });
    expect(kept.draft).toEqual(formOf(' ', { type: 'select' }));

    const refused = await send('POST', `/${_id}/publish`, {});
    expect([refused.status, refused.body.errors]).toEqual([400, { 'form.tabs.0.questions.0.label': 'Required' }]);
    await send('PATCH', `/${_id}`, { draft: formOf('Used', { type: 'select' }) });
    expect((await send('POST', `/${_id}/publish`, {})).body.errors).toEqual({
      'form.used': 'Give the question at least one option',
    });
  });

  it('becomes the next version when it is published, and the one before stays', async () => {
    const { _id, version_number } = await made('Paper', formOf('Used'));
    await send('PATCH', `/${_id}`, { draft: formOf('Used in a year') });
    const { obj } = (await send('POST', `/${_id}/publish`, {})).body;
    const twice = await send('POST', `/${_id}/publish`, {});

    expect([version_number, obj.version_number, obj.draft, obj.drafted_on]).toEqual([1, 2, null, null]);
    expect(obj.form).toEqual(formOf('Used in a year'));
    expect(await versions(_id)).toHaveLength(2);
    expect([twice.status, twice.body.err]).toEqual([422, 'Nothing has changed since this survey was published.']);
  });

  it('takes a new number where it is a form that was published before', async () => {
    const { _id, version_hash } = await made('Steam', formOf('Used'));
    const numbers: number[] = [];
    for (const label of ['Used in a year', 'Used', 'Used in a month']) {
      await send('PATCH', `/${_id}`, { draft: formOf(label) });
      numbers.push((await send('POST', `/${_id}/publish`, {})).body.obj.version_number);
    }
    expect(numbers).toEqual([2, 3, 4]);
    const renamed = (await send('PATCH', `/${_id}`, { survey_name: 'Steam and heat' })).body.obj;
    expect(renamed.version_number).toBe(4);
    const again = (await send('PATCH', `/${_id}`, { form: formOf('Used') })).body.obj;
    expect(again).toMatchObject({ version_number: 5, version_hash });
  });

  it('is a form and no larger than one, and whoever lists surveys is spared it', async () => {
    const { _id } = await made('Glass', formOf('Used'));
    const refused = async (draft: object) => (await send('PATCH', `/${_id}`, { draft })).body.errors;

    expect(await refused({ pages: [] })).toMatchObject({ 'draft.pages': 'This field does not exist' });
    expect(
      await refused({ tabs: [{ id: 'general', label: '', columns: 1, questions: [{ id: 'A' }] }] }),
    ).toHaveProperty(['draft.tabs.0.questions.0.id']);
    const label = '€'.repeat(400);
    const asked = Array.from({ length: 200 }, (_, at) => ({ id: `q${at}`, type: 'text', label }));
    const tab = { id: 'general', label: 'General', columns: 1 };
    expect(await refused({ tabs: [{ ...tab, questions: asked }] })).toEqual({ draft: 'The survey is too large' });
    await send('PATCH', `/${_id}`, { draft: formOf('Secretly changed') });
    const { list } = (await world.admin.send('GET', 'partner_compliance_surveys?search=glass&names_only=true')).body;
    expect(JSON.stringify(list)).not.toContain('Secretly');
  });
});

it('makes a form of questions as people write them, as a proposal that nobody has to take', async () => {
  const { _id } = (await world.admin.send('POST', 'form_builder', { name: 'From the sheet' })).body.obj;
  const send = async (action: string, body: object) =>
    (await world.admin.send('POST', `form_builder/${_id}/${action}`, body as Record<string, unknown>)).body;
  const { obj } = await send('message', {
    message: 'Dear supplier,\n1. Electricity used (kWh) *\n2. Certified? (yes/no)',
  });

  expect(obj.form.tabs).toMatchObject([
    { label: 'General', questions: [{ type: 'number', unit: 'kWh', required: true }, { type: 'toggle' }] },
  ]);
  expect([obj.unsure, obj.model, obj.messages.length]).toEqual([['Dear supplier,'], 'local', 2]);
  const [listed] = (await world.admin.send('GET', 'form_builder?names_only=true')).body.list;
  expect(listed.name).toBe('From the sheet');
  expect(JSON.stringify(listed)).not.toContain('Electricity');
  expect((await send('update_name', { name: 'Energy' })).obj).toMatchObject({ name: 'Energy' });
  expect((await send('clear', {})).obj).toMatchObject({ messages: [], form: null });
  expect((await send('message', { message: ' ' })).errors).toHaveProperty('message');
  expect((await world.admin.send('DELETE', `form_builder/${_id}`)).status).toBe(200);
});
