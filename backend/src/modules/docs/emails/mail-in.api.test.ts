import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { startDyingMail } from '../../../../test/servers/start-dying-mail';
import { type Person, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';
import { sendMessage } from '../../../platform/mail-in/testing/smtp.client';
import { message } from './testing/messages';

const SECRET = 'a secret of thirty-two characters';
const HOURLY = 20;

let world: World;
let port: number;
let address: string;

beforeAll(async () => {
  world = await makeWorld({
    environment: {
      ...{ MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'in.example', MAIL_IN_SECRET: SECRET },
      ...{ MAIL_IN_MAX_MB: '1', MAIL_IN_HOURLY: String(HOURLY) },
    },
  });
  port = world.portal.mailInPort ?? 0;
  address = (await world.admin.send('GET', 'email_address')).body.obj.address;
}, 60_000);
afterAll(() => world.stop());

const bill = { type: 'application/pdf', name: 'october.pdf', bytes: pdfFile(BILL) };
const emailsOf = async (person: Person = world.admin) =>
  (await person.send('GET', 'emails')).body.list as Record<string, unknown>[];
const rawOf = (id: string) => message({ id, parts: [bill] });
const seconds = (shift = 0) => String(Math.floor(Date.now() / 1000) + shift);

interface Hook {
  readonly raw: Buffer;
  readonly to?: string;
  readonly from?: string;
  readonly timestamp?: string;
  readonly secret?: string;
  readonly signature?: string;
  /** Body that is sent in place of the signed one. */
  readonly sent?: Buffer;
}

const signatureOf = ({ raw, to = address, from = 'a@b.example', timestamp = seconds(), secret = SECRET }: Hook) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}\n${from}\n${to}\n`).update(raw).digest('hex')}`;

/** Sends a mail as a provider would; answers the status. */
async function hook(call: Hook): Promise<number> {
  const { raw, to = address, from = 'a@b.example', timestamp = seconds(), signature, sent = raw } = call;
  const headers = {
    ...{ 'content-type': 'message/rfc822', 'x-mail-timestamp': timestamp, 'x-mail-to': to, 'x-mail-from': from },
    'x-mail-signature': signature ?? signatureOf({ ...call, timestamp }),
  };
  const asked = request(new URL('/api/mail_in', world.url), { method: 'POST', headers });
  asked.end(sent);
  const [answer] = await once(asked, 'response');
  await text(answer);
  return answer.statusCode;
}

it('takes what a provider sends with a signature, into the same list', async () => {
  expect(await hook({ raw: rawOf('hook@supplier.example') })).toBe(200);
  const found = await until(async () => {
    const [newest] = await emailsOf();
    return newest?.['status'] === 'loaded' && newest;
  });
  expect(found).toMatchObject({ messageId: '<hook@supplier.example>', numAttachments: 1, duplicate: false });
});

it('refuses what is not signed, or not now, and keeps nothing of it', async () => {
  const raw = rawOf('forged@supplier.example');
  const before = (await emailsOf()).length;
  const statuses = [
    await hook({ raw, signature: '' }),
    await hook({ raw, secret: `${SECRET}!` }),
    await hook({ raw, sent: Buffer.concat([raw, Buffer.from(' ')]) }),
    await hook({ raw, signature: signatureOf({ raw, to: 'docs-aaaaaaaaaaaaaaaa@in.example' }) }),
    await hook({ raw, timestamp: seconds(-301) }),
    await hook({ raw, timestamp: seconds(301) }),
    await hook({ raw, timestamp: '' }),
  ];
  const stored = await world.engine.platform.files.stored('', 1000);

  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect((await emailsOf()).length).toBe(before);
  expect(stored.some(({ bytes }) => bytes === raw.length)).toBe(false);
});

it('tells of addresses only to who can sign', async () => {
  const raw = rawOf('nobody@supplier.example');
  const to = 'docs-aaaaaaaaaaaaaaaa@in.example';

  expect([await hook({ raw, to }), await hook({ raw, to, secret: `${SECRET}!` })]).toEqual([404, 401]);
  expect([await hook({ raw, secret: `${SECRET}!` }), await hook({ raw, to: '' })]).toEqual([401, 400]);
});

it('answers a message that is sent again with the same signature, and keeps it once', async () => {
  const call = { raw: rawOf('again@supplier.example'), timestamp: seconds() };
  expect([await hook(call), await hook(call)]).toEqual([200, 200]);
  const found = (await emailsOf()).filter(({ messageId }) => messageId === '<again@supplier.example>');
  expect(found.length).toBe(1);
});

