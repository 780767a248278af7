import { COMPLETE_WORDS } from '@lichen/contracts/business/company/policy-state';
import { POLICY_TEXTS } from '@lichen/contracts/business/company/policy.entity';
import { fileRecords } from '../../../platform/files/file-records';
import { until } from '../../../platform/jobs/testing/work-place';
import { uploadFile } from '../../../../test/upload-file';
import { makeWorld, type Person, type World } from '../../../../test/world';

let world: World;
let editor: Person;

beforeAll(async () => {
  world = await makeWorld();
  editor = await world.someone(['edit_business']);
});
afterAll(() => world.stop());

const WORDS = Array.from({ length: COMPLETE_WORDS }, (_, at) => `word${at}`).join(' ');
let names = 0;
const made = async (draft: Record<string, unknown> = {}) => {
  names += 1;
  const { status, body } = await editor.send('POST', 'policies', { name: `Policy ${names}`, ...draft });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
};

const upload = (person: Person, policyId: string, bytes: Buffer | string, name: string) =>
  uploadFile(world.url, person, 'policy_uploads', { name, bytes }, policyId ? { policy_id: policyId } : {});

const documentOf = (person: Pick<Person, 'cookie'>, id: string) =>
  fetch(`${world.url}/api/data/policy_uploads/${id}`, { headers: { cookie: person.cookie } });

const filesOf = (id: string) => {
  const { database, clock } = world.engine.platform;
  return fileRecords(database, clock).ofOwner(world.admin.companyId, id);
};

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const RTF = Buffer.from('{\\rtf1\\ansi Our policy}');
const WORD_97 = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

it('counts the words itself and says where a policy stands', async () => {
  const short = await made({ content: 'One two – three' });
  const whole = await editor.send('PATCH', `policies/${short._id}`, { content: WORDS });
  const forged = await editor.send('PATCH', `policies/${short._id}`, { num_words: 500 });

  expect(short).toMatchObject({ num_words: 3, completeness: 'incomplete', required: true, has_uploaded_doc: false });
  expect(whole.body.obj).toMatchObject({ num_words: COMPLETE_WORDS, completeness: 'complete' });
  expect(forged.status).toBe(400);
});

it('judges one that is not required by its justification alone', async () => {
  const without = await made({ required: false, content: WORDS });
  const given = await editor.send('PATCH', `policies/${without._id}`, { justification: 'We have no suppliers' });

  expect(without.completeness).toBe('justification_required');
  expect(given.body.obj.completeness).toBe('not_required');
});

it('locks name and standard with the first save', async () => {
  const own = await made();
  const renamed = await editor.send('PATCH', `policies/${own._id}`, { name: 'Another' });
  const moved = await editor.send('PATCH', `policies/${own._id}`, { id: 'ethics' });
  const twin = await editor.send('POST', 'policies', { name: own.name.toUpperCase() });

  expect([renamed.status, renamed.body.errors]).toEqual([400, { name: POLICY_TEXTS.locked }]);
  expect([moved.status, moved.body.errors.id]).toEqual([400, POLICY_TEXTS.locked]);
  expect([twin.status, twin.body.errors]).toEqual([400, { name: 'Already in use' }]);
});

it('has each standard policy once, under its own name, and never lets it go', async () => {
  const first = await editor.send('POST', 'policies', { id: 'health_safety', name: 'Whatever' });
  const again = await editor.send('POST', 'policies', { id: 'health_safety' });
  const gone = await editor.send('DELETE', `policies/${first.body.obj._id}`);
  const own = await made();
  const ownGone = await editor.send('DELETE', `policies/${own._id}`);

  expect(first.body.obj).toMatchObject({ id: 'health_safety', name: 'Health and safety' });
  expect(again.body.errors.id).toBe('Already in use');
  expect([gone.status, gone.body.err]).toEqual([422, POLICY_TEXTS.standardStays]);
  expect(ownGone.status).toBe(200);
});

it('lets one of two who save the same standard policy at once be first', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => editor.send('POST', 'policies', { id: 'training' })));
  const { body } = await editor.send('GET', 'policies');

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(2);
  expect(body.list.filter(({ id }: { id: string }) => id === 'training')).toHaveLength(1);
});

