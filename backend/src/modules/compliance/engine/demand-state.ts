import type {
  DemandStatus,
  Frequency,
  NonCompliantReason,
  SubmissionStatus,
} from '@lichen/contracts/compliance/demands/demand-words';
import { DAY } from '@lichen/contracts/formats/days';
import { type Proof, type Span, spansOf, windowOf } from './proof-spans';

export interface StatedDemand {
  readonly status: DemandStatus;
  readonly overridden: boolean;
  readonly isConnected: boolean;
  readonly frequency: Frequency;
}

/** In the order in which they came. */
export interface StatedSubmission extends Proof {
  /** It came with a passport, which is proof without a connection. */
  readonly isByPassport?: boolean;
  readonly status: SubmissionStatus;
  /** The file is there and the rules of its type hold. */
  readonly isValid: boolean;
}

export interface DemandState {
  /** Some proof covers the day. */
  readonly inforce: boolean;
  readonly compliant: boolean;
  readonly submitted: boolean;
  readonly for_review: boolean;
  readonly for_renewal: boolean;
  /** The last day of cover without a gap; where there is none, the last one that passed. */
  readonly renewal_date: number | null;
  readonly non_compliant_reason: NonCompliantReason | null;
  /** The next day on which something of this can change by itself. */
  readonly next_change_on: number | null;
  /** Places of the submissions that have ended. */
  readonly ended: readonly number[];
}

interface Placed {
  readonly submission: StatedSubmission;
  readonly span: Span | undefined;
}

const isCounted = ({ status, isValid }: StatedSubmission): boolean =>
  status === 'accepted' || status === 'expired' || (status === 'submitted' && isValid);

/** Each submission with its span; what does not count has none. */
function placed(frequency: Frequency, submissions: readonly StatedSubmission[]): readonly Placed[] {
  const counted = submissions.filter(isCounted);
  const spans = spansOf(frequency, counted);
  return submissions.map((submission) => ({ submission, span: spans[counted.indexOf(submission)] }));
}

const isOver = ({ end }: Span, today: number): boolean => end !== null && end < today;
const covers = (span: Span, today: number): boolean => span.from <= today && !isOver(span, today);

/** Last day of cover from a day on without a gap; null where it never ends, undefined where there is no cover. */
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

/** What waits to be judged, or was handed in without a review and has not ended. */
function isSubmitted({ submission, span }: Placed, today: number): boolean {
  if (submission.status === 'for_review') return true;
  const end = span ? span.end : submission.to;
  return submission.status === 'submitted' && (end === null || end >= today);
}

/** The first reason that fits. */
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
  // One rejected before a later proof was accepted says nothing of today.
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
 * What a demand has come to on a day: the one place where that is said. It follows from the rows alone, so that a day
 * on which nobody looked changes nothing.
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
