import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { createContext, useContext } from 'react';

/** Lookups in the reviewed document for the fields of its form. */
export interface Review {
  stateOf: (name: string) => FieldState | null;
  errorOf: (name: string) => string | null;
  readingOf: (name: string) => FieldReading | null;
  /** Saves a value of a field at once. */
  use: (name: string, value: unknown) => void;
  isReadOnly: boolean;
  /** True where the document has been read, whatever was found. */
  isRead: boolean;
}

/** Puts a value into a field of the open form. */
export type Fill = (name: string, value: unknown) => void;

const ReviewContext = createContext<Review | null>(null);
/** Provides the document under review to its fields. */
export const ReviewProvider = ReviewContext.Provider;

/** Returns the review of the surrounding document; throws outside a `ReviewProvider`. */
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('There is no document around this component');
  return review;
}
