import { z } from 'zod';
import type { LinkedRecord } from '../../api/reason';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';
import type { InventoryYearState } from './inventory-year.entity';

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

/** Kilograms of a year by scope, exact to 10⁻⁶ kg; market-based scope 2 beside them. */
export interface YearTotals {
  scope_1: number;
  scope_2: number;
  scope_3: number;
  market: number | null;
}

/** A year with figures, or one that somebody decided on: its totals now, and what they were at approval. */
export interface InventoryYearRow {
  year: number;
  state: InventoryYearState;
  approved_by: string | null;
  approved_on: number | null;
  /** Addresses of the people who approved it, in their order. */
  approvers: readonly string[];
  /** The first of two approvals, which waits for the second. */
  waiting: { by: string; on: number; is_me: boolean } | null;
  note: string | null;
  now: YearTotals;
  approved: YearTotals | null;
  /** Hash over the used rows and their totals at approval; of a year approved before seals were kept there is none. */
  seal: string | null;
  /** Used rows at approval. */
  rows: number | null;
  categories: number | null;
  locations: number | null;
  /** An approved year whose rows or totals are no longer the approved ones. */
  changed_since_approval: boolean;
}

/** Every year, the latest first. Made of the roll-up, so that it is as quick with a million activities as with one. */
export const inventoryYearStates = defineCall({
  name: 'inventory_year_states',
  label: 'Inventory years',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['inventory_years', 'inventory_year_events'],
});

const year = z.coerce.number().int().min(1900).max(2200);

/** What is to be looked at before a year is approved, and what rests on it. */
export interface InventoryYearReview {
  rows: number;
  /** Activities of the year without a figure. */
  without_figure: number;
  /** Figures of the year that people stated in place of a calculated one; the first of them. */
  hand_made: {
    total: number;
    list: { activity_id: string; activity_type: string; kg: number; reason: string | null }[];
  };
  /** Statements and reports based on this year. */
  rests: readonly LinkedRecord[];
  /** False where a module could not be asked: more may rest on the year. */
  rests_complete: boolean;
}

export const inventoryYearReview = defineCall({
  name: 'inventory_year_review',
  label: 'Review a year before approval',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ year }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'inventory_years'],
});

/** An activity whose rows are no longer those that were approved. */
export interface YearDifference {
  _id: string;
  activity_type: string;
  /** Gone where it was deleted; without a figure where it is there, and nothing of it counts in the year any more. */
  what: 'new' | 'changed' | 'gone' | 'without_figure';
  location: { _id: string; name: string } | null;
  from: number | null;
  to: number | null;
  /** Null where no row of the basis counts, which is not the same as a figure of zero. */
  before_kg: number | null;
  after_kg: number | null;
  market_before_kg: number | null;
  market_after_kg: number | null;
  /** Entries of the year's history; `evidence` is the name of the file that was given with the reason. */
  changes: { _id: string; by: string; on: number; reason: string; evidence: string | null }[];
}

export interface YearDifferences {
  list: YearDifference[];
  total: number;
  count: number;
}

export const inventoryYearDifferences = defineCall({
  name: 'inventory_year_differences',
  label: 'Changes to a year since its approval',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    year,
    limit: z.coerce.number().int().min(1).max(500).optional(),
    offset: z.coerce.number().int().min(0).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'inventory_years', 'inventory_year_events'],
});

/** Result of computing the seal of an approved year again: of the rows as they are, and with every known change undone. */
export interface YearVerification {
  seal: string;
  /** The rows with all known changes taken back give the seal: nothing was changed past the portal. */
  is_intact: boolean;
  /** The rows as they are now give the seal. */
  is_unchanged: boolean;
}

export const verifyInventoryYear = defineCall({
  name: 'verify_inventory_year',
  label: 'Verify the seal of a year',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ year }),
  writes: false,
  dependsOn: ['inventory_years', 'inventory_year_events'],
});

/**
 * `approve` seals the used rows and totals of a year and closes it to recalculations; `reopen` lets them in again, and says
 * why in `note`. Where the account asks for two people, the first `approve` waits for that of another person, and
 * `reopen` takes it back.
 */
export const decideInventoryYear = defineCall({
  name: 'decide_inventory_year',
  label: 'Decide on an inventory year',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({
    year: z.number().int().min(1900).max(2200),
    decision: z.enum(['approve', 'reopen']),
    note: z.string().max(2000).optional(),
  }),
  writes: true,
});
