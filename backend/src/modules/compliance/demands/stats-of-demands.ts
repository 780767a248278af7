import type { ComplianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { addMonths, DAY, firstOfMonth, lastOfMonth } from '@lichen/contracts/formats/days';
import { demandState } from '../engine/demand-state';
import { inOrder, type STATED_FIELDS, statedOf } from './demand-results';

/** What of a demand is counted. */
export const COUNTED_FIELDS = [
  ...([
    '_id',
    'frequency',
    'partner_id',
    'mandatory',
    'status',
    'overridden',
    'non_compliant_reason',
    'compliant',
  ] as const),
  ...(['submitted', 'for_review', 'has_errors', 'renewal_date'] as const),
] as const;

export type CountedDemand = Pick<RecordOf<typeof demand>, (typeof COUNTED_FIELDS)[number]>;

/** Submissions by demand, of those demands alone whose cover is more than what they have today. */
export type LaterProofs = ReadonlyMap<
  string,
  readonly Pick<RecordOf<typeof submission>, (typeof STATED_FIELDS)[number]>[]
>;

const MONTHS_SHOWN = 12;

const isCounted = (one: CountedDemand): boolean =>
  one.mandatory && one.status === 'sent' && one.non_compliant_reason !== 'not_connected';

/** Covered on a later day, if nothing more comes; what is asked for once has no end. */
function isCoveredOn(one: CountedDemand, day: number, later: LaterProofs): boolean {
  const proofs = later.get(one._id);
  if (proofs) return demandState({ ...one, isConnected: true }, inOrder(proofs).map(statedOf), day).compliant;
  return one.compliant && (one.renewal_date === null || one.renewal_date >= day);
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** How demands stand on a day, and what becomes of them if nothing more comes. */
export function statsOfDemands(asked: readonly CountedDemand[], later: LaterProofs, today: number): ComplianceStats {
  // As in the lists: the one that replaces it is there.
  const all = asked.filter(({ overridden }) => !overridden);
  const counted = all.filter(isCounted);
  const lostBy = (day: number) => counted.filter((one) => one.compliant && !isCoveredOn(one, day, later)).length;
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => firstOfMonth(today, at));
  return {
    mandatory: all.filter(({ mandatory }) => mandatory).length,
    submitted: all.filter(({ submitted, compliant }) => submitted || compliant).length,
    errors: all.filter(({ has_errors }) => has_errors).length,
    total: all.length,
    for_review: all.filter(({ for_review }) => for_review).length,
    partners: new Set(all.map(({ partner_id }) => partner_id)).size,
    counted: counted.length,
    compliant: share(counted.filter(({ compliant }) => compliant).length, counted.length),
    non_compliant_in_next_week: share(lostBy(today + 7 * DAY), counted.length),
    non_compliant_in_next_month: share(lostBy(addMonths(today, 1)), counted.length),
    monthlyNonCompliantCount: months.map((month) => ({
      month,
      count: counted.filter((one) => !isCoveredOn(one, lastOfMonth(month), later)).length,
    })),
  };
}
