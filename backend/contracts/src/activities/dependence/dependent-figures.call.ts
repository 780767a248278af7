import { z } from 'zod';
import { DEPENDENT_FIGURES } from '../../api/dependent-figures';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';

/** Applied activities that depend on a record: their current emissions in kilograms, and their years. */
export interface DependentFigures {
  readonly activities: number;
  /** An activity that spans New Year counts in both years. */
  readonly years: readonly { readonly year: number; readonly activities: number }[];
  readonly scope_1: number;
  /** Location-based. */
  readonly scope_2: number;
  readonly scope_3: number;
  /** Scope 2, market-based. */
  readonly market: number;
}

/**
 * Returns the activities whose figures a change of a record would affect. `changes` are the fields as they would be
 * saved; without `id` the record is new, without `changes` it is deleted.
 */
export const dependentFiguresCall = defineCall({
  name: DEPENDENT_FIGURES,
  label: 'Figures that hang on a record',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject({
    entity: z.string().max(60),
    id: z.string().max(64).optional(),
    changes: z.record(z.string().max(60), z.unknown()).optional(),
  }),
  writes: false,
  dependsOn: ['activities', 'locations', 'vehicles', 'products', 'power_sources', 'partner_returns', 'own_factors'],
});

/**
 * Figures older than the records they are calculated from: in the whole account, or those that depend on one record or
 * on one partner's annual returns.
 */
export interface BehindFigures extends DependentFigures {
  /** Number of activities that a recalculation leaves unchanged because their year is approved. */
  readonly closed: number;
}

/** Returns the outdated figures of the account, or those that depend on the record `id` of `entity`. */
export const behindFiguresCall = defineCall({
  name: 'behind_figures',
  label: 'Outdated figures',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ entity: z.string().max(60).optional(), id: z.string().max(64).optional() }),
  writes: false,
  dependsOn: ['activities', 'inventory_years'],
});

/** Used calculations of the account that an older version of the calculation rules made. */
export interface OlderCalculations {
  readonly calculations: number;
  /** Current version of the calculation rules. */
  readonly version: string;
  readonly versions: readonly string[];
}

/** Returns the number of calculations made by older versions of the calculation rules. */
export const olderCalculationsCall = defineCall({
  name: 'older_calculations',
  label: 'Calculations of an older version',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['recalculations'],
});
