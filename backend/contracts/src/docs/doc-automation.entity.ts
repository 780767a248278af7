import { defineEntity } from '../entity/entity';
import { integer, worded } from '../entity/fields';
import type { Role } from '../portal/roles';
import { DOC_ROLES } from './doc-access';
import { MAY_APPLY_BY_ITSELF } from './types/all-types';

const OWNERS: readonly Role[] = ['admin'];

/**
 * Switches on automatic application for one document type; without a row, documents of a type are never applied
 * automatically. `sure_percent` is the confidence that every applied value needs, in percent.
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
