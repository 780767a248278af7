import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

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
  name: 'dependent_figures',
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
