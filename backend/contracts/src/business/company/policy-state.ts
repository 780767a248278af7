/** Words from which a required policy is complete. */
export const COMPLETE_WORDS = 200;

/** Number of words of a policy, on both sides: runs between spaces with a letter or digit in them. */
export const wordCount = (text: string | null | undefined): number =>
  (text ?? '').split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/** Where a policy stands. */
export const POLICY_STATES = {
  complete: 'Complete',
  uploaded: 'Uploaded',
  incomplete: 'Incomplete',
  empty: 'Empty',
  not_required: 'Not required',
  justification_required: 'Justification required',
} as const;
export type PolicyState = keyof typeof POLICY_STATES;

export interface PolicyFacts {
  required: boolean;
  justification: string | null;
  has_uploaded_doc: boolean;
  num_words: number;
}

/** A policy that is not required is judged by its justification alone; of others a document outdoes the text. */
export function policyState({ required, justification, has_uploaded_doc, num_words }: PolicyFacts): PolicyState {
  if (!required) return justification?.trim() ? 'not_required' : 'justification_required';
  if (has_uploaded_doc) return 'uploaded';
  if (num_words >= COMPLETE_WORDS) return 'complete';
  return num_words > 0 ? 'incomplete' : 'empty';
}

export const isComplete = (state: PolicyState): boolean =>
  state === 'complete' || state === 'uploaded' || state === 'not_required';
