import type { Box } from '@lichen/contracts/docs/reading';

/** A run of words on a page. */
export interface Run {
  readonly text: string;
  readonly box: Box;
}

export interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

export interface Look {
  /** Pixels of the canvas for one pixel of the page at 100 %. */
  scale: number;
  /** Degrees clockwise, those of the page itself included. */
  rotation: number;
}

/** One page that can be drawn. Width and height are pixels at 100 %, unturned. */
export interface Leaf {
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise that the file itself turns the page by. */
  readonly turn: number;
  draw: (canvas: HTMLCanvasElement, look: Look) => Drawing;
  words: () => Promise<readonly Run[]>;
}

/** A document as pages. */
export interface Leaves {
  readonly count: number;
  /** Words can be looked for. */
  readonly hasWords: boolean;
  /** Lines and rows of the file that are on none of the pages. */
  readonly leftOut?: number;
  leaf: (page: number) => Promise<Leaf>;
  close: () => void;
}
