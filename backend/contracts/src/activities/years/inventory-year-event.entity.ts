import { defineEntity } from '../../entity/entity';
import { instant, integer, internal, optional, text, worded } from '../../entity/fields';
import { NOBODY, SIGNED_IN } from '../../portal/roles';

/** Events in the history of an inventory year, with their labels. */
export const YEAR_EVENTS = {
  first_approve: 'Approved by the first of two people',
  approve: 'Approved',
  approve_alone: 'Approved by one person: the account no longer asks for two',
  change: 'Changed since approval',
  reopen: 'Reopened',
} as const;

/** History of a year: who approved, changed and reopened it, when and why. Entries are never edited. */
export const inventoryYearEvent = defineEntity({
  name: 'inventory_year_events',
  label: 'History of a year',
  subscription: 'activities',
  fields: {},
  derived: {
    year: integer('Year'),
    kind: worded('Event', YEAR_EVENTS),
    by: text('By', 254),
    on: instant('On'),
    reason: optional(text('Reason', 2000)),
    /** Name and SHA-256 hash of the file that supports the reason. */
    evidence: optional(text('Evidence', 255)),
    evidence_hash: optional(text('SHA-256 of the evidence', 64)),
    evidence_id: internal(optional(text('Evidence', 64))),
    seal: optional(text('Seal', 64)),
    /** Number of rows sealed by an approval, or of activities affected by a change. */
    rows: optional(integer('Rows')),
    /** Id of the call or job that made the entry; a job writes in several transactions. */
    call_id: internal(text('Call', 64)),
    /** Id of the approval that a change belongs to. */
    approval_id: internal(optional(text('Approval', 64))),
  },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: { year: { kind: 'oneOf', field: 'year' }, kind: { kind: 'oneOf', field: 'kind' } },
  sorts: ['on'],
  order: { field: 'on', descending: true },
});
