import { everyVerb } from '../portal/roles';
import { defineEntity } from '../entity/entity';
import { internal, text } from '../entity/fields';
import { VALUE_CHAIN_EDITORS } from './value-chain-roles';

/** A group of partners that the company has named itself. */
export const partnerCategory = defineEntity({
  name: 'partner_category',
  label: 'Category',
  subscription: 'value-chain',
  fields: { name: text('Name', 60) },
  derived: { name_key: internal(text('Name without case', 180)) },
  allow: everyVerb(VALUE_CHAIN_EDITORS),
  filters: { search: { kind: 'contains', fields: ['name'] } },
  sorts: ['name', 'created_on'],
  order: { field: 'name', descending: false },
});
