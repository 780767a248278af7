import type { Entity } from '../../entity/entity';
import { boolean, optional, text } from '../../entity/fields';
import { emailError } from '../../identity/account-rules';
import { defineDocType, docForm } from '../doc-type';

const partnerRow = docForm(
  'partner_row',
  'Partner',
  {
    company_name: text('Company', 100),
    account_ref: optional(text('Reference', 60)),
    contact_first_name: text('First name', 60),
    contact_last_name: optional(text('Last name', 60)),
    contact_number: optional(text('Phone number', 30)),
    contact_email: optional(text('Email', 254)),
    apply: optional(boolean('Apply')),
  },
  ({ contact_email }) => {
    const problem = typeof contact_email === 'string' ? emailError(contact_email) : null;
    return problem ? { contact_email: problem } : {};
  },
) as Entity;

/** List of partner companies, each with a contact. Rows with `apply` switched off create nothing. */
export const partnerLoadDoc = defineDocType({
  id: 'partner_load',
  label: 'List of partners',
  category: 'company',
  manualEntry: true,
  fields: {},
  layout: [],
  rows: { partners: { label: 'Partners', row: partnerRow, most: 2000, starts: { apply: true } } },
  reads: {},
  makes: { kind: 'records', entities: ['partners', 'partner_contacts'] },
  rowsImport: 'partner_contacts',
});
