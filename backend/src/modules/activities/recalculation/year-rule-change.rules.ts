import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { FACTOR_YEAR_RULES } from '@lichen/contracts/identity/account.entity';
import type { Context, PreparedRecord, Served } from '../../../platform/engine/rules';
import { deriveFrom } from '../../../platform/engine/verbs';
import type { ActivityFacts } from '../activity/activity-facts.query';
import type { ActivityCalculation } from '../activity/activity.rules';
import { figureKey } from '../calculations/effective-calculations';
import { haveSameFactors, SUPERSESSION_REASONS } from '../calculations/supersession-reason';
import type { ReplacedRow } from './replaced-rows.rules';

type Supersession = ActivityCalculation['supersession'];

/** An activity with the data that it was calculated from, and the result. */
interface Calculated {
  readonly served: Served;
  readonly record: RecordOf<Entity>;
  readonly facts: ActivityFacts;
  readonly prepared: PreparedRecord;
}

const NONE: ReadonlySet<string> = new Set();

const supersessionOf = ({ calculated }: PreparedRecord): Supersession =>
  (calculated as ActivityCalculation).supersession;

const isSplit = ({ parts }: { readonly parts: readonly unknown[] | null }): boolean => (parts?.length ?? 0) > 1;

/** Returns the superseded rows with the new row of the same figure. */
const succeeded = ({ insert, supersede }: Supersession) => {
  const byId = new Map(insert.map((row) => [row._id, row]));
  return supersede.flatMap(({ row, by }) => {
    const next = byId.get(by);
    return next && figureKey(next) === figureKey(row) ? [{ row, next }] : [];
  });
};

/** Returns the ids of stored rows that keep their factors in a calculation. */
function idsWithSameFactors(calculation: Supersession): ReadonlySet<string> {
  const replaced = succeeded(calculation).filter(({ row, next }) => haveSameFactors(row, next));
  return new Set([...calculation.keep, ...replaced.map(({ row }) => row)].map(({ _id }) => _id));
}

/**
 * Returns the ids of superseded rows that have the factors of the account's other year rule. A row does not hold the
 * rule it was made with, so the activity is calculated by the other one too. Only a figure that is behind can rest on a
 * former rule; any other one has other factors because of a new edition.
 */
function rowsOfOtherRule({ served, record, facts, prepared }: Calculated, context: Context): ReadonlySet<string> {
  const { behind_since = null } = record as { behind_since?: number | null };
  const moved = succeeded(supersessionOf(prepared)).filter(
    ({ row, next }) => (isSplit(row) || isSplit(next)) && !haveSameFactors(row, next),
  );
  if (behind_since === null || moved.length === 0) return NONE;
  const kept = FACTOR_YEAR_RULES.filter((rule) => rule !== facts.known.yearRule).map((yearRule) => {
    const known = { ...facts.known, yearRule };
    return idsWithSameFactors(supersessionOf(deriveFrom(served, record, { ...facts, known }, context)));
  });
  return new Set(moved.map(({ row }) => row._id).filter((id) => kept.some((ids) => ids.has(id))));
}

/** Names the year rule as the reason where other factors apply because the account changed it. */
export function withYearRule(rows: readonly ReplacedRow[], calculated: Calculated, context: Context): ReplacedRow[] {
  const ids = rowsOfOtherRule(calculated, context);
  const isOfRule = ({ reason, replaced }: ReplacedRow) =>
    reason === SUPERSESSION_REASONS.factors && replaced !== null && ids.has(replaced._id);
  return rows.map((row) => (isOfRule(row) ? { ...row, reason: SUPERSESSION_REASONS.yearRule } : row));
}
