import { createTransport } from 'nodemailer';
import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { type ChatWorld, chatWorld, type Row } from '../../../../test/worlds/chat-world';
import { until } from '../../../../test/worlds/demand-book';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { Mail } from '../../../platform/mail/mailer';

const DOMAIN = 'in.example.com';
const ANA = 'ana@glass.example';
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

let place: ChatWorld;
beforeAll(async () => {
  place = await chatWorld({ environment: { MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: DOMAIN } });
}, 60_000);
afterAll(() => place.world.stop());

const eml = async (subject: RegExp, nth = 1): Promise<{ raw: string; reply: string }> => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const folder = `${place.world.engine.platform.configuration.dataDir}/mail`;
  let found: string[] = [];
  await until(async () => {
    const all = readdirSync(folder, { withFileTypes: true }).map(({ name }) =>
      readFileSync(`${folder}/${name}`, 'utf8'),
    );
    found = all.filter((raw) => subject.test(raw));
    return found.length >= nth;
  });
  const raw = found.at(-1) ?? '';
  return { raw, reply: /chat-[a-z0-9]{32}@in\.example\.com/.exec(raw)?.[0] ?? '' };
};

/** Hands a mail to the listener as another server would. */
async function answer(to: string, mail: object, from = ANA): Promise<string> {
  const { mailInPort: port } = place.world.portal;
  const transport = createTransport({ host: '127.0.0.1', port: port ?? 0, secure: false, ignoreTLS: true });
  try {
    const sent = await transport.sendMail({ from, to, subject: 'Re: Message', ...mail });
    return sent.response.slice(0, 3);
  } catch (error) {
    return String((error as { responseCode?: number }).responseCode);
  } finally {
    transport.close();
  }
}

/** A message to a contact without an account, as it was mailed. */
async function mailed(message: string) {
  const { contactOf, draft, send, one } = place;
  const to = await contactOf(ANA);
  const own = await draft(to, message);
  const sent = await send(one, own);
  expect(sent.body.obj).toMatchObject({ status: 'sent', channel: 'email', seq: 1 });
  return { to, own, ...(await eml(new RegExp(message))) };
}

const stored = async ({ _id }: Row): Promise<Row> =>
  (await place.one.send('GET', `partner_submissions/${_id}`)).body.obj;

it('mails a message to a contact without an account, and notes that it left', async () => {
  const { one, other, messages, chats } = place;
  const { to, own, raw, reply } = await mailed('Could you send the schedule?');
  expect(raw).toMatch(/^To: ana@glass\.example$/m);
  expect(raw).toContain(`Reply-To: Ann Other <${reply}>`);
  expect(raw).toContain('##- Write your answer above this line ##-');
  await until(async () => (await stored(own)).delivered_on !== null);
  expect((await chats(one)).find((each) => each.to === to)).toMatchObject({ channel: 'email', name: 'Ana Ruiz' });
  // Nothing of it is in the rows of the partner: it went to a person, not into the portal.
  expect(await messages(other)).toEqual([]);
});

it('takes the answer over SMTP: words without what is repeated, files, once', async () => {
  const { one, messages, chats, fileOf, third } = place;
  const { to, reply } = await mailed('And the invoice?');
  const text =
    'It comes tomorrow.\n\nOn Monday Ann Other wrote:\n> ##- Write your answer above this line ##-\n> Hello Ana,';
  const attachments = [
    { filename: 'invoice.pdf', content: PDF },
    { filename: 'run.html', content: '<script>alert(1)</script>' },
  ];
  const mail = { text, html: '<b>It</b>', attachments, messageId: '<one@glass.example>' };
  expect(await answer(reply.toUpperCase(), mail)).toBe('250');
  expect(await answer(reply, mail)).toBe('250');
  await until(async () => (await messages(one, to)).length >= 3);
  await until(async () => (await place.filesOf(one.companyId)) === 1);

  const [file, words] = (await messages(one, to)) as [Row, Row];
  expect(words).toMatchObject({ own: false, author: 'Ana Ruiz', content: { message: 'It comes tomorrow.' }, seq: 2 });
  expect(file).toMatchObject({ own: false, file: { name: 'invoice.pdf' }, seq: 3, channel: 'email' });
  expect(await messages(one, to)).toHaveLength(3);
  expect(await (await fileOf(one, file._id)).text()).toBe(PDF);
  expect((await fileOf(third, file._id)).status).toBe(404);
  expect((await chats(one)).find((each) => each.to === to)).toMatchObject({ unread: 2, last_own: false });
});

