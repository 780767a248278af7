import { buffer } from 'node:stream/consumers';
import { Problem } from '@lichen/contracts/api/problems';
import { sendMessage, smtpClient } from './testing/smtp.client';
import type { Envelope, MailDoor, Verdict } from './mail-door';
import { networkLimits } from './network-limits';
import { startSmtpDoor, type SmtpDoor } from './smtp-door';

const LIMIT = 64 * 1024;

let taken: { envelope: Envelope; bytes: Buffer }[];
let fails: Error | null;
let doors: SmtpDoor[];

const VERDICTS: Readonly<Record<string, Verdict>> = {
  ...{ 'docs-a@in.example': 'taken', 'docs-b@in.example': 'taken' },
  'full@in.example': 'later',
};

const door: MailDoor = {
  judge: async (recipient) => VERDICTS[recipient] ?? (recipient.startsWith('many-') ? 'taken' : 'unknown'),
  take: async (message, envelope) => {
    const bytes = await buffer(message);
    if (fails) throw fails;
    taken.push({ envelope, bytes });
  },
};

async function open(scale = 1000): Promise<number> {
  const started = await startSmtpDoor({
    ...{ door, limits: networkLimits({ LICHEN_RATE_LIMIT_SCALE: scale }), log: { warn: () => undefined } },
    configuration: {
      ...{ mailInPort: 0, mailInBytes: LIMIT, HOST: '127.0.0.1', mailInDomain: 'in.example' },
      ...{ MAIL_IN_TLS_CERT_FILE: undefined, MAIL_IN_TLS_KEY_FILE: undefined },
    },
  });
  doors.push(started);
  return started.port;
}

beforeEach(() => {
  taken = [];
  fails = null;
  doors = [];
});
afterEach(async () => {
  await Promise.all(doors.map((each) => each.stop()));
});

const raw = Buffer.from('Subject: Bill\r\n\r\nHello\r\n.a line with a point\r\n');
const toA = { to: ['docs-a@in.example'], raw };

it('takes a message for addresses that it knows, and for no others', async () => {
  const port = await open();
  const both = ['docs-a@in.example', 'someone@elsewhere.example', 'docs-b@in.example'];

  expect(await sendMessage(port, { ...toA, to: both })).toEqual([220, 250, 250, 250, 550, 250, 354, 250]);
  expect(taken.map(({ envelope }) => envelope)).toEqual([
    { from: 'bills@supplier.example', to: ['docs-a@in.example', 'docs-b@in.example'] },
  ]);
  expect(String(taken[0]?.bytes)).toContain('\r\n.a line with a point');
});

it('passes nothing on: without a known recipient there is no message', async () => {
  const port = await open();
  const codes = await sendMessage(port, { ...toA, to: ['someone@elsewhere.example', 'docs-a@in.example.x.example'] });

  expect(codes.slice(3)).toEqual([550, 550, 503]);
  expect(taken).toEqual([]);
});

it('asks to try again where an account has no room or too much came', async () => {
  expect((await sendMessage(await open(), { ...toA, to: ['full@in.example'] })).slice(3)).toEqual([451, 503]);
});

it('says 250 only once the message is stored, and asks to try again where it was not', async () => {
  const port = await open();
  fails = new Error('the disk is away');
  expect((await sendMessage(port, toA)).at(-1)).toBe(451);
  fails = new Problem('unavailable', 'no room');
  expect((await sendMessage(port, toA)).at(-1)).toBe(451);
  fails = null;
  expect((await sendMessage(port, toA)).at(-1)).toBe(250);
});

it('refuses a message by the size that it announces', async () => {
  const client = await smtpClient(await open());
  await client.say();
  await client.say('EHLO supplier.example');
  expect(await client.say(`MAIL FROM:<a@b.example> SIZE=${LIMIT + 1}`)).toBe(552);
  client.close();
});

it('refuses a message while it comes once it is too large, and goes on with the next', async () => {
  const port = await open();
  const large = Buffer.concat([raw, Buffer.from(`${'x'.repeat(70)}\r\n`.repeat(1200))]);
  expect((await sendMessage(port, { ...toA, raw: large })).at(-1)).toBe(552);
  expect(taken).toEqual([]);
  expect((await sendMessage(port, toA)).at(-1)).toBe(250);
});

it('cuts whoever sends without an end', async () => {
  const client = await smtpClient(await open());
  for (const line of [undefined, 'EHLO a.example', 'MAIL FROM:<a@b.example>', 'RCPT TO:<docs-a@in.example>', 'DATA'])
    await client.say(line);
  let sent = 0;
  const flood = setInterval(() => {
    sent += client.socket.write(`${'x'.repeat(70)}\r\n`.repeat(500)) ? 36_000 : 0;
  }, 1);
  await new Promise<void>((resolve) => client.socket.once('close', () => resolve()));
  clearInterval(flood);
  expect(sent).toBeLessThan(LIMIT * 40);
  expect(taken).toEqual([]);
});

it('keeps nothing of a message that breaks off', async () => {
  const port = await open();
  const client = await smtpClient(port);
  for (const line of [undefined, 'EHLO a.example', 'MAIL FROM:<a@b.example>', 'RCPT TO:<docs-a@in.example>', 'DATA'])
    await client.say(line);
  client.socket.end('Subject: half of a\r\n');
  await new Promise<void>((resolve) => client.socket.once('close', () => resolve()));
  expect((await sendMessage(port, toA)).at(-1)).toBe(250);
  expect(taken.length).toBe(1);
});

it('holds ten connections of one network, and lets the next one in when one has gone', async () => {
  const port = await open();
  const clients = await Promise.all(Array.from({ length: 10 }, () => smtpClient(port)));
  expect(await Promise.all(clients.map((each) => each.say()))).toEqual(Array.from({ length: 10 }, () => 220));
  const late = await smtpClient(port);
  expect(await late.say()).toBe(421);
  clients[0]?.close();
  await new Promise<void>((resolve) => clients[0]?.socket.once('close', () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await (await smtpClient(port)).say()).toBe(220);
  for (const each of clients) each.close();
});

it('turns away who tries one address after the other', async () => {
  const port = await open(0.1);
  const tries = ['a', 'b', 'c'].map((name) => `docs-${name}-guess@in.example`);
  expect((await sendMessage(port, { ...toA, to: tries })).slice(3, 6)).toEqual([550, 550, 421]);
});

it('takes ten recipients of one message', async () => {
  const codes = await sendMessage(await open(), {
    ...toA,
    to: Array.from({ length: 11 }, (_, at) => `many-${at}@in.example`),
  });
  expect(codes.slice(-3, -1)).toEqual([452, 354]);
});
