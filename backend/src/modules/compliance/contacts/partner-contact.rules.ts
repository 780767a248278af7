import { NUMBER_FIELDS, partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { VALUE_CHAIN_EDITORS } from '@lichen/contracts/compliance/value-chain-roles';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Rules } from '../../../platform/engine/rules';

type Contact = RecordOf<typeof partnerContact>;

const NAMES = Object.keys(partnerContact.fields) as (keyof typeof partnerContact.fields)[];

const changesMore = (before: Contact, after: Contact) =>
  NAMES.some((name) => !NUMBER_FIELDS.includes(name) && before[name] !== after[name]);

export const partnerContactRules: Rules<typeof partnerContact, { before: Contact | null }> = {
  facts: async (_read, _contact, _context, before) => ({ before }),
  /** Persons who only share documents may correct the phone number and nothing else. */
  check: (contact, { before }, { roles }) => {
    if (before && !isAllowed(VALUE_CHAIN_EDITORS, roles) && changesMore(before, contact))
      throw notAuthorised(VALUE_CHAIN_EDITORS);
    return {};
  },
};
