import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import type { Box, PageText } from '@lichen/contracts/docs/reading';
import type { Knowledge } from '../fields/knowledge';
import type { Shown } from '../provider/printed';

export interface ReadInput {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly knowledge: Knowledge;
  /** Types that it is known to be of; empty where the reader has to tell. */
  readonly types: readonly string[];
  /** Whether a service may be asked about it, which is shown its words and the pictures of its scanned pages. */
  readonly isShown: boolean;
}

export interface ReadOutput {
  readonly pages: readonly Omit<PageText, 'words'>[];
  /** Documents that the file seems to hold; null where it is one. */
  readonly parts: readonly PageRange[] | null;
  readonly reading: MarkedReading;
  readonly shown: Shown | null;
}

export interface ReadProgress {
  readonly page: number;
  readonly of: number;
}

/** A part of a page that somebody drew a box around. */
export interface BoxInput {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly box: Box;
  /** Degrees clockwise after which its lines are level. */
  readonly turn: 0 | 90 | 180 | 270;
  /** ISO 639-1 of the document; null where nobody knows. */
  readonly language: string | null;
}
