import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import {
  areSameFigures,
  calculatedOf,
  type StatementFigures,
} from '@lichen/contracts/business/statements/stated-scopes';
import {
  type RefreshedStatements,
  refreshStatements,
  statementFigures,
  type StatementYear,
} from '@lichen/contracts/business/statements/statement-figures.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { account } from '@lichen/contracts/identity/account.entity';
import { askingFor } from '../../../platform/engine/module-questions';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { onlyChanged } from '../../../platform/engine/unit/differences';
import type { Context } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Plain } from '../../../platform/store/columns';
import { withYear } from './annual-statement.rules';
import type { Statement } from './statement-state';
import { NO_FIGURES, type YearFigures, yearFigures } from './year-figures.query';

function yearRow(
  year: number,
  { figures, isApprovedYear }: YearFigures,
  statement: Statement | undefined,
): StatementYear {
  const isOther = statement !== undefined && !areSameFigures(calculatedOf(statement), figures);
  return {
    ...{ year, now: figures, from_approved_year: isApprovedYear },
    has_moved: isOther && statement.status === 'approved',
    is_behind: isOther && statement.status !== 'approved',
  };
}

/** Returns the current figures of every year, and how its statement compares with them. */
export const statementFiguresCall = handler(statementFigures, async ({ read, ask, sums, context }) => {
  const [figures, statements] = await Promise.all([
    yearFigures(askingFor(ask, { read, sums, context })),
    read(annualStatement).list(),
  ]);
  const byYear = new Map(statements.map((statement) => [statement.year, statement]));
  const years = [...new Set([...figures.keys(), ...byYear.keys()])].sort((a, b) => b - a);
  const list = years.map((year) => yearRow(year, figures.get(year) ?? NO_FIGURES, byYear.get(year)));
  return { list, total: list.length, count: list.length };
});

const EMPTY: StatementFigures = NO_FIGURES.figures;

function newStatement(year: number, figures: YearFigures, units: Statement['units'], context: Context): Statement {
  const { scope1, scope2, scope2_market, scope3 } = EMPTY;
  const blank: Statement = {
    ...newRow(context),
    ...{ _id: context.newId(), year, units, method: 'calculated', status: 'not_approved' },
    ...{ revenue: null, revenue_currency: null, fte_staff: null },
    ...{ manual_scope1: null, manual_scope2: null, manual_scope2_market: null, manual_scope3: null },
    ...{ reason_scope1: null, reason_scope2: null, reason_scope2_market: null, reason_scope3: null },
    ...{ calc_scope1: null, calc_scope2: null, calc_scope2_market: null, calc_scope3: null },
    ...{ scope1, scope2, scope2_market, scope3 },
    ...{ from_approved_year: false, calculated_on: null, last_published: null },
    ...{ prepared_by: context.email, prepared_on: context.now, approvals: null, first: null },
    ...{ approved_by: [], waiting: null },
  };
  return withYear(blank, figures, context.now);
}

/** Refreshes all years in one transaction with a fixed number of queries. */
export const refreshStatementsCall = handler(refreshStatements, async ({ context, write }) => {
  const obj = await write(async (unit): Promise<RefreshedStatements> => {
    const [figures, statements, company] = await Promise.all([
      yearFigures(unit.ask),
      unit.read(annualStatement).list(),
      unit.read(account).find(context.companyId),
    ]);
    const units = company?.emission_units ?? 't';
    const known = new Set(statements.map(({ year }) => year));
    const updates = statements
      .filter(({ status }) => status !== 'approved')
      .flatMap((statement) => {
        const after = withYear(statement, figures.get(statement.year) ?? NO_FIGURES, context.now);
        const changes = onlyChanged(statement as unknown as Plain, after as unknown as Plain);
        return Object.keys(changes).length > 0 ? [{ record: statement as never, changes }] : [];
      });
    const made = [...figures]
      .filter(([year]) => !known.has(year) && year <= yearOf(context.today))
      .map(([year, each]) => newStatement(year, each, units, context));
    if (updates.length > 0) await unit.updateAll(annualStatement, updates, 'refresh');
    if (made.length > 0) await unit.insertAll(annualStatement, made as unknown as RecordOf<never>[], 'create');
    return { made: made.length, changed: updates.length };
  });
  return { ok: true, obj };
});
