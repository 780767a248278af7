import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import {
  calculatedOf,
  manualOf,
  STATEMENT_LINES,
  type StatementFigures,
  statedFigures,
} from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Statement = RecordOf<typeof annualStatement>;

/** The fields that a user enters. */
const ENTERED = [
  ...(['year', 'revenue', 'fte_staff', 'units', 'method'] as const),
  ...(['manual_scope1', 'manual_scope2', 'manual_scope2_market', 'manual_scope3'] as const),
  ...(['reason_scope1', 'reason_scope2', 'reason_scope2_market', 'reason_scope3'] as const),
] as const;
const REASONS: ReadonlySet<string> = new Set(ENTERED.filter((name) => name.startsWith('reason_')));

/** Returns the stated figures of a statement, in its units. */
export const statedOf = (statement: Statement): StatementFigures =>
  statedFigures({
    method: statement.method,
    units: statement.units,
    calculated: calculatedOf(statement),
    manual: manualOf(statement),
  });

/** Returns an error for each line whose stated figure is below zero, on the line's manual field. */
export function statedErrors(statement: Statement): FieldErrors {
  const stated = statedOf(statement);
  const below = STATEMENT_LINES.filter((line) => (stated[line] ?? 0) < 0);
  return Object.fromEntries(below.map((line) => [`manual_${line}`, STATEMENT_TEXTS.belowZero]));
}

/** Returns true where a user has changed any entered field. */
export const isEdited = (before: Statement, after: Statement): boolean =>
  ENTERED.some((name) => before[name] !== after[name]);

/** Returns true where an entered field other than a reason has changed; reasons may be corrected after approval. */
export const hasOtherFigures = (before: Statement, after: Statement): boolean =>
  ENTERED.some((name) => !REASONS.has(name) && before[name] !== after[name]);

/** Returns every figure that an approval covers as one text, to be compared with the figures of another approval. */
export function approvedText(statement: Statement): string {
  const { year, revenue, revenue_currency, fte_staff, units, method } = statement;
  const stated = statedOf(statement);
  return JSON.stringify([
    year,
    revenue,
    revenue_currency,
    fte_staff,
    units,
    method,
    STATEMENT_LINES.map((line) => stated[line]),
  ]);
}
