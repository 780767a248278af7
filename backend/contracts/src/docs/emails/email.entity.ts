import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { boolean, instant, integer, internal, json, longText, optional, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';

/** States of a received email with their labels; `loaded` when its files are documents. */
export const EMAIL_STATUSES = {
  received: 'Received',
  loading: 'Loading',
  loaded: 'Loaded',
  error: 'Not readable',
} as const;
export type EmailStatus = keyof typeof EMAIL_STATUSES;

/** Maximum number of characters stored of an email's text. */
export const MOST_EMAIL_TEXT = 100_000;

/** Outcome of each file of an email, with its label: only `loaded` files become documents. */
export const EMAIL_FILE_STATUSES = {
  loaded: 'Loaded',
  skipped: 'Left out',
  error: 'Refused',
} as const;

/** A file that arrived with an email, as its sender named it. `id` is its position within the email. */
export interface EmailAttachment {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** An attachment of an email, with the document created from it. */
export interface EmailFile {
  /** Id of the document created from it; null if there is none. */
  readonly id: string | null;
  /** Id of the attachment. */
  readonly attachment: string;
  readonly file: string;
  readonly type: string;
  readonly status: keyof typeof EMAIL_FILE_STATUSES;
  /** English reason why no document was created from it; also a dictionary key. */
  readonly err: string | null;
  readonly loaded_on: number | null;
}

/** A change of an email's state; `dt` is in epoch milliseconds. */
export interface StatusChange {
  readonly status: EmailStatus;
  readonly dt: number;
}

/** An email sent to the account's address. Only its plain text is stored; its HTML is never shown. */
export const email = defineEntity({
  name: 'emails',
  label: 'Email',
  subscription: 'docs',
  fields: {},
  derived: {
    /** Date that the email itself states. */
    date: optional(instant('Date')),
    from: text('From', 320),
    subject: text('Subject', 500),
    to: optional(json<{ readonly text: string }>('To')),
    text: optional(longText('Text', MOST_EMAIL_TEXT)),
    messageId: optional(text('Message id', 998)),
    /** An earlier email had the same message id. */
    duplicate: boolean('Duplicate'),
    attachments: optional(json<EmailAttachment[]>('Attachments')),
    numAttachments: integer('Number of attachments'),
    files: optional(json<EmailFile[]>('Files')),
    status: worded('Status', EMAIL_STATUSES),
    status_history: json<StatusChange[]>('History of the status'),
    error_message: optional(text('Message', 500)),
    size: integer('Size in bytes'),
    /** Envelope sender that the sending server named; limits are counted by it. */
    sender: internal(text('Sender', 254)),
    /** SHA-256 of the message id, or of the whole message if it has none. */
    message_key: internal(text('Key of the message', 64)),
    file_id: internal(optional(text('Stored message', 64))),
    content_hash: internal(text('Content', 64)),
    job_id: optional(text('Job', 64)),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: DOC_ROLES },
  actions: {
    load: {
      label: 'Files of an email loaded',
      allow: DOC_ROLES,
      /** If no attachments are given, loads all that are neither loaded nor skipped. */
      input: z.strictObject({ attachments: z.array(z.string().max(20)).max(100).optional() }),
    },
  },
  events: { receive: 'Email received', opened: 'Email read', loaded: 'Files loaded', failed: 'Email not readable' },
  filters: {
    name: { kind: 'contains', fields: ['from', 'subject'] },
    from: { kind: 'atLeast', field: 'created_on' },
    to: { kind: 'atMost', field: 'created_on' },
    status: { kind: 'oneOf', field: 'status' },
  },
  sorts: ['created_on', 'from', 'subject'],
  indexes: [['message_key'], ['sender', 'created_on']],
});
