import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';
import type { InventoryYearState } from './inventory-year.entity';

export const INVENTORY_YEAR_TEXTS = {
  notOver: 'A year can be approved once it has ended.',
  alreadyApproved: 'This year has already been approved.',
  notApproved: 'Only an approved year can be reopened.',
  recalculating: 'A recalculation is being committed. Wait for it to finish, or cancel it.',
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
  note: string | null;
  now: YearTotals;
  approved: YearTotals | null;
  /** An approved year whose totals are no longer the approved ones. */
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
  dependsOn: ['inventory_years'],
});

/** `approve` keeps the totals of a year and closes it to recalculations; `reopen` lets them in again. */
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
