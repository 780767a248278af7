import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import { MOST_LINK_DAYS } from './doc-link.entity';
import { SHARE_ROLES } from './share-roles';

/** Input fields that email and message calls share. */
const sending = {
  doc_id: z.string().min(1).max(64),
  partner_id: z.string().min(1).max(64),
  contact_id: z.string().min(1).max(64),
  with_file: z.boolean().optional(),
  with_data: z.boolean().optional(),
  message: z.string().trim().max(1000).optional(),
  days: z.number().int().min(1).max(MOST_LINK_DAYS).optional(),
};

/** Channels that reach a contact by phone number. */
const TEXT_CHANNELS = ['whatsapp', 'sms'] as const;

const sent = { allow: SHARE_ROLES, subscription: DOC_SUBSCRIPTIONS, method: 'POST', writes: true, once: true } as const;

/** Records that a share went out through the portal. If the share has a record already, returns that one. */
export const noteSentDoc = defineCall({
  ...sent,
  name: 'sent_docs',
  label: 'Sent document',
  input: z.strictObject({
    partner_id: z.string().min(1).max(64),
    doc_id: z.string().min(1).max(64),
    doc_share_id: z.string().min(1).max(64),
    send_method: z.literal('partner').default('partner'),
  }),
});

/** Emails a contact a link to a document. */
export const shareByEmail = defineCall({
  ...sent,
  name: 'share_report_via_email',
  label: 'Document shared by email',
  input: z.strictObject({ ...sending, email: z.string().trim().min(1).max(254) }),
});

/** Sends a contact a link to a document by WhatsApp or SMS. */
export const shareByText = defineCall({
  ...sent,
  name: 'send_whatsapp',
  label: 'Document shared by message',
  input: z.strictObject({
    ...sending,
    channel: z.enum(TEXT_CHANNELS).default('whatsapp'),
    country_code: z.string().trim().min(1).max(8),
    number: z.string().trim().min(1).max(30),
  }),
});
