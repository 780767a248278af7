import { defineEntity } from '../entity/entity';
import { instant, integer, json, optional, text } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import { DOC_ROLES } from './doc-access';
import type { Box } from './reading';

/**
 * Links a value of a record to the place on the page that it came from: one row for each column that an applied
 * document filled. Unapplying the document sets `closed_on`; the row is kept.
 */
export const docEvidence = defineEntity({
  name: 'doc_evidence',
  label: 'Evidence',
  subscription: 'docs',
  fields: {},
  derived: {
    doc_id: text('Document', 64),
    doc_type: text('Document type', 40),
    reading_version: optional(integer('Reading')),
    field: text('Field', 60),
    page: optional(integer('Page')),
    box: optional(json<Box>('Place on the page')),
    record_entity: text('Kind of record', 60),
    record_id: text('Record', 64),
    record_field: text('Field of the record', 60),
    value_as_read: optional(json<unknown>('Value as read')),
    value_as_applied: optional(json<unknown>('Value as applied')),
    /** Value of the column before, where the document changed an existing record. */
    value_before: optional(json<unknown>('Value before')),
    closed_on: optional(instant('Unapplied on')),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    doc_id: { kind: 'oneOf', field: 'doc_id', of: 'docs' },
    record_id: { kind: 'oneOf', field: 'record_id' },
    closed: { kind: 'present', field: 'closed_on' },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: false },
  indexes: [['doc_id'], ['record_id']],
  audit: 'none',
});
