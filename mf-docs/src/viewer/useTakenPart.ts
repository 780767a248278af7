import type { Box } from '@lichen/contracts/docs/reading';
import { useState } from 'react';
import { quarters } from './box';
import type { Leaf } from './leaves';
import { wordsIn } from './words-in';

/** A part of a page that the user has drawn a box around. */
export interface DrawnPart {
  readonly page: number;
  /** Relative to the page before the user's rotation. */
  readonly box: Box;
  /** Clockwise rotation in degrees that the user had applied. */
  readonly turn: 0 | 90 | 180 | 270;
  /** The file's text in the box; empty for an image. */
  readonly words: string;
}

interface Options {
  leaf: Leaf | 'failed' | null;
  page: number;
  /** Degrees by which the user has rotated the page. */
  rotation: number;
  onDrawn: ((part: DrawnPart) => Promise<void>) | undefined;
}

/** Passes on a drawn box with the text in it; `isTaking` is true meanwhile. */
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
