import type { DocType } from '../../docs/doc-type';
import { DOC_TYPES } from '../../docs/types/all-types';
import { surveyDoc } from '../../docs/types/survey';

/** Intervals at which proof is demanded. */
export const FREQUENCIES = {
  on_expiry: 'When it expires',
  once: 'Once',
  every_month: 'Every month',
  every_quarter: 'Every quarter',
  every_six_months: 'Every six months',
  every_year: 'Every year',
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** Status of a demand. It is `new` until the companies are connected and it can be sent. */
export const DEMAND_STATUSES = {
  new: 'Not sent',
  sent: 'Sent',
  withdrawn: 'Withdrawn',
} as const;

export type DemandStatus = keyof typeof DEMAND_STATUSES;

/** Status of a submission. It starts as `for_review` if the demand requires a review, otherwise as `submitted`. */
export const SUBMISSION_STATUSES = {
  submitted: 'Submitted',
  for_review: 'For review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  recalled: 'Recalled',
  expired: 'Expired',
} as const;

export type SubmissionStatus = keyof typeof SUBMISSION_STATUSES;

/** Progress of the partner with a demand. */
export const STAGES = {
  not_connected: 'Not connected',
  invited: 'Invited',
  opened: 'Opened',
  started: 'Started',
  submitted: 'Submitted',
  accepted: 'Accepted',
} as const;

export type Stage = keyof typeof STAGES;

/** Reasons why a demand is not met, in order of precedence: the first that applies is shown. */
export const NON_COMPLIANT_REASONS = {
  withdrawn: 'The demand is withdrawn',
  overridden: 'Another demand replaces this one',
  not_connected: 'The companies are not connected',
  waiting_review: 'Waiting for review',
  invalid: 'Values are missing or invalid',
  not_yet_valid: 'Not valid yet',
  rejected: 'Rejected',
  expired: 'Expired',
  recalled: 'Recalled',
  not_submitted: 'Nothing submitted yet',
} as const;

export type NonCompliantReason = keyof typeof NON_COMPLIANT_REASONS;

const ASKED_CATEGORIES: readonly DocType['category'][] = ['insurance', 'certificate', 'policy'];

const asked = ASKED_CATEGORIES.flatMap((wanted) =>
  DOC_TYPES.filter(({ category, isFormer }) => category === wanted && !isFormer),
);

/** The demand type that is answered with a survey instead of a document. */
export const SURVEY_DEMAND = surveyDoc.id;

/** Labels of the document types that can be demanded of a partner, by type id. */
export const DOCUMENT_DEMANDS: Readonly<Record<string, string>> = Object.fromEntries(
  asked.map(({ id, label }) => [id, label]),
);

/** Labels of all demand types, by id: documents, and the survey. */
export const DEMAND_TYPES: Readonly<Record<string, string>> = {
  ...DOCUMENT_DEMANDS,
  [SURVEY_DEMAND]: surveyDoc.label,
};
