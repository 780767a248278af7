import { Problem, RoleNeeded, refused } from '@lichen/contracts/api/problems';
import { annualStatement, type StatementApproval } from '@lichen/contracts/business/statements/annual-statement.entity';
import { areSameFigures, STATEMENT_LINES } from '@lichen/contracts/business/statements/stated-scopes';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { account } from '@lichen/contracts/identity/account.entity';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { operation } from '../../../platform/engine/operations';
import type { Context } from '../../../platform/engine/rules';
import { withYear } from './annual-statement.rules';
import { approvedText, statedOf } from './statement-state';
import { figuresOf } from './year-figures.query';

/** Roles that may open the company section; only these approve statements. */
const OPENING: readonly Role[] = ['admin', 'edit_business'];

function expectDecider({ roles }: Context): void {
  if (!isAllowed(OPENING, roles)) throw new RoleNeeded(TEXTS.notAuthorised, OPENING);
}

/**
 * Approves a statement with the year's current figures, or those of the approved year. Where the account requires two
 * people, the first approval waits for that of another person over the same figures. Throws `conflict` where the
 * figures are not those that the user has seen.
 */
export const approveStatement = operation(annualStatement, 'approve', async ({ record, input, context, unit }) => {
  expectDecider(context);
  if (record.status === 'approved') throw refused(STATEMENT_TEXTS.alreadyApproved);
  const [year, company] = await Promise.all([
    figuresOf(unit.ask, record.year),
    unit.records(account).find(context.companyId),
  ]);
  const statement = withYear(record, year, context.now);
  const stated = statedOf(statement);
  if (input.seen && !areSameFigures(input.seen, stated)) throw new Problem('conflict', STATEMENT_TEXTS.moved);
  if (STATEMENT_LINES.every((line) => stated[line] === null)) throw refused(STATEMENT_TEXTS.nothingToApprove);
  const me: StatementApproval = { id: context.userId, by: context.email, on: context.now };
  const { first } = statement;
  // An approval that waits for a second person goes on doing so when the account asks for one meanwhile.
  if (company?.year_approvals === 'two' || first !== null) {
    if (first === null) {
      return { changes: { first: { ...me, figures: approvedText(statement) } }, as: 'first_approve' as const };
    }
    if (first.id === me.id) throw refused(STATEMENT_TEXTS.secondPerson);
  }
  const others = first ? [{ id: first.id, by: first.by, on: first.on }] : [];
  return { status: 'approved' as const, last_published: context.now, approvals: [...others, me], first: null };
});

/** Withdraws an approval, or the first of two; the date of the last approval stays. */
export const resetStatement = operation(annualStatement, 'reset_approval', async ({ record, context }) => {
  expectDecider(context);
  if (record.status !== 'approved' && record.first === null) throw refused(STATEMENT_TEXTS.notApproved);
  return { status: 'not_approved' as const, approvals: null, first: null };
});
