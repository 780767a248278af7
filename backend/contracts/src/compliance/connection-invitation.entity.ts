import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { instant, integer, internal, optional, text, worded } from '../entity/fields';
import { NOBODY, SIGNED_IN } from '../portal/roles';
import { CODE_ATTEMPTS, CONNECTION_TEXTS } from './connection-texts';
import { INVITATION_EVENTS, INVITE_STATES, partnerRef } from './partner.entity';
import { VALUE_CHAIN_EDITORS } from './value-chain-roles';

const MOST_CHARACTERS = 60;

/** Another company's invitation to connect, as the invited company sees it. */
export const connectionInvitation = defineEntity({
  name: 'connection_invitation',
  label: 'Connection invitation',
  subscription: 'value-chain',
  fields: {},
  derived: {
    /** Name of the inviting company. */
    company_name: text('Company', 120),
    invite_status: worded('Connection', INVITE_STATES),
    invite_attempts_remaining: integer('Attempts remaining', { min: 0, max: CODE_ATTEMPTS }),
    expires_on: instant('Valid until'),
    /** The partner record of the inviting company, once the invitation is accepted. */
    partner_id: optional(partnerRef()),
    connection_id: internal(text('Connection', 64)),
  },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    accept_invitation: {
      label: 'Accept',
      allow: VALUE_CHAIN_EDITORS,
      input: z.strictObject({
        connection_code: z
          .string(CONNECTION_TEXTS.codeNeeded)
          .trim()
          .min(1, CONNECTION_TEXTS.codeNeeded)
          .max(MOST_CHARACTERS, CONNECTION_TEXTS.codeNeeded),
      }),
    },
    reject_invitation: { label: 'Reject', allow: VALUE_CHAIN_EDITORS, input: z.strictObject({}) },
  },
  events: { ...INVITATION_EVENTS, accept_invitation: 'Invitation accepted', wrong_code: 'Wrong code entered' },
  filters: { invite_status: { kind: 'oneOf', field: 'invite_status' } },
  sorts: ['created_on'],
  indexes: [['invite_status']],
});
