import type { Component, Scope2Basis } from '../inventory-line';
import { defineEntity } from '../../entity/entity';
import { boolean, day, decimal, integer, internal, json, optional, presented, text, worded } from '../../entity/fields';
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

/**
 * Kilograms before and after, and the number of activities that account for the difference; without memo components.
 * Totals are location-based; market-based scope 2 is given separately, null where there is no such figure.
 */
export interface RecalculationSum {
  key: string;
  before_kg: number;
  after_kg: number;
  /** Missing in proposals from before these sums were stored. */
  market_before_kg?: number | null;
  market_after_kg?: number | null;
  activities: number;
}

/** One of several factors of a figure, with the days and the quantity that it counts for. */
export interface CausingPart {
  label: string;
  factor: string;
  from: number;
  to: number;
  /** Exact decimal in `units`. */
  quantity: string;
  units: string;
}

/** One side of a replaced figure: its factor and where that is published. */
export interface CausingFactor {
  /** Publisher, edition and revision, table and row; of all factors where there are several. */
  label: string;
  /** Factor as published; null where there are several, which `parts` names one by one. */
  factor: string | null;
  units: string | null;
  kg: number | null;
  /** Missing where there is one factor. */
  parts?: CausingPart[];
}

/** A replaced figure of an activity and its replacement. A side is null where there is no figure. */
export interface RecalculationCause {
  component: Component;
  scope2_basis: Scope2Basis | null;
  reason: string;
  before: CausingFactor | null;
  after: CausingFactor | null;
}

/** An activity with one of the largest changes of a proposal, in kilograms. */
export interface RecalculationMover {
  activity_id: string;
  activity_type: string;
  before_kg: number;
  after_kg: number;
  market_before_kg?: number | null;
  market_after_kg?: number | null;
}

/** Summary of the proposed changes, shown before a person decides. */
export interface RecalculationDifference {
  total: RecalculationSum;
  scopes: RecalculationSum[];
  categories: RecalculationSum[];
  locations: RecalculationSum[];
  /** Reasons for replacing rows, with the number of rows. */
  reasons: { reason: string; rows: number }[];
  movers: RecalculationMover[];
}

/** One recalculation of a company's activities; created by the call `recalculate`. */
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
    /** 1 where activities of approved years are recalculated as well, for the given reason. */
    include_approved: optional(integer('Approved years included')),
    reason: optional(text('Reason', 500)),
    /** Id of the file that supports the reason. */
    evidence_id: internal(optional(text('Evidence', 64))),
    /** Limits the recalculation to figures older than the records they are calculated from. */
    behind: optional(boolean('Outdated figures')),
    /** Number of activities examined, and of those whose rows would change. */
    seen: integer('Activities'),
    changed: integer('Changed activities'),
    written: integer('Updated activities'),
    /** Number of activities that somebody edited after the proposal; they are left unchanged. */
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
    /** Scope 2, market-based; empty where the activity has no such figure. */
    market_before_ug: internal(optional(integer('Market-based before, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    market_after_ug: internal(optional(integer('Market-based after, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    /** Absolute change on the basis that changes more; the list is sorted by it. */
    moved_ug: internal(integer('Moved, 10⁻⁶ kg')),
    /** Digest of the proposed rows: they are committed only if they still match what was reviewed. */
    digest: internal(text('Digest', 64)),
    before_kg: presented(optional(decimal('Before, kg'))),
    after_kg: presented(optional(decimal('After, kg'))),
    market_before_kg: presented(optional(decimal('Market-based before, kg'))),
    market_after_kg: presented(optional(decimal('Market-based after, kg'))),
    causes: optional(json<RecalculationCause[]>('Causes')),
    state: worded('State', CHANGE_STATES),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    recalculation_id: { kind: 'oneOf', field: 'recalculation_id', of: 'recalculations' },
    state: { kind: 'oneOf', field: 'state' },
  },
  sorts: ['moved_ug'],
  order: { field: 'moved_ug', descending: true },
  audit: 'none',
});
