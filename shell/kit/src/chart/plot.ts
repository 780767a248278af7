import type { ColumnConfig, LineConfig, PieConfig } from '@ant-design/charts';
import type { Language } from '@lichen/contracts/text/languages';
import { type Colour, COLOURS, FONT, MOTION, type Scheme } from '../tokens';
import type { DrawnLabel, Drawing, Tone } from './drawing';
import { type Fill, fillOf, type Hatching } from './fills';

/** A chart type of the library with its settings. */
export type Plot =
  | { readonly kind: 'column' | 'bar'; readonly config: ColumnConfig }
  | { readonly kind: 'line'; readonly config: LineConfig }
  | { readonly kind: 'pie'; readonly config: PieConfig };

/** Size and surroundings of a drawing, in pixels. */
export interface Canvas {
  readonly scheme: Scheme;
  readonly width: number;
  readonly height: number;
  /** Language of the figures at the axis and in the slices. */
  readonly language: Language;
  /** No animation: for exported pictures and people who prefer reduced motion. */
  readonly isStill: boolean;
}

/** A label with its style. The library passes it back with every event. */
export interface Mark {
  /** Index of the label, because two labels may have the same name. */
  readonly at: string;
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly color: string;
  readonly hatching: Hatching;
  readonly fill: Fill;
  /** Marks a missing value: its text is shown on hover, but not drawn. */
  readonly isEmpty?: true;
}

/** Colour and pattern of a mark, so that it can be told from others without colour too. */
export interface Look {
  readonly color: string;
  readonly hatching: Hatching;
}

/** Returns the mark of a label without a value: a tall, pale hatching. */
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

/** Returns the colour of a tone; the earlier period of a comparison has colours of its own. */
export const colourOf = (tone: Tone, { isEarlier }: Drawing, scheme: Scheme): string =>
  COLOURS[scheme][TONES[tone][isEarlier ? 1 : 0]];

/**
 * Fills each shape as its mark says. The library takes a function for a React renderer if its source contains
 * `createElement`, which a minifier may inline: tiles are therefore created beforehand, and functions only read them.
 */
export const FILLED = { fill: ({ fill }: Mark) => fill, fillOpacity: 1, cursor: 'pointer' } as const;

export const writing = (fill: string) => ({
  ...{ fill, fillOpacity: 1 },
  ...{ fontFamily: FONT.family, fontSize: FONT.small },
});

/** Turns off the library's default behaviour. Its tooltip writes HTML; `Chart` shows the same as text. */
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
