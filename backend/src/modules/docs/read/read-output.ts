import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import type { Box, PageText } from '@lichen/contracts/docs/reading';
import type { Knowledge } from '../fields/knowledge';
import type { Shown } from '../provider/printed';

/** A file to be read in a child process. */
export interface ReadInput {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly knowledge: Knowledge;
  /** Types known for the document; empty if the reader has to determine the type. */
  readonly types: readonly string[];
  /** True if an AI service may be asked, which gets the words and pictures of scanned pages. */
  readonly isShown: boolean;
}

/** Result of reading a file. */
export interface ReadOutput {
  readonly pages: readonly Omit<PageText, 'words'>[];
  /** Page ranges of the documents the file seems to contain; null if it contains one. */
  readonly parts: readonly PageRange[] | null;
  readonly reading: MarkedReading;
  readonly shown: Shown | null;
}

/** Number of the page being read, and of all pages. */
export interface ReadProgress {
  readonly page: number;
  readonly of: number;
}

/** A part of a page that a person drew a box around. */
export interface BoxInput {
  readonly bytes: Uint8Array;
  readonly page: number;
  readonly box: Box;
  /** Clockwise rotation in degrees that makes its lines level. */
  readonly turn: 0 | 90 | 180 | 270;
  /** ISO 639-1 code of the document's language; null if unknown. */
  readonly language: string | null;
}
