import type { Box } from '@lichen/contracts/docs/reading';

/** A run of text on a page. */
export interface Run {
  readonly text: string;
  readonly box: Box;
}

export interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

export interface Look {
  /** Canvas pixels per page pixel at 100 %. */
  scale: number;
  /** Clockwise rotation in degrees, including that of the page itself. */
  rotation: number;
}

/** A page that can be drawn. Width and height are in pixels at 100 %, before rotation. */
export interface Leaf {
  readonly width: number;
  readonly height: number;
  /** Clockwise rotation in degrees that the file itself defines. */
  readonly turn: number;
  draw: (canvas: HTMLCanvasElement, look: Look) => Drawing;
  words: () => Promise<readonly Run[]>;
}

/** A document as pages. */
export interface Leaves {
  readonly count: number;
  /** True where the text can be searched. */
  readonly hasWords: boolean;
  /** Number of lines and rows of the file that are on none of the pages. */
  readonly leftOut?: number;
  leaf: (page: number) => Promise<Leaf>;
  close: () => void;
}
