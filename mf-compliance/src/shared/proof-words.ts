import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { DEMAND_TYPES, type SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Demand = RecordOf<typeof demand>;

/** Tone of each submission status. */
export const SUBMISSION_TONES = {
  submitted: 'good',
  for_review: 'attention',
  accepted: 'good',
  rejected: 'bad',
  recalled: 'plain',
  expired: 'bad',
} as const satisfies Record<SubmissionStatus, string>;

/** Returns the label of a demand type, a dictionary key. */
export const typeWords = (type: string): string => DEMAND_TYPES[type] ?? type;

/** Returns the name of the demanded survey, otherwise the label of the type. */
export function askedWords(record: { readonly demand_type_id: string }, t: (words: string) => string): string {
  const { survey_name, survey } = record as { survey_name?: string | null; survey?: { survey_name?: string } | null };
  return survey_name ?? survey?.survey_name ?? t(typeWords(record.demand_type_id));
}

/** Returns the partner's name that answers include beside the id. */
export const partnerName = (record: object): string =>
  (record as { partner?: { name?: string } | null }).partner?.name ?? '';

/** Text, a dictionary key, and tone of a status. */
export interface Display {
  readonly words: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad';
}

/**
 * Returns text and tone of a demand, by the first that applies: withdrawn, optional, compliant, for review, not
 * compliant.
 */
export function demandDisplay({ status, mandatory, compliant, for_review }: Demand): Display {
  if (status === 'withdrawn') return { words: 'Withdrawn', tone: 'plain' };
  if (!mandatory) return { words: 'Not mandatory', tone: 'plain' };
  if (compliant) return { words: 'Compliant', tone: 'good' };
  return for_review ? { words: 'For review', tone: 'attention' } : { words: 'Not compliant', tone: 'bad' };
}

/** Returns text and tone of a request, as the asked company sees it. */
export function requestDisplay({ inforce, submitted }: { inforce: boolean; submitted: boolean }): Display {
  if (inforce) return { words: 'Compliant', tone: 'good' };
  return submitted ? { words: 'Submitted', tone: 'attention' } : { words: 'Not compliant', tone: 'bad' };
}
