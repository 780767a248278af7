import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { STATEMENT_EDITORS, STATEMENT_READERS } from './annual-statement.entity';
import type { StatementFigures } from './stated-scopes';

/** What the activities of a year come to now, and what became of its statement. */
export interface StatementYear {
  readonly year: number;
  /** Kilograms; those of the approved year where somebody has approved it. */
  readonly now: StatementFigures;
  readonly from_approved_year: boolean;
  /** An approved statement whose figures are no longer those of the year. */
  readonly has_moved: boolean;
  /** A statement that is not approved, and that was last calculated with other figures. */
  readonly is_behind: boolean;
}

/** Every year that has figures or a statement, the latest first. */
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

/** Number of statements that were made, and of those whose figures are other ones now. */
export interface RefreshedStatements {
  readonly made: number;
  readonly changed: number;
}

/**
 * Calculates the statement of every year anew that is not approved, and makes those that are missing for years with
 * figures.
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
