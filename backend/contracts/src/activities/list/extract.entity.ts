import { defineEntity } from '../../entity/entity';
import { choice, instant, integer, internal, optional, text, worded } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

export const EXTRACT_FORMATS = ['csv', 'xlsx'] as const;
export type ExtractFormat = (typeof EXTRACT_FORMATS)[number];

/** States of an export. */
export const EXTRACT_STATES = {
  making: 'Preparing',
  done: 'Finished',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

/** Retention of an exported file, in milliseconds. */
export const EXTRACT_KEPT_MS = 24 * 3_600_000;

/** An exported file of activities; created by the call `activity_extract`. */
export const extract = defineEntity({
  name: 'activity_extracts',
  label: 'Activity download',
  subscription: 'activities',
  fields: {},
  derived: {
    state: worded('State', EXTRACT_STATES),
    format: choice('Format', EXTRACT_FORMATS),
    total: integer('Activities'),
    job_id: optional(text('Job', 64)),
    file_id: internal(optional(text('File', 64))),
    expires_on: optional(instant('Expires on')),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { cancel: 'Cancelled', fail: 'Failed' },
  sorts: ['created_on'],
});
