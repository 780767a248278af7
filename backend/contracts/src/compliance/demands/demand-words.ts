import type { DocType } from '../../docs/doc-type';
import { DOC_TYPES } from '../../docs/types/all-types';
import { surveyDoc } from '../../docs/types/survey';

/** How often proof is asked for. */
export const FREQUENCIES = {
  on_expiry: 'When it expires',
  once: 'Once',
  every_month: 'Every month',
  every_quarter: 'Every quarter',
  every_six_months: 'Every six months',
  every_year: 'Every year',
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** A demand is new until there is a connection to send it through. */
export const DEMAND_STATUSES = {
  new: 'Not sent',
  sent: 'Sent',
  withdrawn: 'Withdrawn',
} as const;

export type DemandStatus = keyof typeof DEMAND_STATUSES;

/** `submitted` where no review is asked; `for_review` where one is. */
export const SUBMISSION_STATUSES = {
  submitted: 'Submitted',
  for_review: 'For review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  recalled: 'Recalled',
  expired: 'Expired',
} as const;

export type SubmissionStatus = keyof typeof SUBMISSION_STATUSES;

/** How far the partner has come with a demand. */
export const STAGES = {
  not_connected: 'Not connected',
  invited: 'Invited',
  opened: 'Opened',
  started: 'Started',
  submitted: 'Submitted',
  accepted: 'Accepted',
} as const;

export type Stage = keyof typeof STAGES;

/** Why a demand is not met, in the order in which the first that fits is said. */
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

/** The demand that is answered in a form instead of by a document. */
export const SURVEY_DEMAND = surveyDoc.id;

/** Documents that can be asked of a partner. */
export const DOCUMENT_DEMANDS: Readonly<Record<string, string>> = Object.fromEntries(
  asked.map(({ id, label }) => [id, label]),
);

/** What can be asked of a partner: documents of these types, or answers to a survey. */
export const DEMAND_TYPES: Readonly<Record<string, string>> = {
  ...DOCUMENT_DEMANDS,
  [SURVEY_DEMAND]: surveyDoc.label,
};
