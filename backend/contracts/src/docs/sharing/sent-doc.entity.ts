import { defineEntity } from '../../entity/entity';
import { instant, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import { SHARE_ROLES } from './share-roles';

/** Channels by which a document can be sent, with their labels; `partner` shares it inside the portal. */
export const SEND_METHODS = {
  partner: 'Portal',
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
} as const;

/** Delivery states. `opened` means that the contact has opened the page of the link. */
export const SENT_STATES = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  failed: 'Not delivered',
} as const;
export type SentState = keyof typeof SENT_STATES;

/** A document sent to a contact: by which channel and when. Only its delivery state changes afterwards. */
export const sentDoc = defineEntity({
  name: 'sent_docs',
  label: 'Sent document',
  subscription: DOC_SUBSCRIPTIONS,
  fields: {},
  derived: {
    doc_id: ref('Document', 'docs'),
    partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
    contact_id: optional(ref('Contact', 'partner_contacts')),
    doc_share_id: optional(ref('Share', 'doc_shares')),
    /** Id of the link that was sent, where the recipient has no account. */
    link_id: optional(ref('Link to a document', 'doc_links')),
    state: optional(worded('State', SENT_STATES)),
    state_on: optional(instant('State since')),
    send_method: worded('Sent by', SEND_METHODS),
    email: optional(text('Email', 254)),
    country_code: optional(text('Country code', 8)),
    number: optional(text('Phone number', 30)),
    message: optional(text('Message', 1000)),
    /** Names at the time of sending. */
    contact_name: optional(text('Contact', 130)),
    doc_name: text('Document', 255),
    shared_on: instant('Shared on'),
  },
  allow: { list: SHARE_ROLES, read: SHARE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { send: 'Document sent' },
  filters: {
    doc_id: { kind: 'oneOf', field: 'doc_id' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    doc_share_id: { kind: 'oneOf', field: 'doc_share_id' },
  },
  sorts: ['shared_on', 'created_on'],
  order: { field: 'shared_on', descending: true },
  indexes: [['doc_id']],
});
