import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { boolean, instant, integer, internal, json, longText, optional, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';

export const EMAIL_STATUSES = {
  received: 'Received',
  loading: 'Loading',
  loaded: 'Loaded',
  error: 'Not readable',
} as const;
export type EmailStatus = keyof typeof EMAIL_STATUSES;

/** Letters of the text of an email that are kept. */
export const MOST_EMAIL_TEXT = 100_000;

export const EMAIL_FILE_STATUSES = {
  loaded: 'Loaded',
  skipped: 'Left out',
  error: 'Refused',
} as const;

/** A file that came with an email, as its sender named it. `id` says its place within the email. */
export interface EmailAttachment {
  readonly id: string;
  readonly filename: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** What became of one of the attachments. */
export interface EmailFile {
  /** The document that it became; null where it became none. */
  readonly id: string | null;
  /** Id of the attachment. */
  readonly attachment: string;
  readonly file: string;
  readonly type: string;
  readonly status: keyof typeof EMAIL_FILE_STATUSES;
  /** Why it became no document; English, and a text of the dictionaries. */
  readonly err: string | null;
  readonly loaded_on: number | null;
}

export interface StatusChange {
  readonly status: EmailStatus;
  readonly dt: number;
}

/** An email that came to the address of the account. Its text is kept as text; nothing of its HTML is ever shown. */
export const email = defineEntity({
  name: 'emails',
  label: 'Email',
  subscription: 'docs',
  fields: {},
  derived: {
    /** When it was written, as it says itself. */
    date: optional(instant('Date')),
    from: text('From', 320),
    subject: text('Subject', 500),
    to: optional(json<{ readonly text: string }>('To')),
    text: optional(longText('Text', MOST_EMAIL_TEXT)),
    messageId: optional(text('Message id', 998)),
    /** An email with the same message id came before. */
    duplicate: boolean('Duplicate'),
    attachments: optional(json<EmailAttachment[]>('Attachments')),
    numAttachments: integer('Number of attachments'),
    files: optional(json<EmailFile[]>('Files')),
    status: worded('Status', EMAIL_STATUSES),
    status_history: json<StatusChange[]>('History of the status'),
    error_message: optional(text('Message', 500)),
    size: integer('Size in bytes'),
    /** Whom the server that sent it names as its sender; counted for the limits. */
    sender: internal(text('Sender', 254)),
    /** SHA-256 of the message id, or of the whole message where it has none. */
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
      /** Without ids of attachments: all that are left and not skipped. */
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
