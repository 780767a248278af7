import { defineEntity } from '../entity/entity';
import { hint, optional, text, worded } from '../entity/fields';
import { emailError } from '../identity/account-rules';
import { CONTACT_WAYS } from './chat/chat-words';
import { partnerRef } from './partner.entity';
import { SHARERS, VALUE_CHAIN_EDITORS } from './value-chain-roles';

/** Fields that a person who only shares documents may correct: the phone number that messages are sent to. */
export const NUMBER_FIELDS: readonly string[] = ['country_code', 'number'];

/** A person at a partner who receives documents, requests and messages. */
export const partnerContact = defineEntity({
  name: 'partner_contacts',
  label: 'Contact',
  subscription: 'value-chain',
  fields: {
    partner_id: partnerRef(),
    first_name: text('First name', 60),
    last_name: optional(text('Last name', 60)),
    role: optional(text('Role', 100)),
    email: optional(text('Email', 254)),
    country_code: optional(text('Country code', 8)),
    number: optional(text('Phone number', 30)),
    /** Way of messages to a contact who does not use the portal; chosen for them if empty. */
    message_by: hint(optional(worded('Messages by', CONTACT_WAYS)), 'For contacts who do not use the portal'),
  },
  allow: {
    list: [...VALUE_CHAIN_EDITORS, ...SHARERS],
    read: [...VALUE_CHAIN_EDITORS, ...SHARERS],
    create: VALUE_CHAIN_EDITORS,
    update: [...VALUE_CHAIN_EDITORS, ...SHARERS],
    remove: VALUE_CHAIN_EDITORS,
  },
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    search: { kind: 'contains', fields: ['first_name', 'last_name', 'email'] },
  },
  sorts: ['first_name', 'last_name', 'created_on'],
  order: { field: 'first_name', descending: false },
  indexes: [['partner_id']],
  check: ({ email }) => {
    const problem = typeof email === 'string' ? emailError(email) : null;
    return problem ? { email: problem } : {};
  },
});
