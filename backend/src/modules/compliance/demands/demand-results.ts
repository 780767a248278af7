import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Stage } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { demandState } from '../engine/demand-state';

type Demand = RecordOf<typeof demand>;
type Submission = RecordOf<typeof submission>;
type Request = RecordOf<typeof complianceRequest>;

/** The event of a change; `settle` means that nobody is notified. */
export type Told = 'fall_due' | 'expire' | 'settle';

/** The new state of a demand, and what happens to its submissions. */
export interface Results {
  /** New values of the demand. */
  readonly changes: Partial<Demand>;
  readonly told: Told;
  /** Submissions that have expired. */
  readonly ended: readonly Submission[];
  /** Submissions to recall: undecided ones once the connection ended, or all of a company that was replaced. */
  readonly undecided: readonly Submission[];
}

/** Returns submissions by time of creation, then by id. */
export const inOrder = <S extends Pick<Submission, '_id' | 'created_on'>>(submissions: readonly S[]): S[] =>
  [...submissions].sort((a, b) => a.created_on - b.created_on || (a._id < b._id ? -1 : 1));

/** Submission fields that the state of a demand depends on. */
export const STATED_FIELDS = [
  '_id',
  'created_on',
  'status',
  'is_valid',
  'received_on',
  'from',
  'to',
  'passport_id',
] as const;

/** Returns a submission in the form that `demandState` expects. */
export const statedOf = ({
  status,
  is_valid,
  received_on,
  from,
  to,
  passport_id,
}: Pick<Submission, (typeof STATED_FIELDS)[number]>) => ({
  ...{ status, isValid: is_valid, received: received_on, from, to, isByPassport: passport_id !== null },
});

/** Returns the lists that contain the demand. */
function listsOf({ mandatory, status, overridden }: Demand, compliant: boolean, for_review: boolean): string[] {
  // The demand that replaces it is listed instead.
  if (overridden) return [];
  const isCounted = mandatory && status !== 'withdrawn';
  return [
    'all',
    ...(compliant ? ['compliant'] : []),
    ...(for_review ? ['for_review'] : []),
    ...(isCounted && !compliant ? ['non_compliant'] : []),
  ];
}

const LIVE: readonly Submission['status'][] = ['for_review', 'submitted', 'accepted'];

interface Circumstances {
  /** Id of the company behind the partner while the two are connected, otherwise null. */
  readonly connectedWith: string | null;
  readonly day: number;
}

/** Returns the notice that is due; each end date leads to one notice before it and one after it. */
function toldOf(record: Demand, next: Partial<Demand>, day: number): { told: Told; marks: Partial<Demand> } {
  const { renewal_date } = next;
  const isAsked = next.status !== 'withdrawn' && !record.overridden && next.non_compliant_reason !== 'not_connected';
  if (!isAsked || renewal_date === null || renewal_date === undefined) return { told: 'settle', marks: {} };
  if (!next.inforce && record.end_told_for !== renewal_date && next.non_compliant_reason === 'expired')
    return { told: 'expire', marks: { end_told_for: renewal_date, due_told_for: renewal_date, told_on: day } };
  if (next.inforce && next.for_renewal && record.due_told_for !== renewal_date)
    return { told: 'fall_due', marks: { due_told_for: renewal_date, told_on: day } };
  return { told: 'settle', marks: {} };
}

/** A demand that is asked anew has not been opened or started yet. */
const BEGUN_ANEW: Partial<Demand> = { opened_on: null, started_on: null };

/** Returns the stage of the partner; null while nothing is demanded. */
function stageOf(next: Demand): Stage | null {
  if (next.status === 'withdrawn' || next.overridden) return null;
  if (next.non_compliant_reason === 'not_connected') return 'not_connected';
  if (next.for_review) return 'submitted';
  if (next.inforce) return 'accepted';
  if (next.submitted) return 'submitted';
  if (next.status === 'new') return 'not_connected';
  if (next.started_on !== null) return 'started';
  return next.opened_on === null ? 'invited' : 'opened';
}

/** Computes the new state of a demand from its submissions. */
export function resultsOf(record: Demand, all: readonly Submission[], { connectedWith, day }: Circumstances): Results {
  const isConnected = connectedWith !== null;
  // Proof of another company does not count for the company that is the partner now.
  const isAnother = isConnected && record.with_company !== null && record.with_company !== connectedWith;
  // A passport proves the company that signed it, with or without a connection.
  const undecided = all.filter(
    ({ status, passport_id }) =>
      passport_id === null && (isAnother ? status !== 'recalled' : !isConnected && status === 'for_review'),
  );
  const submissions = inOrder(all).map((each) =>
    undecided.includes(each) ? { ...each, status: 'recalled' as const } : each,
  );
  const status = record.status === 'new' && isConnected ? 'sent' : record.status;
  const { frequency, overridden } = record;
  const { ended, ...said } = demandState(
    { status, overridden, isConnected, frequency },
    submissions.map(statedOf),
    day,
  );
  const newest = submissions.findLast((each) => LIVE.includes(each.status));
  const next: Partial<Demand> = {
    ...said,
    status,
    with_company: connectedWith ?? record.with_company,
    submission_count: submissions.length,
    has_errors: newest !== undefined && (!newest.is_valid || !newest.has_file),
    listed_in: listsOf(record, said.compliant, said.for_review),
  };
  const { told, marks } = toldOf(record, next, day);
  const isAskedAnew = isAnother || status !== record.status || told !== 'settle';
  const anew = isAskedAnew ? BEGUN_ANEW : {};
  const stage = stageOf({ ...record, ...next, ...anew });
  return {
    changes: { ...next, ...marks, ...anew, stage },
    told,
    ended: ended.flatMap((at) => submissions[at] ?? []),
    undecided,
  };
}

/** Sort value of requests in force without an end date (9999-12-31, UTC midnight in ms). */
const NEVER = 253_402_214_400_000;

type Mirrored = Omit<
  Request,
  '_id' | 'version' | 'created_on' | 'created_by' | 'updated_on' | 'partner_id' | 'asked_on'
>;

/** Returns the request that follows from a demand: the fields the other company may see, without names of persons. */
export function requestOf(record: Demand): Mirrored {
  const { _id, inforce, renewal_date, created_on } = record;
  const asked = record.status === 'sent' && !record.overridden;
  return {
    ...{ demand_id: _id, demand_type_id: record.demand_type_id, mandatory: record.mandatory },
    survey_name: record.survey_name,
    ...{ frequency: record.frequency, requires_review: record.requires_review, asked, inforce },
    ...{ submitted: record.submitted, for_review: record.for_review, for_renewal: record.for_renewal },
    ...{ renewal_date, non_compliant_reason: record.non_compliant_reason, reminded_on: record.reminder_sent_on },
    ...{ opened_on: record.opened_on, started_on: record.started_on },
    listed_in: ['all', inforce ? 'compliant' : 'non_compliant'],
    due_on: inforce ? (renewal_date ?? NEVER) : Math.min(renewal_date ?? dayAt(created_on), dayAt(created_on)),
  };
}
