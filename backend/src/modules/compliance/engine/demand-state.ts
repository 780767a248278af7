import type {
  DemandStatus,
  Frequency,
  NonCompliantReason,
  SubmissionStatus,
} from '@lichen/contracts/compliance/demands/demand-words';
import { DAY } from '@lichen/contracts/formats/days';
import { type Proof, type Span, spansOf, windowOf } from './proof-spans';

/** The fields of a demand that its state depends on. */
export interface StatedDemand {
  readonly status: DemandStatus;
  readonly overridden: boolean;
  readonly isConnected: boolean;
  readonly frequency: Frequency;
}

/** A submission; callers pass them in order of creation. */
export interface StatedSubmission extends Proof {
  /** True if it was taken from a passport, which is proof without a connection. */
  readonly isByPassport?: boolean;
  readonly status: SubmissionStatus;
  /** True if the file exists and its values meet the rules of the type. */
  readonly isValid: boolean;
}

/** The state of a demand on one day. */
export interface DemandState {
  /** True if some proof covers the day. */
  readonly inforce: boolean;
  readonly compliant: boolean;
  readonly submitted: boolean;
  readonly for_review: boolean;
  readonly for_renewal: boolean;
  /** Last day of continuous cover (UTC midnight in ms); without cover, the last day that has passed. */
  readonly renewal_date: number | null;
  readonly non_compliant_reason: NonCompliantReason | null;
  /** Next day on which the state can change without new data (UTC midnight in ms). */
  readonly next_change_on: number | null;
  /** Indexes of the submissions that have expired. */
  readonly ended: readonly number[];
}

interface Placed {
  readonly submission: StatedSubmission;
  readonly span: Span | undefined;
}

const isCounted = ({ status, isValid }: StatedSubmission): boolean =>
  status === 'accepted' || status === 'expired' || (status === 'submitted' && isValid);

/** Pairs each submission with its span; a submission that does not count has none. */
function placed(frequency: Frequency, submissions: readonly StatedSubmission[]): readonly Placed[] {
  const counted = submissions.filter(isCounted);
  const spans = spansOf(frequency, counted);
  return submissions.map((submission) => ({ submission, span: spans[counted.indexOf(submission)] }));
}

const isOver = ({ end }: Span, today: number): boolean => end !== null && end < today;
const covers = (span: Span, today: number): boolean => span.from <= today && !isOver(span, today);

/** Returns the last day of continuous cover from `today`; null if it never ends, undefined without cover. */
function coveredUntil(spans: readonly Span[], today: number): number | null | undefined {
  let last: number | undefined;
  for (const { from, end } of [...spans].sort((a, b) => a.from - b.from)) {
    if (last === undefined ? from > today : from > last + DAY) break;
    if (end === null) return null;
    if (end >= today) last = Math.max(last ?? end, end);
  }
  return last;
}

function renewalOf(spans: readonly Span[], today: number): number | null {
  const covered = coveredUntil(spans, today);
  if (covered !== undefined) return covered;
  const passed = spans.flatMap(({ end }) => (end !== null && end < today ? [end] : []));
  return passed.length > 0 ? Math.max(...passed) : null;
}

const isLive = ({ status }: StatedSubmission): boolean => status === 'for_review' || status === 'submitted';

/** True if it waits for review, or was submitted without a review and has not ended. */
function isSubmitted({ submission, span }: Placed, today: number): boolean {
  if (submission.status === 'for_review') return true;
  const end = span ? span.end : submission.to;
  return submission.status === 'submitted' && (end === null || end >= today);
}

/** Returns the first reason that applies, or null if the demand is met. */
function reasonOf(
  { status, overridden, isConnected }: StatedDemand,
  all: readonly Placed[],
  today: number,
): NonCompliantReason | null {
  if (status === 'withdrawn') return 'withdrawn';
  if (overridden) return 'overridden';
  const standing = isConnected ? all : all.filter(({ submission }) => submission.isByPassport);
  if (!isConnected && standing.length === 0) return 'not_connected';
  const spans = standing.flatMap(({ span }) => span ?? []);
  if (spans.some((span) => covers(span, today))) return null;
  const submissions = standing.map(({ submission }) => submission);
  if (submissions.some((each) => each.status === 'for_review')) return 'waiting_review';
  if (submissions.some((each) => each.status === 'submitted' && !each.isValid)) return 'invalid';
  if (spans.some(({ from }) => from > today)) return 'not_yet_valid';
  // A rejection before a later accepted proof does not count.
  const newest = submissions.filter((each) => each.status !== 'recalled').at(-1);
  if (newest?.status === 'rejected') return 'rejected';
  if (spans.some((span) => isOver(span, today))) return 'expired';
  return submissions.some((each) => each.status === 'recalled') ? 'recalled' : 'not_submitted';
}

function nextChange(frequency: Frequency, all: readonly Placed[], today: number): number | null {
  const days = all.flatMap(({ submission, span }) => {
    if (!span) return isLive(submission) && submission.to !== null ? [submission.to + DAY] : [];
    return span.end === null ? [span.from] : [span.from, windowOf(frequency, span.end), span.end + DAY];
  });
  const later = days.filter((day) => day > today);
  return later.length > 0 ? Math.min(...later) : null;
}

/**
 * Computes the state of a demand on a day; the only code that does. It depends on the rows alone, so a day on which the
 * job did not run changes nothing.
 */
export function demandState(
  demand: StatedDemand,
  submissions: readonly StatedSubmission[],
  today: number,
): DemandState {
  const { frequency } = demand;
  const all = placed(frequency, submissions);
  const spans = all.flatMap(({ span }) => span ?? []);
  const renewal_date = renewalOf(spans, today);
  const reason = reasonOf(demand, all, today);
  return {
    inforce: spans.some((span) => covers(span, today)),
    compliant: reason === null,
    submitted: all.some((each) => isSubmitted(each, today)),
    for_review: submissions.some(({ status }) => status === 'for_review'),
    for_renewal: renewal_date !== null && today >= windowOf(frequency, renewal_date),
    renewal_date,
    non_compliant_reason: reason,
    next_change_on: nextChange(frequency, all, today),
    ended: all.flatMap(({ submission, span }, at) =>
      span && submission.status !== 'expired' && isOver(span, today) ? [at] : [],
    ),
  };
}
