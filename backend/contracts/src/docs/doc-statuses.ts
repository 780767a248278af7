/**
 * States of a document. `capture` waits for somebody to say what it is and to type it; `ready` holds values of which some
 * are still to be checked; `validated` has passed the rules of its types, `invalid` has not.
 */
export const DOC_STATUSES = {
  pending: 'Waiting to be read',
  loading: 'Loading',
  parsed: 'Read',
  preparing: 'Preparing',
  capture: 'To be entered',
  ready: 'To check',
  validated: 'Ready to apply',
  invalid: 'Needs correction',
  applied: 'Applied',
  part_applied: 'Partly applied',
  error: 'Not readable',
  shared: 'Shared',
} as const;
export type DocStatus = keyof typeof DOC_STATUSES;

/** States in which nothing changes by itself; in every other one pages ask again. */
export const SETTLED_STATUSES: readonly DocStatus[] = ['ready', 'applied', 'capture', 'invalid', 'validated'];

/** States from which a document may be applied, where its types pass their rules. */
export const MAY_APPLY: readonly DocStatus[] = ['validated', 'ready', 'part_applied'];
export const MAY_UNAPPLY: readonly DocStatus[] = ['applied', 'part_applied'];

/** Queues of the area; each document stands in one. */
export const DOC_QUEUES = {
  reading: 'Being read',
  to_review: 'To review',
  postponed: 'Postponed',
  applied: 'Applied',
  refused: 'Not entered',
  replaced: 'Split or combined',
} as const;
export type DocQueue = keyof typeof DOC_QUEUES;

/** States of one field of the form. `read` was found and nobody has looked at it yet. */
export const FIELD_STATES = {
  read: 'Read',
  confirmed: 'Confirmed',
  to_check: 'To check',
  does_not_hold: 'Does not hold',
} as const;
export type FieldState = keyof typeof FIELD_STATES;

/** Largest confidence of a field that is still to be checked by somebody, from 0 to 1. */
export const SURE_FROM = 0.9;

/** What happened to a document whose place others have taken. */
export const SET_ASIDE = { split: 'Split into parts', combined: 'Combined with others' } as const;
