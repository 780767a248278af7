import type { ColumnConfig, LineConfig, PieConfig } from '@ant-design/charts';
import type { Language } from '@lichen/contracts/text/languages';
import { type Colour, COLOURS, FONT, MOTION, type Scheme } from '../tokens';
import type { DrawnLabel, Drawing, Tone } from './drawing';
import { type Fill, fillOf, type Hatching } from './fills';

/** A chart of the library and its settings. */
export type Plot =
  | { readonly kind: 'column' | 'bar'; readonly config: ColumnConfig }
  | { readonly kind: 'line'; readonly config: LineConfig }
  | { readonly kind: 'pie'; readonly config: PieConfig };

export interface Canvas {
  readonly scheme: Scheme;
  readonly width: number;
  readonly height: number;
  /** Language of the figures beside the axis and in the slices. */
  readonly language: Language;
  /** A picture that is kept, and a reader who asked for less, see no motion. */
  readonly isStill: boolean;
}

/** A label in the look it is drawn in. The library hands it back with every event. */
export interface Mark {
  /** Place in the row of labels: two labels may have one name. */
  readonly at: string;
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly color: string;
  readonly hatching: Hatching;
  readonly fill: Fill;
  /** Stands for what is not there: its words are told when it is pointed at, and not drawn. */
  readonly isEmpty?: true;
}

export interface Look {
  readonly color: string;
  readonly hatching: Hatching;
}

/** A label with nothing to draw in its place: a tall, pale hatching that no figure has. */
export const emptyMark = (label: DrawnLabel, at: number, height: number, scheme: Scheme): Mark => ({
  ...markOf({ ...label, value: height }, at, { color: COLOURS[scheme].line, hatching: 'rising' }, scheme),
  isEmpty: true,
});

export const markOf = ({ key, label, value, text }: DrawnLabel, at: number, look: Look, scheme: Scheme): Mark => ({
  ...{ at: String(at), key, label, value, text, ...look },
  fill: fillOf(look.color, look.hatching, scheme),
});

const TONES: Readonly<Record<Tone, readonly [now: Colour, earlier: Colour]>> = {
  plain: ['moss', 'ink3'],
  scope1: ['scope1', 'scope1Earlier'],
  scope2: ['scope2', 'scope2Earlier'],
  scope3: ['scope3', 'scope3Earlier'],
};

export const colourOf = (tone: Tone, { isEarlier }: Drawing, scheme: Scheme): string =>
  COLOURS[scheme][TONES[tone][isEarlier ? 1 : 0]];

/**
 * Fills each shape as its mark says. The library takes a function for one that renders React if `createElement` stands in
 * its source, where a minifier may put it: tiles are made before, and functions only read.
 */
export const FILLED = { fill: ({ fill }: Mark) => fill, fillOpacity: 1, cursor: 'pointer' } as const;

export const writing = (fill: string) => ({
  ...{ fill, fillOpacity: 1 },
  ...{ fontFamily: FONT.family, fontSize: FONT.small },
});

/** Turns off what the library does by default. Its tooltip writes HTML; `Chart` shows the same as text. */
const NOTHING_UNASKED = {
  ...{ tooltip: false, elementHighlight: false },
  ...{ legendFilter: false, scrollbarFilter: false, sliderFilter: false },
} as const;

const MOVING = {
  enter: { type: 'fadeIn', duration: MOTION.slow },
  update: { type: 'morphing', duration: MOTION.fast },
  exit: { type: 'fadeOut', duration: MOTION.fast },
} as const;

export const common = ({ width, height, isStill }: Canvas) => ({
  ...{ width, height, autoFit: false, margin: 0 },
  ...({ legend: false, tooltip: false, interaction: NOTHING_UNASKED } as const),
  animate: isStill ? (false as const) : MOVING,
});
