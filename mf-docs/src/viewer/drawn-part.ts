import type { Box } from '@lichen/contracts/docs/reading';

/** A part of a page that somebody drew a box around. */
export interface DrawnPart {
  readonly page: number;
  /** On the page as it was made. */
  readonly box: Box;
  /** Degrees clockwise by which the reader had turned it. */
  readonly turn: 0 | 90 | 180 | 270;
  /** What the file says there; a picture says nothing. */
  readonly words: string;
}
