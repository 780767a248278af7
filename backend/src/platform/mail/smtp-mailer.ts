import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { emailError } from '@lichen/contracts/identity/account-rules';
import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { JobKind } from '../jobs/job';
import { type Jobs, type NewJob, SYSTEM } from '../jobs/jobs';
import type { Database } from '../store/database';
import { type Capture, type Inbox, startCapture } from './capture';
import type { Mail, Mailer } from './mailer';
import { renderMail } from './render';
import { harmlessName, oneLine } from './their-words';
import { unsubscribing, type UnsubscribingParts } from './unsubscribing';

export interface MailerSettings {
  readonly configuration: Pick<Configuration, 'SMTP_URL' | 'MAIL_FROM' | 'dataDir' | 'publicUrl'>;
  readonly seals: UnsubscribingParts['seals'];
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly inbox: Inbox;
  /** Returns the bytes of a stored file to attach. */
  readonly fileOf: (hash: string) => Promise<Readable>;
  /** Returns whether a person may log in; called when a mail is sent, which may be long after it was stored. */
  readonly mayComeIn: (who: NonNullable<Mail['member']>) => Promise<boolean>;
}

const KIND = 'mail';
/** About half an hour with the jobs' back-off. */
const ATTEMPTS = 11;

/** Returns the job that sends a mail; throws if the mail cannot be rendered. */
function jobOf(mail: Mail, companyId: string): NewJob {
  if (emailError(mail.to)) throw new Error('A mail needs one valid address');
  renderMail(mail);
  return { companyId, userId: SYSTEM, kind: KIND, input: mail };
}

const storing = ({ database, jobs }: Pick<MailerSettings, 'database' | 'jobs'>): Omit<Mailer, 'stop'> => ({
  send: async (mail, tx, companyId = SYSTEM) => {
    const job = jobOf(mail, companyId);
    if (tx) await jobs.add(tx, job);
    else await database.transaction((own) => jobs.add(own, job));
    jobs.wake();
  },
  sendAll: async (mails, tx, companyId) => {
    if (mails.length === 0) return;
    await jobs.addAll(
      tx,
      mails.map((mail) => jobOf(mail, companyId)),
    );
    jobs.wake();
  },
});

const attachmentsOf = ({ files = [] }: Mail, fileOf: MailerSettings['fileOf']) =>
  Promise.all(
    files.map(async ({ name, hash, mime }) => ({
      filename: oneLine(name),
      contentType: mime,
      content: await fileOf(hash),
    })),
  );

/**
 * Sends mails by jobs of the kind `job`, which is registered with the others. Without `SMTP_URL` they go to the capture
 * server.
 */
export function smtpMailer(settings: MailerSettings): Mailer & { job: JobKind } {
  const { configuration, database, jobs, clock, inbox, mayComeIn, fileOf, seals } = settings;
  const unsubscribeOf = unsubscribing({ configuration, seals, database });
  let capture: Capture | undefined;
  let opened: Promise<Transporter> | undefined;

  // Opened with the first mail, because most starts send none.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    if (configuration.SMTP_URL) return createTransport({ url: configuration.SMTP_URL, ...limits });
    capture = await startCapture(inbox, join(configuration.dataDir, 'mail'), clock);
    return createTransport({ host: '127.0.0.1', port: capture.port, secure: false, ignoreTLS: true, ...limits });
  };
  const transport = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const follow = async (job: Mail['delivered']) => {
    if (!job) return;
    await database.transaction((tx) => jobs.add(tx, { ...job, userId: SYSTEM }));
    jobs.wake();
  };

  const deliver = async (mail: Mail, id: string) => {
    if (mail.member && !(await mayComeIn(mail.member))) return;
    const { isUnwanted, link, headers } = await unsubscribeOf(mail);
    if (isUnwanted) return;
    const transporter = await transport();
    const attachments = await attachmentsOf(mail, fileOf);
    await transporter.sendMail({
      ...renderMail(mail, link),
      from: configuration.MAIL_FROM,
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: harmlessName(mail.replyTo.name), address: mail.replyTo.address } } : {}),
      attachments,
      // The same for every attempt, so that the reader's mailbox recognises a repetition.
      messageId: `<${id}@lichen>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await follow(mail.delivered);
  };

  return {
    job: {
      kind: KIND,
      attempts: ATTEMPTS,
      secretInput: true,
      lane: 'outside',
      run: (job) => deliver(job.input as Mail, job.id),
      gaveUp: (job) => follow((job.input as Mail).failed),
    },
    ...storing(settings),
    stop: async () => {
      (await opened?.catch(() => undefined))?.close();
      await capture?.stop();
    },
  };
}
