import { defineEntity } from '../entity/entity';
import { integer, worded } from '../entity/fields';
import type { Role } from '../portal/roles';
import { DOC_ROLES } from './doc-access';
import { MAY_APPLY_BY_ITSELF } from './types/all-types';

const OWNERS: readonly Role[] = ['admin'];

/**
 * Documents of a type that nobody needs to look at are applied by themselves. Without it none is. How sure a reading has
 * to be of every value that is applied, in percent.
 */
export const docAutomation = defineEntity({
  name: 'doc_automations',
  label: 'Automatic application',
  subscription: 'docs',
  fields: {
    doc_type: worded('Document type', MAY_APPLY_BY_ITSELF),
    sure_percent: integer('Least certainty in percent', { min: 90, max: 100 }),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: OWNERS, update: OWNERS, remove: OWNERS },
  sorts: ['created_on'],
});
