import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { about, boolean, choice, code, instant, internal, optional, ref, text, texts, worded } from '../entity/fields';
import { emailError } from '../identity/account-rules';
import { LANGUAGES } from '../text/languages';
import { SIGNED_IN } from '../portal/roles';
import { FIELD_TEXTS } from '../text/texts';
import { isPartnerRole, PARTNER_ROLES } from './partner-roles';
import { PARTNER_ADDERS, VALUE_CHAIN_EDITORS } from './value-chain-roles';

/** States of the connection between the two companies; `connected` opens compliance. */
export const INVITE_STATES = {
  none: 'Not invited',
  invited: 'Invited',
  requested: 'Requested',
  connected: 'Connected',
  rejected: 'Rejected',
  expired: 'Expired',
} as const;

/** Audit texts for events of an invitation, in the logs of both companies. */
export const INVITATION_EVENTS = {
  resend: 'Invitation resent',
  receive_invitation: 'Invitation received',
  withdraw_invitation: 'Invitation withdrawn',
  expire_invitation: 'Invitation expired',
  reject_invitation: 'Invitation rejected',
} as const;

/** Another company that this one buys from, sells to or works with. */
export const partner = defineEntity({
  name: 'partners',
  label: 'Partner',
  subscription: 'value-chain',
  pickedElsewhere: true,
  /** Calls of the specification send the relationships as `roles`. */
  reshaped: ({ roles, ...sent }) =>
    roles === undefined ? sent : 'partner_roles' in sent ? { roles, ...sent } : { ...sent, partner_roles: roles },
  fields: {
    name: text('Name', 100),
    customer_ref: optional(text('Reference', 60)),
    partner_roles: about(
      optional(texts('Relationship', { max: 40, maxItems: 10 })),
      `Any of ${PARTNER_ROLES.join(', ')}`,
    ),
    custom_category: optional(texts('Categories', { max: 64, maxItems: 50 })),
    currency: optional(code('Currency', 'currencies')),
    share_news: boolean('Share our news'),
  },
  derived: {
    /** Lower-case name; unique within the company. */
    name_key: internal(text('Name without case', 300)),
    invite_status: worded('Connection', INVITE_STATES),
    /** Name that the connected company gives itself. */
    company_name: optional(text('Company name', 120)),
    connected_on: optional(instant('Connected on')),
    /** The last invitation: its address, language, time of sending and expiry. */
    invite_email: optional(text('Invitation sent to', 254)),
    invite_lang: optional(choice('Language of the invitation', LANGUAGES)),
    invited_on: optional(instant('Invited on')),
    invite_expires_on: optional(instant('Valid until')),
  },
  allow: {
    list: SIGNED_IN,
    read: SIGNED_IN,
    create: PARTNER_ADDERS,
    update: VALUE_CHAIN_EDITORS,
    remove: VALUE_CHAIN_EDITORS,
  },
  actions: {
    invite: {
      label: 'Send invitation',
      allow: VALUE_CHAIN_EDITORS,
      input: z.strictObject({
        email: z
          .string()
          .trim()
          .superRefine((email, context) => {
            const message = emailError(email);
            if (message) context.addIssue({ code: 'custom', message });
          }),
        lang: z.enum(LANGUAGES).optional(),
      }),
    },
    withdraw_invitation: { label: 'Withdraw invitation', allow: VALUE_CHAIN_EDITORS, input: z.strictObject({}) },
    disconnect: { label: 'End connection', allow: VALUE_CHAIN_EDITORS, input: z.strictObject({}) },
  },
  events: { ...INVITATION_EVENTS, invite: 'Invited', connect: 'Connected', disconnect: 'Connection ended' },
  filters: {
    search: { kind: 'contains', fields: ['name', 'customer_ref', 'company_name'] },
    roles: { kind: 'hasAny', field: 'partner_roles', options: PARTNER_ROLES },
    custom_category: { kind: 'hasAny', field: 'custom_category', of: 'partner_category' },
    connected: { kind: 'present', field: 'connected_on' },
  },
  sorts: ['name', 'customer_ref', 'created_on'],
  order: { field: 'name', descending: false },
  check: ({ partner_roles: roles }) =>
    Array.isArray(roles) && !roles.every(isPartnerRole) ? { partner_roles: FIELD_TEXTS.choice } : {},
});

/** Reference to a partner; every answer includes the partner's name beside the id. */
export const partnerRef = (label = 'Partner') => ref(label, 'partners', { as: 'partner', show: ['name'] });
