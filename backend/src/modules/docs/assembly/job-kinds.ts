/** Kinds of assembly jobs. */
export const SPLIT = 'docs.split';
export const COMBINE = 'docs.combine';

/** Input of the job that splits a document. */
export interface SplitInput {
  /** Id of the document that is split. */
  readonly id: string;
}

/** Input of the job that combines documents. */
export interface CombineInput {
  /** Id of the combined document. */
  readonly id: string;
  /** Ids of the source documents, in order. */
  readonly sources: readonly string[];
}