it('remembers who wrote the text last, and not who saved it unchanged', async () => {
  const written = await made({ content: 'First' });
  const same = await world.admin.send('PATCH', `policies/${written._id}`, { content: 'First' });
  const other = await world.admin.send('PATCH', `policies/${written._id}`, { content: 'Second' });

  expect(written.saved_by).toBe(editor.userId);
  expect(same.body.obj).toMatchObject({ saved_by: editor.userId, version: written.version });
  expect(other.body.obj).toMatchObject({ saved_by: world.admin.userId, saver: { first_name: 'Ann' } });
});

it.each([
  ['PDF', PDF, 'policy.pdf', 'application/pdf'],
  ['RTF', RTF, 'policy.rtf', 'application/rtf'],
  ['Word 97', WORD_97, 'policy.doc', 'application/msword'],
  ['plain text', 'Our policy', 'policy.txt', 'text/plain; charset=utf-8'],
  ['plain text with a comma', 'Our policy, in short', 'policy.txt', 'text/plain; charset=utf-8'],
])('takes a %s, and sends it back harmlessly', async (_, bytes, name, type) => {
  const { _id } = await made();

  const sent = await upload(editor, _id, bytes, name);
  const got = await documentOf(editor, _id);
  const { body } = await editor.send('GET', `policies/${_id}`);

  expect(sent).toMatchObject({ status: 200, body: { ok: true } });
  expect(Buffer.from(await got.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect(got.headers.get('content-type')).toBe(type);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(got.headers.get('content-security-policy')).toContain('sandbox');
  expect(body.obj).toMatchObject({ completeness: 'uploaded', doc_name: name, has_uploaded_doc: true });
  expect(body.obj).not.toHaveProperty('doc_id');
});

it.each([
  ['markup', '<script>alert(1)</script>', 'policy.txt'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'policy.pdf'],
  ['a workbook of 97', WORD_97, 'policy.xls'],
])('refuses %s in words of its own', async (_, bytes, name) => {
  const { _id } = await made();

  const { status, body } = await upload(editor, _id, bytes, name);

  expect([status, body.err]).toEqual([400, POLICY_TEXTS.wrongType]);
  expect(await filesOf(_id)).toEqual([]);
});

it('replaces the document, gives it up, and takes it along with a policy that is deleted', async () => {
  const { _id } = await made({ content: WORDS });
  await upload(editor, _id, PDF, 'first.pdf');
  await upload(editor, _id, RTF, 'second.rtf');
  expect((await filesOf(_id)).map(({ name }) => name)).toEqual(['second.rtf']);

  const cleared = await editor.send('POST', `policies/${_id}/clear_uploaded_doc`, {});
  expect(cleared.body.obj).toMatchObject({ completeness: 'complete', has_uploaded_doc: false, doc_name: null });
  expect(await filesOf(_id)).toEqual([]);
  expect((await documentOf(editor, _id)).status).toBe(404);

  await upload(editor, _id, PDF, 'third.pdf');
  await editor.send('DELETE', `policies/${_id}`);
  await until(async () => (await filesOf(_id)).length === 0);
});

it('shows no document to another company or to somebody without the right', async () => {
  const { _id } = await made();
  await upload(editor, _id, PDF, 'policy.pdf');
  const user = await world.someone(['user']);

  expect((await documentOf(world.stranger, _id)).status).toBe(404);
  expect((await documentOf(user, _id)).status).toBe(403);
  expect((await documentOf({ cookie: '' }, _id)).status).toBe(401);
  expect((await upload(user, _id, PDF, 'policy.pdf')).status).toBe(403);
  expect((await upload(world.stranger, _id, PDF, 'policy.pdf')).status).toBe(400);
  expect((await upload(editor, '', PDF, 'policy.pdf')).body.err).toBe(POLICY_TEXTS.noPolicy);
});

it('drafts a default text about the company, in the language of the person', async () => {
  const english = await editor.send('GET', 'get_policy_text?id=bribery');
  await editor.send('POST', 'profile/set_lang', { lang: 'NO' });
  const norwegian = await editor.send('GET', 'get_policy_text?id=bribery');
  await editor.send('POST', 'profile/set_lang', { lang: 'en-GB' });

  expect(english.body).toMatchObject({ id: 'bribery', is_draft: true });
  expect(english.body.text).toMatch(/^First company does business/);
  expect(norwegian.body.text).toMatch(/^First company vinner oppdrag/);
});
