import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { createContext, useContext } from 'react';

/** What a field of the form knows of its document. */
export interface Review {
  stateOf: (name: string) => FieldState | null;
  errorOf: (name: string) => string | null;
  readingOf: (name: string) => FieldReading | null;
  /** Puts a value into a field and saves it. */
  use: (name: string, value: unknown) => void;
  isReadOnly: boolean;
  /** The document was read, whatever was found. */
  isRead: boolean;
}

/** Puts a value into the form that is open. */
export type Fill = (name: string, value: unknown) => void;

const ReviewContext = createContext<Review | null>(null);
export const ReviewProvider = ReviewContext.Provider;

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('There is no document around this component');
  return review;
}
