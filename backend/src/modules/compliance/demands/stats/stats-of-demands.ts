import type { ComplianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { addMonths, DAY, firstOfMonth, lastOfMonth } from '@lichen/contracts/formats/days';
import { demandState } from '../../engine/demand-state';
import { inOrder, type STATED_FIELDS, statedOf } from '../demand-results';

/** Demand fields that the statistics depend on. */
export const COUNTED_FIELDS = [
  ...(['mandatory', 'status', 'overridden', 'non_compliant_reason', 'compliant', 'submitted'] as const),
  ...(['for_review', 'has_errors', 'renewal_date'] as const),
] as const;

type CountedDemand = Pick<RecordOf<typeof demand>, (typeof COUNTED_FIELDS)[number]>;

/** Demands with equal counted fields, and their number. */
export interface DemandGroup extends CountedDemand {
  readonly count: number;
}

/** A demand that also has proof for a later day, with all its submissions. */
export interface LaterProof {
  readonly of: CountedDemand & Pick<RecordOf<typeof demand>, 'frequency'>;
  readonly proofs: readonly Pick<RecordOf<typeof submission>, (typeof STATED_FIELDS)[number]>[];
}

/** Demands that the statistics are calculated from. */
export interface AskedDemands {
  readonly groups: readonly DemandGroup[];
  /** Number of partners with a demand that is not replaced by another. */
  readonly partners: number;
  /** Demands with later proof; they are also counted in `groups`. */
  readonly later: readonly LaterProof[];
}

const MONTHS_SHOWN = 12;

/** True if the demand counts for the percentages: mandatory, sent, and not `not_connected`. */
export const isCounted = (one: CountedDemand): boolean =>
  one.mandatory && one.status === 'sent' && one.non_compliant_reason !== 'not_connected';

/** True if the demand stays compliant until that day without new proof; proof demanded once never ends. */
const isCoveredOn = (one: CountedDemand, day: number): boolean =>
  one.compliant && (one.renewal_date === null || one.renewal_date >= day);

const isProvedOn = ({ of, proofs }: LaterProof, day: number): boolean =>
  demandState({ ...of, isConnected: true }, inOrder(proofs).map(statedOf), day).compliant;

/** Returns the number of demands in the matching groups. */
export const countOf = (groups: readonly DemandGroup[], isWanted: (one: CountedDemand) => boolean): number =>
  groups.reduce((sum, group) => (isWanted(group) ? sum + group.count : sum), 0);

/** Counts demands without valid proof on a day, taking later proof into account. */
function uncoveredOn(day: number, groups: readonly DemandGroup[], later: readonly LaterProof[]): number {
  const changed = later.map((each) => Number(isCoveredOn(each.of, day)) - Number(isProvedOn(each, day)));
  return changed.reduce(
    (sum, each) => sum + each,
    countOf(groups, (one) => !isCoveredOn(one, day)),
  );
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** Returns the statistics for a day, and the forecast if nothing new is submitted. */
export function statsOfDemands(asked: AskedDemands, today: number): ComplianceStats {
  // As in the lists, a replaced demand is left out.
  const all = asked.groups.filter(({ overridden }) => !overridden);
  const groups = all.filter(isCounted);
  const later = asked.later.filter(({ of }) => !of.overridden && isCounted(of));
  const compliant = { groups: groups.filter((one) => one.compliant), later: later.filter(({ of }) => of.compliant) };
  const counted = countOf(groups, () => true);
  const lostBy = (day: number) => uncoveredOn(day, compliant.groups, compliant.later);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => firstOfMonth(today, at));
  return {
    mandatory: countOf(all, ({ mandatory }) => mandatory),
    submitted: countOf(all, (one) => one.submitted || one.compliant),
    errors: countOf(all, ({ has_errors }) => has_errors),
    total: countOf(all, () => true),
    for_review: countOf(all, ({ for_review }) => for_review),
    ...{ partners: asked.partners, counted },
    compliant: share(
      countOf(compliant.groups, () => true),
      counted,
    ),
    non_compliant_in_next_week: share(lostBy(today + 7 * DAY), counted),
    non_compliant_in_next_month: share(lostBy(addMonths(today, 1)), counted),
    monthlyNonCompliantCount: months.map((month) => ({ month, count: uncoveredOn(lastOfMonth(month), groups, later) })),
  };
}
