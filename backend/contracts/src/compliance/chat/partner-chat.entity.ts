import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { boolean, confidential, instant, integer, internal, optional, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { partnerRef } from '../partner.entity';
import { CHAT_WAYS } from './chat-words';

/** A conversation with a contact of a partner, as stored for this company. The first message creates it. */
export const partnerChat = defineEntity({
  name: 'partner_chats',
  label: 'Conversation with a partner',
  fields: {},
  derived: {
    partner_id: partnerRef(),
    /**
     * Id of the contact; `link_id` if the partner began the conversation; the record's own id once another company
     * stands behind the partner.
     */
    to: text('To', 64),
    name: text('Name', 150),
    role: optional(text('Role', 100)),
    /** Delivery of the last sent message. */
    channel: optional(worded('Delivery', CHAT_WAYS)),
    last_on: instant('Last message on'),
    /** First 160 characters of the last sent message. */
    last_text: confidential(optional(text('Last message', 160))),
    last_own: boolean('Own message'),
    /** When the contact opted out of messages to their phone. */
    stopped_on: optional(instant('Opted out of phone messages on')),
    unread: integer('Unread messages'),
    /** True once the two companies are no longer connected. */
    ended: boolean('Ended'),
    /** Number of the last sent message. Both companies use the same numbers. */
    last_seq: internal(integer('Last message')),
    started: internal(boolean('Begun by the own company')),
    /** Id shared by the rows of both companies, and the id of the other company. */
    link_id: internal(optional(text('Link', 64))),
    with_company: internal(optional(text('Other company', 64))),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    /** Marks messages up to `seq` as read; the other company sees when. */
    mark_read: {
      label: 'Messages read',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({ seq: z.number().int().min(0) }),
    },
  },
  events: {
    begin: 'Conversation started',
    end: 'Conversation ended',
    resume: 'Conversation resumed',
    replace: 'Another company stands behind the partner',
  },
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    to: { kind: 'oneOf', field: 'to' },
    search: { kind: 'contains', fields: ['name', 'last_text'] },
  },
  sorts: ['last_on'],
  order: { field: 'last_on', descending: true },
  indexes: [['last_on'], ['link_id']],
  unique: [{ fields: ['partner_id', 'to'], message: 'There is already a conversation with this contact' }],
});
