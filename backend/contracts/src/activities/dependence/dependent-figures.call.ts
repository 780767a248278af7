import { z } from 'zod';
import { DEPENDENT_FIGURES } from '../../api/dependent-figures';
import { defineCall } from '../../entity/entity';
import { ADMIN, SIGNED_IN } from '../../portal/roles';

/** Applied activities that hang on a record: what they state now, in kilograms, and the years they touch. */
export interface DependentFigures {
  readonly activities: number;
  /** An activity over New Year belongs to both. */
  readonly years: readonly { readonly year: number; readonly activities: number }[];
  readonly scope_1: number;
  /** Location-based. */
  readonly scope_2: number;
  readonly scope_3: number;
  /** Scope 2, market-based. */
  readonly market: number;
}

/**
 * The activities whose figures a change of a record would bear on. `changes` are the fields as they would be saved;
 * without an `id` the record would be new, without `changes` it would be deleted.
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
 * Figures that are older than what they are made of, in the whole account or among those that hang on one record, or on
 * the annual returns of one partner.
 */
export interface BehindFigures extends DependentFigures {
  /** How many of them a recalculation leaves as they are, because their year is approved. */
  readonly closed: number;
}

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

/** Used calculations of the account that an older version of the rules made. */
export interface OlderCalculations {
  readonly calculations: number;
  /** The version that calculates now. */
  readonly version: string;
  readonly versions: readonly string[];
}

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
