import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type World, makeWorld } from '../../../../test/world';

const QUESTIONS = [
  { id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true },
  {
    ...{ id: 'number', type: 'text', label: 'Number of the certificate', required: true },
    rules: { show: { all: [{ field: 'certified', operator: 'equals', value: true }] } },
  },
  { id: 'used', type: 'number', label: 'Energy used', min: 0 },
  { id: 'share', type: 'number', label: 'Share', calculated: true, calculation: { expression: '100 / used' } },
];
const formOf = (questions: object[]) => ({ tabs: [{ id: 'general', label: 'General', columns: 2, questions }] });

let world: World;
let survey: { _id: string; version_hash: string };
beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
  const body = { survey_name: 'Energy', form: formOf(QUESTIONS) };
  survey = (await world.admin.send('POST', 'partner_compliance_surveys', body)).body.obj;
}, 60_000);
afterAll(() => world.stop());

async function begun(values: object = { survey_type_id: survey._id }) {
  const { obj } = (await world.admin.send('POST', 'docs', { name: 'Answers', doc_ids: ['survey'] })).body;
  const send = async (verb: string, body: object) =>
    (await world.admin.send('POST', `docs/${obj._id}/${verb}`, body as Record<string, unknown>)).body;
  const chosen = await send('update', { prep_data: values });
  return { id: obj._id as string, chosen, send };
}

it('asks for answers until they are complete, and keeps what each call changes', async () => {
  const { chosen, send } = await begun();
  expect(chosen.obj).toMatchObject({
    ...{ status: 'invalid', survey_type_id: survey._id, survey_hash: survey.version_hash },
    errors: { 'saved_values.certified': 'Required' },
  });

  const first = await send('update', { saved_values: { certified: true, used: -1 } });
  expect(first.obj.errors).toEqual({ 'saved_values.number': 'Required', 'saved_values.used': 'Must be 0 or more' });

  const second = await send('update', { saved_values: { number: 'AB-1', used: null } });
  expect(second.obj).toMatchObject({
    status: 'validated',
    errors: null,
    saved_values: { certified: true, number: 'AB-1' },
  });
  expect(Object.keys(second.obj.saved_values).sort()).toEqual(['certified', 'number']);
});

it('takes answers to its own questions alone', async () => {
  const { send } = await begun();
  const stray = await send('update', { saved_values: { colour: 'red' } });

  expect(stray.errors).toEqual({ 'saved_values.colour': 'This field does not exist' });
});

it('refuses to apply what is not answered, and closes what is applied', async () => {
  const { send } = await begun();
  expect(await send('apply', {})).toMatchObject({ errors: { 'saved_values.certified': 'Required' } });
  await send('update', { saved_values: { certified: false } });
  expect((await send('apply', {})).obj).toMatchObject({ status: 'applied' });

  expect(await send('update', { saved_values: { certified: true } })).toHaveProperty('err');
  expect((await send('unapply', {})).obj.saved_values).toEqual({ certified: false });
});

it('holds on to the form that it was begun with', async () => {
  const { send } = await begun();
  const form = formOf([{ id: 'new_one', type: 'text', label: 'New', required: true }]);
  const path = `partner_compliance_surveys/${survey._id}`;
  const changed = (await world.admin.send('PATCH', path, { form })).body.obj;

  const kept = await send('update', { saved_values: { certified: false } });
  expect(kept.obj).toMatchObject({ status: 'validated', survey_hash: survey.version_hash });
  const { chosen } = await begun();
  expect(chosen.obj).toMatchObject({
    survey_hash: changed.version_hash,
    errors: { 'saved_values.new_one': 'Required' },
  });
  expect(
    (await world.admin.send('GET', `docs?survey_type_id=${survey._id}&limit=100`)).body.list.length,
  ).toBeGreaterThan(3);
});

it('knows no survey of another company', async () => {
  const { chosen } = await begun({ survey_type_id: 'of-another-company' });

  expect(chosen.errors).toEqual({ survey_type_id: 'Choose a record that exists' });
});
