import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Clock, newId } from '../clock';

/** A mail that was not sent but shown to the operator; `at` is in epoch milliseconds. */
export interface CapturedMail {
  readonly id: string;
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server on this machine that captures instead of delivering. */
export interface Capture {
  readonly port: number;
  stop(): Promise<void>;
}

const MOST = 200;
const MOST_BYTES = 1024 * 1024;

/** Captured mails, newest first. */
export interface Inbox {
  list(): readonly CapturedMail[];
  add(mail: CapturedMail): void;
}

/** Returns an inbox in memory that drops the oldest mails beyond its limit. */
export function makeInbox(): Inbox {
  const mails: CapturedMail[] = [];
  return {
    list: () => mails,
    add: (mail) => {
      mails.unshift(mail);
      mails.length = Math.min(mails.length, MOST);
    },
  };
}

/** Ids begin with the time, so the first names are the oldest. */
async function keepNewest(directory: string, ending: string): Promise<void> {
  const old = (await readdir(directory))
    .filter((name) => name.endsWith(ending))
    .sort()
    .slice(0, -MOST);
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
}

interface TextPlace {
  readonly inbox: Inbox;
  readonly clock: Clock;
  readonly directory: string;
}

/** Captures a phone message beside the mails, if no service is configured. */
export async function captureText(
  { inbox, clock, directory }: TextPlace,
  { id, channel, to, text }: { id: string; channel: string; to: string; text: string },
): Promise<void> {
  const folder = join(directory, 'texts');
  await mkdir(folder, { recursive: true });
  const at = clock.now();
  await writeFile(join(folder, `${id}.json`), JSON.stringify({ at, channel, to, text }), { mode: 0o600 });
  await keepNewest(folder, '.json');
  inbox.add({ id, at, to, subject: channel === 'sms' ? 'SMS' : 'WhatsApp', text, html: '' });
}

/** Starts an SMTP server on loopback that captures all mails instead of delivering them. */
export async function startCapture(inbox: Inbox, directory: string, clock: Clock): Promise<Capture> {
  const { SMTPServer } = await import('smtp-server');
  await mkdir(directory, { recursive: true });

  const keep = async (raw: Buffer, recipients: readonly string[]) => {
    const { simpleParser } = await import('mailparser');
    const { subject = '', text = '', html } = await simpleParser(raw);
    const id = newId(clock);
    const path = join(directory, `${id}.eml`);
    await writeFile(path, raw, { mode: 0o600 }).catch(async (error: unknown) => {
      // A full disk leaves a partial file; the mail is retried under another name.
      await rm(path, { force: true });
      throw error;
    });
    inbox.add({ id, at: clock.now(), to: recipients.join(', '), subject, text, html: html || '' });
    await keepNewest(directory, '.eml');
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MOST_BYTES,
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keep(raw, recipients))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
