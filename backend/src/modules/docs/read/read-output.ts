import type { DocumentReading, PageText } from '@lichen/contracts/docs/reading';
import type { Knowledge } from '../fields/knowledge';

export interface ReadInput {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly knowledge: Knowledge;
  /** Types that it is known to be of; empty where the reader has to tell. */
  readonly types: readonly string[];
}

export interface ReadOutput {
  readonly pages: readonly Omit<PageText, 'words'>[];
  readonly reading: DocumentReading;
}

export interface ReadProgress {
  readonly page: number;
  readonly of: number;
}
