import { defineEntity } from '../entity/entity';
import { instant, integer, json, optional, text } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import { DOC_ROLES } from './doc-access';

/** Maximum number of anchors kept per company; those of the newest documents are kept. */
export const MOST_ANCHORS = 2000;

/**
 * Place of a field's value on the bills of one supplier, learned from one applied document: the labels beside the
 * value, and its number among values with the same labels. Unapplying that document deletes the anchor.
 */
export const docAnchor = defineEntity({
  name: 'doc_anchors',
  label: 'Learned place',
  subscription: 'docs',
  fields: {},
  derived: {
    /** Key by which the supplier's layout is recognised. */
    supplier_key: text('Supplier key', 120),
    supplier: text('Supplier', 200),
    doc_type: text('Document type', 40),
    field: text('Field', 60),
    labels: json<string[]>('Labels'),
    /** Index of the value among those beside the same labels, counted from 0. */
    nth: integer('Place among equal ones'),
    among: integer('Number of equal ones'),
    /** Unit or currency to assume where the figure is printed without one. */
    unit: optional(text('Unit', 20)),
    doc_id: text('Document', 64),
    /** Creation time of that document. Anchors of newer documents win, in whatever order they were corrected. */
    doc_created_on: instant('Document of'),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    supplier_key: { kind: 'oneOf', field: 'supplier_key', of: { texts: 'doc_anchors', field: 'supplier_key' } },
    doc_id: { kind: 'oneOf', field: 'doc_id', of: 'docs' },
  },
  sorts: ['doc_created_on'],
  order: { field: 'doc_created_on', descending: true },
  indexes: [['supplier_key'], ['doc_id'], ['doc_created_on']],
  audit: 'none',
});
