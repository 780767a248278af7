import { defineEntity } from '../../entity/entity';
import { instant, integer, optional, text, worded } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** Faults that a check can find, as users read them. */
export const AUDIT_FAULTS = {
  row_edited: 'An entry was changed after it was written.',
  row_deleted: 'An entry was deleted.',
  row_inserted: 'An entry was added outside the portal.',
  row_unsealed: 'An entry was kept from being sealed.',
  seal: 'A seal was changed, removed or moved.',
} as const;
export type AuditFault = keyof typeof AUDIT_FAULTS;

/** Result of a check of the company's audit log against its seals. The portal checks it daily and on request. */
export const auditCheck = defineEntity({
  name: 'audit_checks',
  label: 'Check of the audit log',
  fields: {},
  derived: {
    checked_on: instant('Checked'),
    seals: integer('Seals'),
    entries: integer('Entries'),
    /** Time of the first entry. */
    since: optional(instant('First entry')),
    fault: optional(worded('Fault', AUDIT_FAULTS)),
    /** Entry with the fault, if it is one of an entry. */
    fault_entry: optional(text('Audit entry', 64)),
    /** Number of the seal with the fault, or of the seal that names the entry. */
    fault_seal: optional(integer('Seal')),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  sorts: ['checked_on'],
  order: { field: 'checked_on', descending: true },
  indexes: [['checked_on']],
  audit: 'none',
});
