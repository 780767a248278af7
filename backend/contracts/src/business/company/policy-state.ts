/** Number of words from which the text of a required policy counts as complete. */
export const COMPLETE_WORDS = 200;

/** Returns the number of words: runs between spaces that contain a letter or digit. Used by server and client alike. */
export const wordCount = (text: string | null | undefined): number =>
  (text ?? '').split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** States of completeness of a policy. */
export const POLICY_STATES = {
  complete: 'Complete',
  uploaded: 'Uploaded',
  incomplete: 'Incomplete',
  empty: 'Empty',
  not_required: 'Not required',
  justification_required: 'Justification required',
} as const;
export type PolicyState = keyof typeof POLICY_STATES;

/** Facts that decide on the state of a policy. */
export interface PolicyFacts {
  required: boolean;
  justification: string | null;
  has_uploaded_doc: boolean;
  num_words: number;
}

/**
 * Returns the state of a policy. One that is not required depends on its justification alone; otherwise an uploaded
 * document takes precedence over the text.
 */
export function policyState({ required, justification, has_uploaded_doc, num_words }: PolicyFacts): PolicyState {
  if (!required) return justification?.trim() ? 'not_required' : 'justification_required';
  if (has_uploaded_doc) return 'uploaded';
  if (num_words >= COMPLETE_WORDS) return 'complete';
  return num_words > 0 ? 'incomplete' : 'empty';
}

/** Returns true for a state that needs no further work. */
export const isComplete = (state: PolicyState): boolean =>
  state === 'complete' || state === 'uploaded' || state === 'not_required';
