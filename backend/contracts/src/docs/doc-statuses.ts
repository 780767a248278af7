/**
 * States of a document. `capture`: a person has to choose its type and enter its values. `ready`: some values still
 * have to be checked. `validated`: the values pass the rules of its types; `invalid`: they do not.
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

/** States in which the server is working on the document. In every other state it waits for a person. */
const UNDER_WAY: readonly DocStatus[] = ['pending', 'loading', 'parsed', 'preparing'];

/** Returns true while the server is working on a document, so that pages poll it and nobody can change it. */
export const isUnderWay = (status: DocStatus): boolean => UNDER_WAY.includes(status);

/** States in which pages offer to apply a document. The server also accepts `invalid`, if a type passes its rules. */
export const MAY_APPLY: readonly DocStatus[] = ['validated', 'ready', 'part_applied'];
/** States in which records made from the document exist, so that it can be unapplied, but not read again or deleted. */
export const MAY_UNAPPLY: readonly DocStatus[] = ['applied', 'part_applied'];

/** Queues of the documents area. Each document is in exactly one. */
export const DOC_QUEUES = {
  reading: 'Being read',
  to_review: 'To review',
  postponed: 'Postponed',
  applied: 'Applied',
  refused: 'Not entered',
  replaced: 'Split or combined',
} as const;
export type DocQueue = keyof typeof DOC_QUEUES;

/** States of one field of the form. `read`: found with enough confidence, and nobody has looked at it yet. */
export const FIELD_STATES = {
  read: 'Read',
  confirmed: 'Confirmed',
  to_check: 'To check',
  does_not_hold: 'Does not hold',
} as const;
export type FieldState = keyof typeof FIELD_STATES;

/** Lowest confidence, from 0 to 1, at which a value that was read does not have to be checked by a person. */
export const SURE_FROM = 0.9;

/** Reasons why a document is set aside: other documents have replaced it. */
export const SET_ASIDE = { split: 'Split into parts', combined: 'Combined with others' } as const;
