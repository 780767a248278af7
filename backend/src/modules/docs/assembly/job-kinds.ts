/** Kinds of jobs; what each is about is in its input. */
export const SPLIT = 'docs.split';
export const COMBINE = 'docs.combine';

export interface SplitInput {
  /** The document that is split. */
  readonly id: string;
}

export interface CombineInput {
  /** The document that is made. */
  readonly id: string;
  /** Those that it is made of, in their order. */
  readonly sources: readonly string[];
}
