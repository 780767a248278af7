import type { Finding, FindingKind, FindingParam } from '@lichen/contracts/activities/checks/checks.call';
import type { Remedies } from '@lichen/contracts/activities/checks/remedy';
import type { CheckSubject } from './check-subject';
import { isDraft } from './remedies';

/** A finding of a check: its main record and the others involved. */
export interface DetectedFinding {
  readonly key: string;
  readonly kind: FindingKind;
  readonly record: CheckSubject;
  readonly others: readonly CheckSubject[];
  readonly from: number;
  readonly to: number;
  readonly params: Record<string, FindingParam>;
  readonly calculations?: readonly string[];
  readonly remedies: Remedies;
}

interface FindingDetails {
  readonly kind: FindingKind;
  readonly remedies: Remedies;
  /** Identity of the finding within its kind; by default the ids of its records. */
  readonly of?: string;
  readonly others?: readonly CheckSubject[];
  readonly from?: number;
  readonly to?: number;
  readonly params?: Record<string, FindingParam>;
  readonly calculations?: readonly string[];
}

/** Returns a finding; its key stays the same between runs, so that a dismissal is remembered. */
export const detectedFinding = (
  record: CheckSubject,
  { kind, remedies, of, others = [], from, to, params = {}, calculations }: FindingDetails,
): DetectedFinding => ({
  key: `${kind}:${of ?? [record.id, ...others.map(({ id }) => id)].join(':')}`,
  kind,
  record,
  others,
  from: from ?? record.from,
  to: to ?? record.to,
  params,
  ...(calculations ? { calculations } : {}),
  remedies,
});

/** Returns the parameters of a sentence about a period. */
export const ofDays = (from: number, to: number): Record<string, FindingParam> => ({
  from: { day: from },
  to: { day: to },
});

/** Returns the finding as the API sends it. */
export const findingOf = ({
  key,
  kind,
  record,
  others,
  from,
  to,
  params,
  calculations,
  remedies,
}: DetectedFinding): Finding => ({
  _id: key,
  kind,
  activity_id: isDraft(record) ? null : record.id,
  activity_type: record.type,
  others: others
    .filter((other) => !isDraft(other))
    .map((other) => ({ _id: other.id, activity_type: other.type, from: other.from, to: other.to })),
  location_id: record.location_id,
  ...{ from, to, params, remedies },
  ...(calculations ? { calculations } : {}),
});
