import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { type Person, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';
import { message, type Written } from './testing/messages';
import { sendMessage } from '../../../platform/mail-in/testing/smtp.client';

let world: World;
let port: number;

beforeAll(async () => {
  world = await makeWorld({ environment: { MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'in.example' } });
  port = world.portal.mailInPort ?? 0;
}, 60_000);
afterAll(() => world.stop());

const PDF = pdfFile(BILL);
const bill = { type: 'application/pdf', name: 'october.pdf', bytes: PDF };

const addressOf = async (person: Person) =>
  (await person.send('GET', 'email_address')).body.obj as { address: string; max_mb: number };
const emailsOf = async (person: Person, query = '') => (await person.send('GET', `emails${query}`)).body.list;
const emailOf = async (person: Person, id: string) => (await person.send('GET', `emails/${id}`)).body.obj;
const docsOf = async (person: Person) => (await person.send('GET', 'docs')).body.list;

/** The newest email of a person, once nothing works on it any more. */
const settled = (person: Person) =>
  until(async () => {
    const [newest] = await emailsOf(person);
    return newest?.job_id === null && newest;
  });

async function sendTo(person: Person, written: Written) {
  const { address } = await addressOf(person);
  const codes = await sendMessage(port, { to: [address], raw: message({ to: address, ...written }) });
  expect(codes.at(-1)).toBe(250);
  return settled(person);
}

it('gives each account one address that nobody can guess', async () => {
  const own = await addressOf(world.admin);
  const again = await addressOf(world.admin);
  const strange = await addressOf(world.stranger);

  expect(own.address).toMatch(/^docs-[a-km-z2-9]{16}@in\.example$/);
  expect([again.address, own.max_mb]).toEqual([own.address, 35]);
  expect(strange.address).not.toBe(own.address);
});

it('shows an email as text and makes documents of its files', async () => {
  const email = await sendTo(world.admin, {
    id: 'october@supplier.example',
    text: 'Hello,\r\nyour bill is attached.',
    html: '<b onclick="alert(1)">Hello</b><script>alert(2)</script>',
    parts: [bill],
  });
  const [file] = email.files;
  const { body } = await world.admin.send('GET', `docs/${file.id}`);

  expect(email).toMatchObject({
    ...{ from: '"Northern Power" <bills@supplier.example>', subject: 'Your bill', status: 'loaded', duplicate: false },
    ...{ messageId: '<october@supplier.example>', numAttachments: 1, date: Date.UTC(2026, 10, 25, 9, 12) },
    attachments: [{ id: '1', filename: 'october.pdf', contentType: 'application/pdf', size: PDF.length }],
  });
  expect(email.text).toContain('your bill is attached.');
  expect(JSON.stringify(email)).not.toMatch(/<b[ >]|<script|onclick/);
  expect(email.status_history.map(({ status }: { status: string }) => status)).toEqual([
    'received',
    'loading',
    'loaded',
  ]);
  expect(file).toMatchObject({ file: 'october.pdf', status: 'loaded', err: null, attachment: '1' });
  expect(body.obj).toMatchObject({ name: 'october.pdf', email_id: email._id, status: 'capture' });
});

it('marks an email that came before, and loads its files only when somebody asks', async () => {
  const count = (await docsOf(world.admin)).length;
  const email = await sendTo(world.admin, { id: 'october@supplier.example', text: 'By another way', parts: [bill] });
  expect(email).toMatchObject({ duplicate: true, status: 'received', files: null, numAttachments: 1 });
  expect((await docsOf(world.admin)).length).toBe(count);
  // In another company nothing came before.
  const elsewhere = await sendTo(world.stranger, { id: 'october@supplier.example', parts: [bill] });
  expect(elsewhere).toMatchObject({ duplicate: false, status: 'loaded' });

  const asked = await world.admin.send('POST', `emails/${email._id}/load`, {});
  expect([asked.status, asked.body.obj.status]).toEqual([200, 'loading']);
  const loaded = await until(async () => {
    const found = await emailOf(world.admin, email._id);
    return found.status === 'loaded' && found;
  });
  const { body } = await world.admin.send('GET', `docs/${loaded.files[0].id}`);
  expect(body.obj.same_as).not.toBeNull();
  expect((await world.admin.send('POST', `emails/${email._id}/load`, {})).status).toBe(422);
});

const LOGO = { type: 'image/png', name: 'logo.png', bytes: Buffer.alloc(20_000, 1), disposition: 'inline' as const };

it('says of every file that became no document why, and loads what somebody names', async () => {
  const inner = message({ id: 'inner@supplier.example', parts: [bill] });
  const email = await sendTo(world.admin, {
    ...{ id: 'skipped@supplier.example', kind: 'related' },
    parts: [
      { ...LOGO, cid: 'logo' },
      { type: 'application/pkcs7-signature', name: 'smime.p7s', bytes: 'signed' },
      { type: 'application/x-msdownload', name: 'bill.pdf.exe', bytes: Buffer.from('MZ not a bill') },
      { type: 'message/rfc822', name: 'forwarded.eml', bytes: inner },
      { type: 'text/plain', name: '../../notes.txt', bytes: 'Meter reading 4711' },
    ],
  });
  const said = email.files.map(({ file, status, err }: Record<string, string>) => [file, status, err]);
  expect(said).toEqual([
    ['logo.png', 'skipped', 'A picture within the text'],
    ['smime.p7s', 'skipped', 'A signature, contact or calendar entry'],
    ['bill.pdf.exe', 'error', expect.stringContaining('Upload a PDF')],
    ['forwarded.eml', 'skipped', 'A forwarded email. Its own files are listed beside it.'],
    ['october.pdf', 'loaded', null],
    ['notes.txt', 'loaded', null],
  ]);

  const named = { attachments: [email.attachments[3].id] };
  await world.admin.send('POST', `emails/${email._id}/load`, named);
  const after = await until(async () => {
    const found = await emailOf(world.admin, email._id);
    return found.job_id === null && found;
  });
  expect(after.files[3]).toMatchObject({ file: 'forwarded.eml', status: 'loaded', err: null });
  expect(after.files[5].id).toBe(email.files[5].id);
});

it('reads what it makes of an email where the account has that', async () => {
  const modules = [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] as const;
  await world.engine.platform.accounts.subscribe(world.admin.companyId, { modules });
  const email = await sendTo(world.admin, { id: 'read@supplier.example', parts: [bill] });
  const read = await until(async () => {
    const { obj } = (await world.admin.send('GET', `docs/${email.files[0].id}`)).body;
    return !['pending', 'loading', 'parsed', 'preparing'].includes(obj.status) && obj;
  });
  await world.engine.platform.accounts.subscribe(world.admin.companyId, { modules: BASE_SUBSCRIPTIONS });

  expect(read.doc_ids).toEqual(['electricity']);
});

it('finds emails by who sent them and by their subject', async () => {
  await sendTo(world.admin, { id: 'water@supplier.example', subject: 'Water for =?utf-8?B?w4RybQ==?=' });
  const found = await emailsOf(world.admin, '?name=rm');
  expect(found.map(({ subject }: { subject: string }) => subject)).toEqual(['Water for Ärm']);
  expect((await emailsOf(world.admin, `?from=${Date.now() + 60_000}`)).length).toBe(0);
  expect((await emailsOf(world.admin, '?name=northern')).length).toBeGreaterThan(3);
});

it('shows an email to nobody of another company', async () => {
  const email = await sendTo(world.admin, { id: 'own@supplier.example', parts: [bill] });
  const path = `emails/${email._id}`;
  const attempts = [
    await world.stranger.send('GET', path),
    await world.stranger.send('POST', `${path}/load`, {}),
    await world.stranger.send('DELETE', path),
    await world.stranger.send('GET', `docs/${email.files[0].id}`),
  ];
  const clerk = await world.someone(['user']);

  expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await clerk.send('GET', 'emails')).status).toBe(403);
  expect((await clerk.send('GET', 'email_address')).status).toBe(403);
  expect((await emailsOf(world.stranger)).some(({ _id }: { _id: string }) => _id === email._id)).toBe(false);
});

it('forgets the message with its email, and keeps the documents', async () => {
  const email = await sendTo(world.admin, { id: 'deleted@supplier.example', text: 'Gone soon', parts: [bill] });
  const kept = () => world.engine.platform.database.all('SELECT id FROM files WHERE owner_id = ?', [email._id]);
  expect((await kept()).length).toBe(1);
  expect((await world.admin.send('DELETE', `emails/${email._id}`)).status).toBe(200);
  expect((await world.admin.send('GET', `emails/${email._id}`)).status).toBe(404);
  expect((await world.admin.send('GET', `docs/${email.files[0].id}`)).status).toBe(200);
  await until(async () => (await kept()).length === 0);
});
