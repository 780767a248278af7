import { z } from 'zod';
import { queryInteger, queryYear } from '../../api/query-values';
import type { LinkedRecord } from '../../api/reason';
import { defineCall } from '../../entity/entity';
import { EARLIEST_YEAR, LATEST_YEAR } from '../../formats/days';
import { ADMIN, SIGNED_IN } from '../../portal/roles';
import type { InventoryYearState } from './inventory-year.entity';
import type { YEAR_EVENTS } from './inventory-year-event.entity';

/** Refusals and demands of approving, changing and reopening a year. */
export const INVENTORY_YEAR_TEXTS = {
  notOver: 'A year can be approved once it has ended.',
  alreadyApproved: 'This year has already been approved.',
  notApproved: 'Only an approved year can be reopened.',
  whyReopened: 'Say why the year is reopened.',
  recalculating: 'A recalculation is being committed. Wait for it to finish, or cancel it.',
  secondPerson: 'You have already approved this year. A second person has to approve it.',
  changedByYou:
    'You have changed this year since it was approved. The second approval has to come from someone who has not.',
} as const;

/** Kilograms of a year by scope, exact to 10⁻⁶ kg; market-based scope 2 is given separately. */
export interface YearTotals {
  scope_1: number;
  scope_2: number;
  scope_3: number;
  market: number | null;
}

/** A year that has figures or a decision: its current totals and its totals at approval. */
export interface InventoryYearRow {
  year: number;
  /** True for the base year that the company states in its inventory. */
  is_base_year: boolean;
  state: InventoryYearState;
  approved_by: string | null;
  approved_on: number | null;
  /** Email addresses of the people who approved it, in order. */
  approvers: readonly string[];
  /** Their names, in the same order; null for a person who has left. */
  approver_names: readonly (string | null)[];
  /** The first of two approvals while the second is pending; null once that person may not approve any more. */
  waiting: { by: string; name: string | null; on: number; is_me: boolean } | null;
  note: string | null;
  now: YearTotals;
  approved: YearTotals | null;
  /** Hash of the used rows and their totals at approval; null for a year approved before seals existed. */
  seal: string | null;
  /** Number of used rows at approval. */
  rows: number | null;
  categories: number | null;
  locations: number | null;
  /** True for an approved year whose rows or totals differ from the approved ones. */
  changed_since_approval: boolean;
}

/**
 * Returns all years, the latest first. Read from the roll-up, so the time does not depend on the number of activities.
 */
export const inventoryYearStates = defineCall({
  name: 'inventory_year_states',
  label: 'Inventory years',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['inventory_years', 'inventory_year_events', 'inventory_settings', 'members'],
});

/** Number of used rows of a year, the unit in which a seal counts. */
export interface InventoryYearRows {
  year: number;
  rows: number;
}

/** Returns the number of used rows of every year; apart from the totals, because it takes longer with more rows. */
export const inventoryYearRows = defineCall({
  name: 'inventory_year_rows',
  label: 'Rows of inventory years',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'inventory_years'],
});

/** Points to review before a year is approved, and the records based on the year. */
export interface InventoryYearReview {
  rows: number;
  /** Activities of the year without a figure. */
  without_figure: number;
  /** The first figures of the year that were stated instead of calculated, with their total number. */
  hand_made: {
    total: number;
    list: { activity_id: string; activity_type: string; kg: number; reason: string | null }[];
  };
  /** Statements and reports based on this year. */
  rests: readonly LinkedRecord[];
  /** False if a module did not answer: more records may be based on the year. */
  rests_complete: boolean;
}

/** Returns the points to review before a year is approved. */
export const inventoryYearReview = defineCall({
  name: 'inventory_year_review',
  label: 'Review a year before approval',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ year: queryYear }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'inventory_years'],
});

/** An activity whose rows differ from the approved ones. */
export interface YearDifference {
  _id: string;
  activity_type: string;
  /**
   * `gone`: the activity was deleted. `without_figure`: it exists, but none of its rows counts in the year any more.
   */
  what: 'new' | 'changed' | 'gone' | 'without_figure';
  location: { _id: string; name: string } | null;
  from: number | null;
  to: number | null;
  /** Null where no row of the basis counts, which differs from a figure of zero. */
  before_kg: number | null;
  after_kg: number | null;
  market_before_kg: number | null;
  market_after_kg: number | null;
  /**
   * Entries of the year's history. `by` is an email address, `name` null for a person who has left, and `evidence` the
   * name of the file supplied with the reason.
   */
  changes: { _id: string; by: string; name: string | null; on: number; reason: string; evidence: string | null }[];
}

/** One page of differences: `total` counts all of them, `count` those in `list`. */
export interface YearDifferences {
  list: YearDifference[];
  total: number;
  count: number;
}

/** Returns the activities of an approved year whose rows differ from the approved ones. */
export const inventoryYearDifferences = defineCall({
  name: 'inventory_year_differences',
  label: 'Changes to a year since its approval',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    year: queryYear,
    limit: queryInteger.min(1).max(500).optional(),
    offset: queryInteger.min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'inventory_years', 'inventory_year_events'],
});

/** An entry of the history of a year. `by` is an email address, `name` null for a person who has left. */
export interface YearHistoryEntry {
  _id: string;
  kind: keyof typeof YEAR_EVENTS;
  by: string;
  name: string | null;
  on: number;
  reason: string | null;
  /** Name of the file supplied with the reason. */
  evidence: string | null;
  seal: string | null;
  /** Number of rows sealed by an approval, or of activities affected by a change. */
  rows: number | null;
}

/** Returns who approved, changed and reopened a year, the latest first. */
export const inventoryYearHistory = defineCall({
  name: 'inventory_year_history',
  label: 'History of a year, with names',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ year: queryYear, limit: queryInteger.min(1).max(500).optional() }),
  writes: false,
  dependsOn: ['inventory_year_events'],
});

/** Result of recomputing the seal of an approved year, from its current rows and with all known changes reverted. */
export interface YearVerification {
  seal: string;
  /** True if the rows with all known changes reverted match the seal: nothing was changed outside the portal. */
  is_intact: boolean;
  /** True if the current rows match the seal. */
  is_unchanged: boolean;
}

/** Recomputes the seal of an approved year and compares it with the stored one. */
export const verifyInventoryYear = defineCall({
  name: 'verify_inventory_year',
  label: 'Verify the seal of a year',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ year: queryYear }),
  writes: false,
  dependsOn: ['inventory_years', 'inventory_year_events'],
});

/**
 * `approve` seals the used rows and totals of a year and closes it to recalculations; `reopen` opens it to them again,
 * with the reason in `note`. Where the account requires two people, the first `approve` waits for that of another
 * person while the first one may still approve, and `reopen` withdraws it.
 */
export const decideInventoryYear = defineCall({
  name: 'decide_inventory_year',
  label: 'Decide on an inventory year',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    year: z.number().int().min(EARLIEST_YEAR).max(LATEST_YEAR),
    decision: z.enum(['approve', 'reopen']),
    note: z.string().max(2000).optional(),
  }),
  writes: true,
});
