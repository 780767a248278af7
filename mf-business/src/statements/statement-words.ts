import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import {
  calculatedOf,
  inStatementUnits,
  manualOf,
  STATEMENT_LINES,
  STATEMENT_METHODS,
  type StatementFigures,
  type StatementLine,
  type StatementMethod,
  type StatementUnits,
  statedFigures,
  statedTotal,
} from '@lichen/contracts/business/statements/stated-scopes';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { quotientOf } from '@lichen/kit';

export type Statement = RecordOf<typeof annualStatement>;

export const LINE_WORDS: Readonly<Record<StatementLine, string>> = {
  scope1: 'Scope 1',
  scope2: 'Scope 2, location-based',
  scope2_market: 'Scope 2, market-based',
  scope3: 'Scope 3',
};

/** Values of the scope filter of activities, by line. */
export const LINE_SCOPES: Readonly<Record<StatementLine, string>> = {
  scope1: '1',
  scope2: '2',
  scope2_market: '2',
  scope3: '3',
};

export const METHOD_WORDS: Readonly<Record<StatementMethod, string>> = {
  calculated: 'The figures of your activities',
  manual: 'Values you enter manually instead of the calculated ones',
  adjusted: 'Calculated values, converted to {units}, plus values you add manually',
};

export const METHODS = Object.entries(STATEMENT_METHODS) as [StatementMethod, string][];

/** One row of the statement table; figures are in the units of the statement. */
export interface StatementRow {
  readonly line: StatementLine;
  readonly calculated: number | null;
  readonly manual: number | null;
  readonly stated: number | null;
  readonly reason: string | null;
}

/** Returns the lines of a statement. One that is not approved takes today's figures where they are known. */
export function rowsOf(statement: Statement, now: StatementFigures | undefined): readonly StatementRow[] {
  const calculated = statement.status === 'approved' || !now ? calculatedOf(statement) : now;
  const manual = manualOf(statement);
  const { method, units } = statement;
  const stated = statedFigures({ method, units, calculated, manual });
  return STATEMENT_LINES.map((line) => ({
    ...{ line, stated: stated[line], manual: method === 'calculated' ? null : manual[line] },
    calculated: method === 'manual' ? null : inStatementUnits(calculated[line], units),
    reason: method === 'calculated' ? null : statement[`reason_${line}`],
  }));
}

const figuresIn = (rows: readonly StatementRow[], column: 'calculated' | 'manual' | 'stated'): StatementFigures =>
  Object.fromEntries(rows.map((row) => [row.line, row[column]])) as Record<StatementLine, number | null>;

/** Returns the total of each column; market-based scope 2 is not part of it. */
export const totalsOf = (rows: readonly StatementRow[]) => ({
  calculated: statedTotal(figuresIn(rows, 'calculated')),
  manual: statedTotal(figuresIn(rows, 'manual')),
  stated: statedTotal(figuresIn(rows, 'stated')),
});

export const statedOf = ({ scope1, scope2, scope2_market, scope3 }: Statement): StatementFigures => ({
  ...{ scope1, scope2, scope2_market, scope3 },
});

/** Units of a statement per tonne. */
const PER_TONNE: Readonly<Record<StatementUnits, number>> = { t: 1, kg: 1000, lbs: 2204.62 };
const MILLION = 1_000_000;

/** Returns tonnes per million of revenue and per full-time equivalent; null where the statement lacks the figure. */
export function intensitiesOf(statement: Statement, total: number | null) {
  const tonnes = quotientOf(total, [PER_TONNE[statement.units]]);
  const millions = quotientOf(statement.revenue, [MILLION]);
  return { perMillion: quotientOf(tonnes, [millions]), perPerson: quotientOf(tonnes, [statement.fte_staff]) };
}
