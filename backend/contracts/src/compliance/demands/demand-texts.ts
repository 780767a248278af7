import type { SubmissionStatus } from './demand-words';

/** Demand texts used by server and pages; each is its own dictionary key. */
export const DEMAND_TEXTS = {
  askedAlready: 'There is a demand of this type for this partner.',
  withdrawnAlready: 'This demand is withdrawn.',
  notWithdrawn: 'This demand is not withdrawn.',
  notSent: 'This demand has not been sent. Connect with the partner first.',
  waitingReview: 'Something is waiting for your review. Review it before you send a reminder.',
  remindedLately: 'A reminder was sent less than 72 hours ago.',
  createdByConfig: 'A configuration created this demand. Withdraw it instead.',
  reasonNeeded: 'Give a reason',
  acceptedAlready: 'This submission has been accepted.',
  rejectedAlready: 'This submission has been rejected.',
  recalledAlready: 'The partner has recalled this submission.',
  ended: 'This submission has expired.',
  noReview: 'No review is asked for this submission.',
  notAsked: 'No one asks for this any longer.',
  answeredAlready: 'This document has already been submitted.',
  otherType: 'This document is not of the type that is asked for.',
  surveyNeeded: 'Choose a survey',
  surveyUnpublished: 'This survey has no published version yet. Publish it first.',
  noSurvey: 'There is no survey to answer here.',
  sentAlready: 'These answers have been submitted.',
  notRecalled: 'Only what was submitted or rejected can be recalled.',
  nothingReturned: 'Nothing of this request has come back to be corrected.',
  notReturnable: 'Single fields of this submission cannot be returned. Reject it instead.',
  lockedField: 'This field stays as it was sent: only returned fields are open again.',
  lockedAnswer: 'This answer stays as it is: only returned questions are open again.',
  unconfirmed: 'Please confirm this answer',
  fileMissing: 'File missing',
  reminderSent: 'Reminder sent',
} as const;

/** Refusal text by submission status. It names the state and the side that caused it, never a person. */
export const SUBMISSION_REFUSALS: Partial<Record<SubmissionStatus, string>> = {
  accepted: DEMAND_TEXTS.acceptedAlready,
  rejected: DEMAND_TEXTS.rejectedAlready,
  recalled: DEMAND_TEXTS.recalledAlready,
  expired: DEMAND_TEXTS.ended,
  submitted: DEMAND_TEXTS.noReview,
};

/** Shortest time between two reminders of one demand, in ms. */
export const REMINDER_REST_MS = 72 * 3_600_000;
