import { defineEntity } from '../../entity/entity';
import { integer, json, optional, text, worded } from '../../entity/fields';
import type { FieldErrors } from '../../api/problems';
import { ADMIN, NOBODY } from '../../portal/roles';
import type { BulkChange } from './bulk.call';

/** An activity that a bulk change left as it is, and why. The version is the one it has now, if it is there at all. */
export interface BulkFailure {
  _id: string;
  activity_type: string | null;
  from: number | null;
  to: number | null;
  version: number | null;
  err: string;
  errors?: FieldErrors;
}

/** Outcome of a bulk change for one row. */
export type BulkOutcome = { _id: string; ok: true } | (BulkFailure & { ok: false });

/** Failures that are kept with their reasons; of the others there is the count. */
export const BULK_FAILURES_KEPT = 200;

/** States of a bulk change. */
export const BULK_STATES = {
  changing: 'In progress',
  done: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

/** A change of a whole filtered list, which goes on in the background: made by the call `bulk_activities`. */
export const bulkChange = defineEntity({
  name: 'bulk_changes',
  label: 'Bulk edit of activities',
  subscription: 'activities',
  fields: {},
  derived: {
    /** `failed` and `cancelled` left rows that nobody looked at: neither changed nor refused. */
    state: optional(worded('State', BULK_STATES)),
    change: json<BulkChange>('Change'),
    job_id: optional(text('Job', 64)),
    total: integer('Activities'),
    /** Rows that are changed, and rows that stayed as they were. */
    done: integer('Changed activities'),
    failed: integer('Activities not changed'),
    failures: optional(json<BulkFailure[]>('Reasons')),
    /** Rows that can still be taken back; counted when the change is over. */
    kept: optional(integer('Changes that can be undone')),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { undo: 'Undone', cancel: 'Cancelled', fail: 'Failed' },
  sorts: ['created_on'],
});

/** The job of a bulk edit, for the person who started it. */
export const BULK_JOB_NAME = 'Bulk edit of activities';
