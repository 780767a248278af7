/** Kinds of assembly jobs. */
export const SPLIT = 'docs.split';
export const COMBINE = 'docs.combine';

export interface SplitInput {
  /** Id of the document that is split. */
  readonly id: string;
}

export interface CombineInput {
  /** Id of the combined document. */
  readonly id: string;
  /** Ids of the source documents, in order. */
  readonly sources: readonly string[];
}
