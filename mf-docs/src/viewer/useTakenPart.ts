import type { Box } from '@lichen/contracts/docs/reading';
import { useState } from 'react';
import { quarters } from './box';
import type { Leaf } from './leaves';
import { wordsIn } from './words-in';

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

interface Options {
  leaf: Leaf | 'failed' | null;
  page: number;
  /** Degrees that the reader turned it by. */
  rotation: number;
  onDrawn: ((part: DrawnPart) => Promise<void>) | undefined;
}

/** Hands on what was drawn, with the words in it, and says how long that takes. */
export function useTakenPart({ leaf, page, rotation, onDrawn }: Options) {
  const [isTaking, setTaking] = useState(false);
  const take = async (box: Box) => {
    setTaking(true);
    const runs = leaf === null || leaf === 'failed' ? [] : await leaf.words().catch(() => []);
    const turn = (quarters(rotation) * 90) as DrawnPart['turn'];
    await onDrawn?.({ page, box, turn, words: wordsIn(runs, box) }).finally(() => setTaking(false));
  };
  return { take, isTaking };
}
