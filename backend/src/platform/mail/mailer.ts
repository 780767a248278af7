import type { Sql } from '../store/sql';

/** All mails of the product with their values; each has texts in six languages. */
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
  proof_rejected: ProofWords & Reasoned;
  proof_returned: ProofWords & Reasoned;
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

/** Values of a proof mail: `company_name` asks for the proof; `day` is the last day, if there is one. */
interface ProofWords {
  first_name: string;
  company_name: string;
  type: string;
  day: string;
  link: string;
}

/** Why something was not accepted, shown line by line below the text. */
interface Reasoned {
  message: string;
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

/** A mail of one kind, with the data that the template of its kind needs. */
export interface Mail<K extends keyof Mails = keyof Mails> {
  kind: K;
  to: string;
  language: string;
  data: Mails[K];
  /** Address for answers; the mail says which part of an answer is read. */
  replyTo?: { readonly name: string; readonly address: string };
  /** Stored files to attach. */
  files?: readonly { readonly name: string; readonly hash: string; readonly mime: string }[];
  /** Job that starts once the mail server has accepted the mail. */
  delivered?: MailFollow;
  /** Job that starts once the mail is given up. */
  failed?: MailFollow;
  /** Person for whom the mail is intended; it is not sent if they may no longer log in. */
  member?: { readonly companyId: string; readonly userId: string };
}

/** Stores mails to be sent by a job; nothing is sent if the transaction is rolled back. */
export interface Mailer {
  /**
   * Stores the mail, in the caller's transaction if given; a job sends it and retries if necessary. Pass the company's
   * id where it may send many at once, so that companies take turns.
   */
  send<K extends keyof Mails>(mail: Mail<K>, tx?: Sql, companyId?: string): Promise<void>;
  /** Stores mails of one company in the caller's transaction, in few statements. */
  sendAll(mails: readonly Mail[], tx: Sql, companyId: string): Promise<void>;
  stop(): Promise<void>;
}
