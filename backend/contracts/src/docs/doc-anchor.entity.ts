import { defineEntity } from '../entity/entity';
import { instant, integer, json, optional, text } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import { DOC_ROLES } from './doc-access';

/** Rows of one company at most: those of its newest documents. */
export const MOST_ANCHORS = 2000;

/**
 * Where the value of a field stands on the bills of one supplier, as one applied document of theirs taught it: beside
 * which labels, and which one of several that stand so. It goes when that document is unapplied.
 */
export const docAnchor = defineEntity({
  name: 'doc_anchors',
  label: 'Learned place',
  subscription: 'docs',
  fields: {},
  derived: {
    /** What the layout is recognised by. */
    supplier_key: text('Supplier key', 120),
    supplier: text('Supplier', 200),
    doc_type: text('Document type', 40),
    field: text('Field', 60),
    labels: json<string[]>('Labels'),
    /** Counted from 0 among those that stand beside the same labels. */
    nth: integer('Place among equal ones'),
    among: integer('Number of equal ones'),
    /** Unit or currency of a figure that is printed without one. */
    unit: optional(text('Unit', 20)),
    doc_id: text('Document', 64),
    /** When that document came: the newest ones count, in whatever order they were corrected. */
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
