import { z } from 'zod';
import type { FieldErrors } from '../../api/problems';
import { defineEntity } from '../../entity/entity';
import {
  boolean,
  confidential,
  instant,
  integer,
  internal,
  json,
  optional,
  text,
  values,
  worded,
} from '../../entity/fields';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { partnerRef } from '../partner.entity';
import { CHAT_LIMITS, CHAT_TEXTS, CHAT_WAYS, MESSAGE_STATES } from './chat-words';

/** The file of a message; `bytes` is its size. */
export interface MessageFile {
  readonly name: string;
  readonly bytes: number;
  readonly mime: string;
}

function contentErrors(content: unknown): FieldErrors {
  const { type, message, ...more } = (content ?? {}) as Record<string, unknown>;
  if (Object.keys(more).length > 0 || (type !== 'text' && type !== 'file') || typeof message !== 'string')
    return { content: CHAT_TEXTS.empty };
  if (message.trim() === '') return { content: CHAT_TEXTS.empty };
  return message.length > CHAT_LIMITS.message ? { content: CHAT_TEXTS.tooLong } : {};
}

/**
 * A message to or from a contact of a partner. It starts as a draft that only this company sees; sending it also
 * writes a row for the other company.
 */
export const partnerMessage = defineEntity({
  name: 'partner_submissions',
  label: 'Message to a partner',
  dependsOn: ['partner_chats'],
  hasFile: true,
  fields: {
    partner_id: partnerRef(),
    to: text('To', 64),
    content: confidential(values('Content', { most: 2, deepest: 1 })),
  },
  derived: {
    status: worded('Status', MESSAGE_STATES),
    own: boolean('Own message'),
    author: text('Written by', 254),
    /** Position among the sent messages; the history is paged by it. */
    seq: optional(integer('Number')),
    channel: optional(worded('Delivery', CHAT_WAYS)),
    sent_on: optional(instant('Sent on')),
    sent_by: internal(optional(text('Sent by', 64))),
    /** When the service for messages to phones had accepted the message. */
    handed_on: optional(instant('Handed over on')),
    delivered_on: optional(instant('Delivered on')),
    /** When the mail server had refused the message so often that no further attempt is made, or a phone was not reached. */
    failed_on: optional(instant('Not delivered')),
    read_on: optional(instant('Read on')),
    file: confidential(optional(json<MessageFile>('File'))),
    file_id: internal(optional(text('File', 64))),
    /** Number of files of a message from a phone that were not accepted. */
    left_out: optional(integer('Files not accepted')),
    /** SHA-256 of the Message-ID of the email that the message came with. */
    mail_key: internal(optional(text('Mail', 64))),
  },
  allow: {
    list: COMPLIANCE_ROLES,
    read: COMPLIANCE_ROLES,
    create: COMPLIANCE_ROLES,
    update: COMPLIANCE_ROLES,
    remove: COMPLIANCE_ROLES,
  },
  actions: { send: { label: 'Send', allow: COMPLIANCE_ROLES, input: z.strictObject({}) } },
  events: { attach: 'File attached', receive: 'Message received' },
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    to: { kind: 'oneOf', field: 'to' },
    status: { kind: 'oneOf', field: 'status' },
    /** Messages up to this number: the cursor for older pages. */
    up_to: { kind: 'atMost', field: 'seq' },
    has_file: { kind: 'present', field: 'file_id' },
  },
  sorts: ['seq', 'created_on'],
  order: { field: 'seq', descending: true },
  indexes: [['partner_id', 'to', 'seq'], ['sent_on']],
  check: ({ content }) => contentErrors(content),
});
