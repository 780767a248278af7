import { defineEntity } from '../../entity/entity';
import { integer, worded } from '../../entity/fields';
import { ADMIN } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';
import { DOC_TYPES } from '../types/all-types';

/** Types of documents that may be deleted once they are old enough, by id. */
export const RETAINED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  DOC_TYPES.map(({ id, label }) => [id, label]),
);

/** The longest time that can be set. */
export const MOST_MONTHS = 600;

/** How long documents of a type are kept after they came and their validity ended. Without it they stay. */
export const docRetention = defineEntity({
  name: 'doc_retentions',
  label: 'Retention of documents',
  subscription: 'docs',
  fields: {
    doc_type: worded('Document type', RETAINED_TYPES),
    months: integer('Months', { min: 1, max: MOST_MONTHS }),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: ADMIN, update: ADMIN, remove: ADMIN },
  sorts: ['created_on'],
});
