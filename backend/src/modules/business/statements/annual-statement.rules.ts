import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import {
  type annualStatement,
  STATEMENT_DEFAULTS,
} from '@lichen/contracts/business/statements/annual-statement.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { Context, Rules } from '../../../platform/engine/rules';
import { approvedText, hasOtherFigures, isEdited, type Statement, statedErrors, statedOf } from './statement-state';
import { figuresOf, type YearFigures } from './year-figures.query';

interface StatementFacts {
  readonly before: Statement | null;
  /** Figures of the year; null while an approval holds, which only a user's edit ends. */
  readonly year: YearFigures | null;
  /** The company's reporting currency. */
  readonly currency: string | null;
}

/** Returns the calculated fields of a statement, in kilograms. */
export const calculatedFields = ({ figures, isApprovedYear }: YearFigures, now: number) => ({
  calc_scope1: figures.scope1,
  calc_scope2: figures.scope2,
  calc_scope2_market: figures.scope2_market,
  calc_scope3: figures.scope3,
  from_approved_year: isApprovedYear,
  calculated_on: now,
});

/**
 * Returns the statement with the year's figures and the scopes they result in. A first approval is dropped where the
 * figures have changed.
 */
export function withYear(statement: Statement, year: YearFigures, now: number): Statement {
  const fields = calculatedFields(year, now);
  const isSame = Object.entries(fields).every(
    ([name, value]) => name === 'calculated_on' || statement[name as keyof typeof fields] === value,
  );
  const calculated = { ...statement, ...(isSame && statement.calculated_on !== null ? {} : fields) };
  const complete = { ...calculated, ...statedOf(calculated) };
  const isStill = complete.first !== null && complete.first.figures === approvedText(complete);
  return { ...complete, first: isStill ? complete.first : null };
}

function currencyOf({ revenue }: Statement, { before, currency }: StatementFacts): string | null {
  if (revenue === null) return null;
  return before && before.revenue === revenue ? before.revenue_currency : currency;
}

const isHeld = (before: Statement | null, record: Statement): boolean =>
  before?.status === 'approved' && record.status === 'approved' && !hasOtherFigures(before, record);

function derived(record: Statement, facts: StatementFacts, { email, now }: Context): Partial<Statement> {
  const { before, year } = facts;
  const prepared = before === null || isEdited(before, record) ? { prepared_by: email, prepared_on: now } : undefined;
  const stated = { ...record, ...prepared, revenue_currency: currencyOf(record, facts) };
  if (!year) return stated;
  const isReset = before?.status === 'approved';
  const open = isReset ? { ...stated, status: 'not_approved' as const, approvals: null } : stated;
  return withYear(open, year, now);
}

export const annualStatementRules: Rules<typeof annualStatement, StatementFacts> = {
  defaults: STATEMENT_DEFAULTS,
  complete: async (read, draft) => {
    if (draft['units'] !== undefined) return {};
    const [company] = await read(account).list({ limit: 1 });
    return company ? { units: company.emission_units } : {};
  },
  initial: () => ({ status: 'not_approved', from_approved_year: false }),
  facts: async (read, record, { companyId }, before, ask) => {
    const [year, profile] = await Promise.all([
      isHeld(before, record) ? null : figuresOf(ask, record.year),
      read(companyProfile).find(companyId),
    ]);
    return { before, year, currency: profile?.reporting_currency ?? null };
  },
  check: (record, { year }, { now }) => statedErrors(year ? withYear(record, year, now) : record),
  derive: derived,
  present: ({ approvals, first }) => ({
    approved_by: (approvals ?? []).map(({ by, on }) => ({ by, on })),
    waiting: first && { by: first.by, on: first.on },
  }),
};
