import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { DEMAND_TYPES, type SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Demand = RecordOf<typeof demand>;

/** Tone of each status of a submission. */
export const SUBMISSION_TONES = {
  submitted: 'good',
  for_review: 'attention',
  accepted: 'good',
  rejected: 'bad',
  recalled: 'plain',
  expired: 'bad',
} as const satisfies Record<SubmissionStatus, string>;

/** Label of a type of proof, a dictionary key. */
export const typeWords = (type: string): string => DEMAND_TYPES[type] ?? type;

/** What is asked for: the name of a survey, or else the type. */
export function askedWords(record: { readonly demand_type_id: string }, t: (words: string) => string): string {
  const { survey_name, survey } = record as { survey_name?: string | null; survey?: { survey_name?: string } | null };
  return survey_name ?? survey?.survey_name ?? t(typeWords(record.demand_type_id));
}

/** Name of the partner that the answer brings along. */
export const partnerName = (record: object): string =>
  (record as { partner?: { name?: string } | null }).partner?.name ?? '';

interface Display {
  readonly words: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad';
}

/** How a demand is shown, by the first that fits: withdrawn, optional, compliant, for review, or not compliant. */
export function demandDisplay({ status, mandatory, compliant, for_review }: Demand): Display {
  if (status === 'withdrawn') return { words: 'Withdrawn', tone: 'plain' };
  if (!mandatory) return { words: 'Not mandatory', tone: 'plain' };
  if (compliant) return { words: 'Compliant', tone: 'good' };
  return for_review ? { words: 'For review', tone: 'attention' } : { words: 'Not compliant', tone: 'bad' };
}

/** How a request is shown to whoever is asked. */
export function requestDisplay({ inforce, submitted }: { inforce: boolean; submitted: boolean }): Display {
  if (inforce) return { words: 'Compliant', tone: 'good' };
  return submitted ? { words: 'Submitted', tone: 'attention' } : { words: 'Not compliant', tone: 'bad' };
}
