import { defineEntity } from '../../entity/entity';
import { day, decimal, integer, internal, json, optional, presented, text, worded } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** A proposal is computed, then committed or discarded; until it is committed no figure changes. */
export const RECALCULATION_STATES = {
  computing: 'Calculating',
  proposed: 'Ready for review',
  committing: 'Committing',
  committed: 'Committed',
  discarded: 'Discarded',
  failed: 'Failed',
} as const;

/** States of the proposal for one activity. */
export const CHANGE_STATES = {
  proposed: 'Proposed',
  written: 'Written',
  stale: 'Edited meanwhile, left unchanged',
  closed: 'Year approved, left unchanged',
} as const;

/** Kilograms before and after, and how many activities make the difference. Location-based, without memo components. */
export interface RecalculationSum {
  key: string;
  before_kg: number;
  after_kg: number;
  activities: number;
}

export interface RecalculationMover {
  activity_id: string;
  activity_type: string;
  before_kg: number;
  after_kg: number;
}

/** Summary of the proposed changes, shown before a person decides. */
export interface RecalculationDifference {
  total: RecalculationSum;
  scopes: RecalculationSum[];
  categories: RecalculationSum[];
  locations: RecalculationSum[];
  /** Why rows would be replaced, and how many. */
  reasons: { reason: string; rows: number }[];
  movers: RecalculationMover[];
}

/** One recalculation of a company's activities: made by the call `recalculate`. */
export const recalculation = defineEntity({
  name: 'recalculations',
  label: 'Recalculation',
  subscription: 'activities',
  fields: {},
  derived: {
    state: worded('State', RECALCULATION_STATES),
    job_id: optional(text('Job', 64)),
    activity: optional(text('Activity', 60)),
    location_id: optional(text('Location', 64)),
    start_date: optional(day('From')),
    end_date: optional(day('To')),
    /** 1 where activities of approved years are recalculated too, for the reason. */
    include_approved: optional(integer('Approved years included')),
    reason: optional(text('Reason', 500)),
    /** Activities looked at, and those whose rows would change. */
    seen: integer('Activities'),
    changed: integer('Changed activities'),
    written: integer('Updated activities'),
    /** Changed by somebody after the proposal: left as they are. */
    stale: integer('Activities edited meanwhile'),
    /** Activities of approved years, which are left unchanged. */
    closed: optional(integer('Activities in approved years')),
    difference: optional(json<RecalculationDifference>('Difference')),
    decided_by: optional(text('Decided by', 254)),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { write: 'Written', commit: 'Committed', discard: 'Discarded', cancel: 'Cancelled' },
  filters: { state: { kind: 'oneOf', field: 'state' } },
  sorts: ['created_on'],
});

/** One activity whose figures a recalculation would change. */
export const recalculationChange = defineEntity({
  name: 'recalculation_changes',
  label: 'Recalculation change',
  subscription: 'activities',
  fields: {},
  derived: {
    recalculation_id: text('Recalculation', 64),
    activity_id: text('Activity', 64),
    activity_type: text('Activity type', 60),
    location_id: optional(text('Location', 64)),
    before_ug: internal(integer('Before, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER })),
    after_ug: internal(integer('After, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER })),
    /** Absolute change of the figure; the list is sorted by it. */
    moved_ug: internal(integer('Moved, 10⁻⁶ kg')),
    /** Seal of the rows proposed: what is committed is what was seen, or nothing. */
    digest: internal(text('Digest', 64)),
    before_kg: presented(optional(decimal('Before, kg'))),
    after_kg: presented(optional(decimal('After, kg'))),
    state: worded('State', CHANGE_STATES),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    recalculation_id: { kind: 'oneOf', field: 'recalculation_id' },
    state: { kind: 'oneOf', field: 'state' },
  },
  sorts: ['moved_ug'],
  order: { field: 'moved_ug', descending: true },
  audit: 'none',
});
