import type { Sql } from '../store/sql';

/** Mails that the product sends; the words of each are in six languages. */
export interface Mails {
  reset_password: { first_name: string; link: string };
  invitation: { company_name: string; inviter: string; link: string };
  connection: { company_name: string; inviter: string; code: string; link: string };
  confirm_address: { first_name: string; link: string };
  address_known: { first_name: string; link: string };
  vehicle_reminder: ReminderWords & { vehicle: string };
  vehicle_reminders: ReminderWords & { count: string; vehicles: string };
  proof_request: ProofWords;
  proof_reminder: ProofWords;
  proof_rejected: ProofWords;
  proof_accepted: ProofWords;
  proof_due: ProofWords;
  proof_expired: ProofWords;
  proof_digest: { first_name: string; count: string; link: string };
  chat_message: { first_name: string; author: string; company_name: string; message: string; link: string };
  chat_waiting: { first_name: string; author: string; company_name: string; link: string };
  document_link: {
    first_name: string;
    author: string;
    company_name: string;
    document: string;
    day: string;
    message: string;
    link: string;
  };
  partner_proof: { first_name: string; due: string; ended: string; link: string };
  passport_revoked: { first_name: string; company_name: string; link: string };
}

/** `company_name` asks for it; `day` is its last one, where it has any. */
interface ProofWords {
  first_name: string;
  company_name: string;
  type: string;
  day: string;
  link: string;
}

interface ReminderWords {
  first_name: string;
  company_name: string;
  from: string;
  to: string;
  link: string;
}

interface MailFollow {
  readonly companyId: string;
  readonly kind: string;
  readonly input: unknown;
}

export interface Mail<K extends keyof Mails = keyof Mails> {
  kind: K;
  to: string;
  language: string;
  data: Mails[K];
  /** Where an answer goes; the mail says what of it is taken. */
  replyTo?: { readonly name: string; readonly address: string };
  /** Stored files that travel with it. */
  files?: readonly { readonly name: string; readonly hash: string; readonly mime: string }[];
  /** A job that begins once the mail server has the mail. */
  delivered?: MailFollow;
  /** A job that begins once nobody tries any more to send it. */
  failed?: MailFollow;
  /** Person of a company that the mail is for alone: it is not sent once they may no longer come in. */
  member?: { readonly companyId: string; readonly userId: string };
}

export interface Mailer {
  /**
   * Stores the mail, in the caller's transaction if there is one; a job sends it and tries again when it must. Where
   * many may come of one company at once, its id is said: companies take turns.
   */
  send<K extends keyof Mails>(mail: Mail<K>, tx?: Sql, companyId?: string): Promise<void>;
  /** Stores mails of one company in the caller's transaction, in few statements. */
  sendAll(mails: readonly Mail[], tx: Sql, companyId: string): Promise<void>;
  stop(): Promise<void>;
}
