import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { STATEMENT_EDITORS, STATEMENT_READERS } from './annual-statement.entity';
import type { StatementFigures } from './stated-scopes';

/** Figures of a year from its activities, and how its statement compares with them. */
export interface StatementYear {
  readonly year: number;
  /** In kilograms; those of the approved year where the year is approved. */
  readonly now: StatementFigures;
  readonly from_approved_year: boolean;
  /** True where the statement is approved and its figures differ from those of the year. */
  readonly has_moved: boolean;
  /** True where the statement is not approved and was last calculated with other figures. */
  readonly is_behind: boolean;
}

/** Returns every year that has figures or a statement, latest first. */
export const statementFigures = defineCall({
  name: 'statement_figures',
  label: 'Figures of statements',
  method: 'GET',
  allow: STATEMENT_READERS,
  subscription: 'business',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['annual_statements', 'activities', 'emission_calcs', 'inventory_years', 'inventory_year_events'],
});

/** Number of statements created, and of statements whose figures changed. */
export interface RefreshedStatements {
  readonly made: number;
  readonly changed: number;
}

/**
 * Recalculates every statement that is not approved, and creates statements for years with figures and no statement.
 */
export const refreshStatements = defineCall({
  name: 'annual_statements/refresh_all',
  label: 'Refresh all years',
  method: 'POST',
  allow: STATEMENT_EDITORS,
  subscription: 'business',
  input: z.strictObject({}),
  writes: true,
});
