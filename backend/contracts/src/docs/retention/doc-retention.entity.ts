import { defineEntity } from '../../entity/entity';
import { integer, worded } from '../../entity/fields';
import { ADMIN } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';
import { DOC_TYPES } from '../types/all-types';

/** Labels of the document types that can have a retention time, by id. */
export const RETAINED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  DOC_TYPES.map(({ id, label }) => [id, label]),
);

/** Longest retention time that can be set, in months. */
export const MOST_MONTHS = 600;

/**
 * Retention time of a document type in months, from the arrival or the expiry of a document, whichever is later.
 * Documents of types without a row are kept.
 */
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