it('says whose address an answer came from, takes none of machines and none of strangers', async () => {
  const { one, messages } = place;
  const { to, reply } = await mailed('Who is there?');
  expect(await answer(reply, { text: 'I am away.', headers: { 'Auto-Submitted': 'auto-replied' } })).toBe('250');
  expect(await answer(reply, { text: 'It is me.' }, 'someone@else.example')).toBe('250');
  await until(async () => (await messages(one, to)).length >= 2);
  expect((await messages(one, to)).map(({ author, content }) => [author, content.message])).toEqual([
    ['someone@else.example', 'It is me.'],
    ['Ann Other', 'Who is there?'],
  ]);
  const guessed = reply.replace(/^chat-./, (start) => (start.endsWith('a') ? 'chat-b' : 'chat-a'));
  expect(await answer(guessed, { text: 'Guess' })).toBe('550');
  expect(await answer(reply.replace(DOMAIN, 'other.example'), { text: 'Relay' })).toBe('550');
  await one.send('DELETE', `partner_contacts/${to}`);
  const next = await place.post(one, to, 'To nobody');
  const refused = await place.send(one, next.body.obj);
  expect([refused.status, refused.body.err]).toEqual([422, CHAT_TEXTS.noContact]);
});

it('refuses a contact that has no address and uses no portal', async () => {
  const { one, send } = place;
  const alone = (await one.send('POST', 'partners', { name: 'Not connected' })).body.obj._id as string;
  const contact = { partner_id: alone, first_name: 'Nobody' };
  const to = (await one.send('POST', 'partner_contacts', contact)).body.obj._id as string;
  const made = await one.send('POST', 'partner_submissions', {
    ...{ partner_id: alone, to },
    content: { type: 'text', message: 'Hello' },
  });
  const refused = await send(one, made.body.obj);
  expect([refused.status, refused.body.err]).toEqual([422, CHAT_TEXTS.noAddress]);
  expect((await stored(made.body.obj)).status).toBe('draft');
});

it('mails a file along, and of a first unread message tells its readers once', async () => {
  const { one, contactOf, upload, send, begun, draft, other, world } = place;
  const to = await contactOf(ANA);
  const id = (await upload(one, to, PDF, 'schedule.pdf')).body.obj._id as string;
  expect((await send(one, { _id: id })).status).toBe(200);
  const { raw } = await eml(/filename=schedule\.pdf/);
  expect(raw).toContain(Buffer.from(PDF).toString('base64').slice(0, 40));

  const waiting = async () =>
    ((await world.nobody('GET', '/operator/inbox')).body.list as Row[]).filter(
      (mail) => mail.to === other.email && mail.subject.startsWith('Message from “Ann Other”'),
    );
  const talk = await begun('First');
  expect((await send(one, await draft(talk.to, 'Second'))).status).toBe(200);
  await until(async () => (await waiting()).length > 0);
  expect((await waiting()).map(({ text }) => text.includes('/chat?partner_id='))).toEqual([true]);
});

it('says that a message was not delivered once its mail is given up, until a later attempt succeeds', async () => {
  const { contactOf, draft, send, one } = place;
  const { platform } = place.world.engine;
  const { mailer } = platform;
  const mails: Mail[] = [];
  Object.assign(platform, { mailer: { ...mailer, send: async (mail: Mail) => void mails.push(mail) } });
  const own = await draft(await contactOf(ANA), 'Lost on the way');
  const sent = await send(one, own);
  Object.assign(platform, { mailer });
  expect(sent.body.obj).toMatchObject({ channel: 'email', delivered_on: null, failed_on: null });

  const follow = async (job: Mail['failed']) => {
    if (job) await platform.database.transaction((tx) => platform.jobs.add(tx, { ...job, userId: SYSTEM }));
    platform.jobs.wake();
  };
  await follow(mails[0]?.failed);
  await until(async () => (await stored(own)).failed_on !== null);
  expect(await stored(own)).toMatchObject({ status: 'sent', delivered_on: null, failed_on: expect.any(Number) });
  await follow(mails[0]?.delivered);
  await until(async () => (await stored(own)).delivered_on !== null);
  expect(await stored(own)).toMatchObject({ failed_on: null });
});
