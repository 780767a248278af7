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
