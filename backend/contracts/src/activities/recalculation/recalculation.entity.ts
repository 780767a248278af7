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
 * Kilograms before and after, and how many activities make the difference; without memo components. The totals are
 * location-based; scope 2 on the market basis stands beside them, null where nothing has such a figure.
 */
export interface RecalculationSum {
  key: string;
  before_kg: number;
  after_kg: number;
  /** Absent in proposals of before. */
  market_before_kg?: number | null;
  market_after_kg?: number | null;
  activities: number;
}

/** One side of a replaced figure: what it was multiplied by, and where that is published. */
export interface CausingFactor {
  /** Publisher, edition and revision, table and row. */
  label: string;
  /** Factor as published; null where several years share the period. */
  factor: string | null;
  units: string | null;
  kg: number | null;
}

/** A figure of an activity that is replaced, and by what. A side is null where there is no figure. */
export interface RecalculationCause {
  component: Component;
  scope2_basis: Scope2Basis | null;
  reason: string;
  before: CausingFactor | null;
  after: CausingFactor | null;
}

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
    /** The file that bears the reason out. */
    evidence_id: internal(optional(text('Evidence', 64))),
    /** Only what is older than the records it is made of. */
    behind: optional(boolean('Outdated figures')),
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
    /** Scope 2, market-based; empty where the activity has no such figure. */
    market_before_ug: internal(optional(integer('Market-based before, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    market_after_ug: internal(optional(integer('Market-based after, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    /** Absolute change of the basis that moves more; the list is sorted by it. */
    moved_ug: internal(integer('Moved, 10⁻⁶ kg')),
    /** Seal of the rows proposed: what is committed is what was seen, or nothing. */
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
