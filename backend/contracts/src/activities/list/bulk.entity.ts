import { defineEntity } from '../../entity/entity';
import { integer, json, optional, text, worded } from '../../entity/fields';
import type { FieldErrors } from '../../api/problems';
import { ADMIN, NOBODY } from '../../portal/roles';
import type { BulkChange } from './bulk.call';

/**
 * An activity that a bulk change did not change, and why. `version` is its current version; null if it no longer
 * exists.
 */
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

/** Number of failures stored with their reasons; further failures are only counted. */
export const BULK_FAILURES_KEPT = 200;

/** States of a bulk change. */
export const BULK_STATES = {
  changing: 'In progress',
  done: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

/** A background change of a whole filtered list; created by the call `bulk_activities`. */
export const bulkChange = defineEntity({
  name: 'bulk_changes',
  label: 'Bulk edit of activities',
  subscription: 'activities',
  fields: {},
  derived: {
    /** In the states `failed` and `cancelled`, some rows were not processed: neither changed nor refused. */
    state: optional(worded('State', BULK_STATES)),
    change: json<BulkChange>('Change'),
    job_id: optional(text('Job', 64)),
    total: integer('Activities'),
    /** Number of rows changed, and number of rows not changed. */
    done: integer('Changed activities'),
    failed: integer('Activities not changed'),
    failures: optional(json<BulkFailure[]>('Reasons')),
    /** Number of rows whose change can still be undone; counted when the change ends. */
    kept: optional(integer('Changes that can be undone')),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { undo: 'Undone', cancel: 'Cancelled', fail: 'Failed' },
  sorts: ['created_on'],
});

/** Name of the bulk edit's job, shown to the user who started it. */
export const BULK_JOB_NAME = 'Bulk edit of activities';
