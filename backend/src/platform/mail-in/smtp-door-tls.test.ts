import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect, type TLSSocket } from 'node:tls';
import { networkLimits } from './network-limits';
import { type SmtpDoor, startSmtpDoor } from './smtp-door';
import { smtpClient } from './testing/smtp.client';

const NAME = 'in.example';

let folder: string;
let cert: string;
let door: SmtpDoor;
let taken: Buffer[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lichen-starttls-'));
  const [certFile, keyFile] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`];
  execFileSync('openssl', [...made, '-addext', `subjectAltName=DNS:${NAME}`, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  cert = readFileSync(certFile, 'utf8');
  taken = [];
  door = await startSmtpDoor({
    door: {
      judge: async () => 'taken',
      take: async (message) => {
        taken.push(await buffer(message));
      },
    },
    limits: networkLimits({ LICHEN_RATE_LIMIT_SCALE: 1000 }),
    log: { warn: () => undefined },
    configuration: {
      ...{ mailInPort: 0, mailInBytes: 64 * 1024, HOST: '127.0.0.1', mailInDomain: NAME },
      ...{ MAIL_IN_TLS_CERT_FILE: certFile, MAIL_IN_TLS_KEY_FILE: keyFile },
    },
  });
}, 30_000);
afterAll(async () => {
  await door.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The connection of a client from here on, encrypted: the certificate has to be the one of the listener. */
const encrypted = (socket: Socket): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const tls: TLSSocket = connect({ socket, ca: cert, servername: NAME }, () => resolve(tls));
    tls.once('error', reject);
  });

it('takes a message over a connection that is encrypted with its certificate', async () => {
  const plain = await smtpClient(door.port);
  await plain.say();
  expect(await plain.say('EHLO supplier.example')).toBe(250);
  expect(await plain.say('STARTTLS')).toBe(220);
  const secured = await smtpClient(door.port, await encrypted(plain.socket));
  for (const line of ['EHLO supplier.example', 'MAIL FROM:<bills@supplier.example>', 'RCPT TO:<docs-a@in.example>'])
    expect(await secured.say(line)).toBe(250);
  expect(await secured.say('DATA')).toBe(354);
  expect(await secured.say('Subject: Bill\r\n\r\nHello\r\n.')).toBe(250);
  expect(String(taken[0])).toContain('Hello');
  expect((secured.socket as TLSSocket).getCipher().version).toMatch(/^TLSv1\.[23]$/);
  secured.close();
});

it('still takes a message from a sender that does not encrypt', async () => {
  const client = await smtpClient(door.port);
  await client.say();
  for (const line of ['EHLO a.example', 'MAIL FROM:<a@b.example>', 'RCPT TO:<docs-a@in.example>'])
    expect(await client.say(line)).toBe(250);
  client.close();
});

it('heeds nothing that was sent along with the request to encrypt', async () => {
  const client = await smtpClient(door.port);
  await client.say();
  await client.say('EHLO a.example');
  const before = taken.length;
  // Text after STARTTLS in the same packet could be injected by an attacker in between.
  expect(await client.say('STARTTLS\r\nMAIL FROM:<evil@b.example>')).toBe(220);
  const secured = await smtpClient(door.port, await encrypted(client.socket));
  await secured.say('EHLO a.example');
  expect(await secured.say('RCPT TO:<docs-a@in.example>')).toBe(503);
  expect(taken.length).toBe(before);
  secured.close();
});