it('refuses a message larger than the limit, by the same limit on both ways', async () => {
  const raw = Buffer.concat([rawOf('large@supplier.example'), Buffer.alloc(1024 * 1024, 'x\r\n')]);
  expect(await hook({ raw })).toBe(413);
  expect((await sendMessage(port, { to: [address], raw })).at(-1)).toBe(552);
  expect((await emailsOf()).some(({ messageId }) => messageId === '<large@supplier.example>')).toBe(false);
});

it('knows no address once the account has no documents', async () => {
  const { accounts } = world.engine.platform;
  const { companyId } = world.stranger;
  const own = (await world.stranger.send('GET', 'email_address')).body.obj.address as string;
  const modules = BASE_SUBSCRIPTIONS.filter((each) => each !== 'docs');
  await accounts.subscribe(companyId, { modules });
  const refused = await sendMessage(port, { to: [own], raw: rawOf('away@supplier.example') });
  await accounts.subscribe(companyId, { modules: BASE_SUBSCRIPTIONS });
  const taken = await sendMessage(port, { to: [own.toUpperCase()], raw: rawOf('back@supplier.example') });

  expect([refused.at(3), taken.at(-1)]).toEqual([550, 250]);
  expect((await sendMessage(port, { to: [own.replace('in.', 'out.')], raw: rawOf('x') })).at(3)).toBe(550);
});

it('gives an administrator another address, and belongs to nobody under the one before', async () => {
  const sharer = await world.someone(['share_docs']);
  expect((await sharer.send('POST', 'new_email_address', {})).status).toBe(403);
  const before = address;
  address = (await world.admin.send('POST', 'new_email_address', {})).body.obj.address;

  expect(address).not.toBe(before);
  expect((await world.admin.send('GET', 'email_address')).body.obj.address).toBe(address);
  expect(await hook({ raw: rawOf('leaked@supplier.example'), to: before })).not.toBe(200);
  expect(await hook({ raw: rawOf('told@supplier.example') })).toBe(200);
});

it('gives each company its own email of a message to both', async () => {
  const theirs = (await world.stranger.send('GET', 'email_address')).body.obj.address as string;
  const codes = await sendMessage(port, { to: [address, theirs, address], raw: rawOf('both@supplier.example') });
  const of = async (person: Person) =>
    (await emailsOf(person)).filter(({ messageId }) => messageId === '<both@supplier.example>');

  expect(codes.at(-1)).toBe(250);
  expect([(await of(world.admin)).length, (await of(world.stranger)).length]).toEqual([1, 1]);
});

it('has a message that was stored in a process that died before it could say so, and its files once', async () => {
  const dying = await startDyingMail(world.engine.platform.configuration, { MAIL_IN_DOMAIN: 'in.example' });
  const raw = rawOf('killed@supplier.example');
  const from = 'other@supplier.example';
  expect((await sendMessage(dying, { to: [address], from, raw })).at(-1)).toBe(0);
  expect((await sendMessage(port, { to: [address], from, raw })).at(-1)).toBe(250);

  const found = await until(async () => {
    const emails = (await emailsOf()).filter(({ messageId }) => messageId === '<killed@supplier.example>');
    return emails.every(({ job_id }) => job_id === null) && emails;
  }, 60_000);
  expect(found.map(({ duplicate, status }) => [duplicate, status]).sort()).toEqual([
    [false, 'loaded'],
    [true, 'received'],
  ]);
  const first = found.find(({ duplicate }) => !duplicate);
  const docs = (await world.admin.send('GET', 'docs')).body.list as { email_id: string | null }[];
  expect(
    docs.filter(({ email_id }) => found.some(({ _id }) => _id === email_id)).map(({ email_id }) => email_id),
  ).toEqual([first?.['_id']]);
}, 120_000);

it('takes a fair part of one sender, and then of one account', async () => {
  const send = async (from: string, at: number) =>
    (await sendMessage(port, { to: [address], from, raw: rawOf(`${from}-${at}`) })).at(-1);
  const most = HOURLY / 5;
  const codes: (number | undefined)[] = [];
  for (let at = 0; at <= most; at += 1) codes.push(await send('many@supplier.example', at));
  // Without a recipient there is no message.
  expect(codes).toEqual([...Array.from({ length: most }, () => 250), 503]);
  expect(await send('another@supplier.example', 0)).toBe(250);

  for (let at = 0; (await emailsOf()).length < HOURLY; at += 1) await send(`sender${at}@supplier.example`, at);
  expect(await send('late@supplier.example', 0)).toBe(503);
});
