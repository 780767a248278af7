/** Every colour, size and duration of the product, from which styles, the antd theme, charts and documents are made. */

export type Scheme = 'light' | 'dark';

const light = {
  paper: '#FAF9F5',
  surface: '#FFFFFF',
  rail: '#F4F3EC',
  ink: '#1F2521',
  ink2: '#56605A',
  ink3: '#626B64',
  line: '#E6E6DE',
  line2: '#F0F0E9',
  /** Border of inputs and checkboxes: contrast of 3 to 1 with its surroundings. */
  control: '#858E87',
  moss: '#2F6B4F',
  mossStrong: '#26573F',
  onMoss: '#FFFFFF',
  lichen: '#E4EEDF',
  lichenFaint: '#F1F5EE',
  xanthoria: '#8C5C10',
  xanthoriaSoft: '#FBF1DC',
  rust: '#AC382B',
  rustStrong: '#8F2C21',
  onRust: '#FFFFFF',
  rustSoft: '#FBEDEA',
  scope1: '#B5532D',
  scope2: '#AE8018',
  scope3: '#3B7A78',
  scope1Earlier: '#E3B7A3',
  scope2Earlier: '#EAD6A2',
  scope3Earlier: '#A9CBC8',
  shade: 'rgba(31, 37, 33, 0.08)',
} as const;

export type Colour = keyof typeof light;

const dark: Record<Colour, string> = {
  paper: '#151916',
  surface: '#1D231F',
  rail: '#191E1B',
  ink: '#E8ECE6',
  ink2: '#A3AEA6',
  ink3: '#939E96',
  line: '#2C342E',
  line2: '#252C27',
  control: '#6B766E',
  moss: '#79BD97',
  mossStrong: '#93CDAC',
  onMoss: '#12201A',
  lichen: '#27382D',
  lichenFaint: '#1F2923',
  xanthoria: '#E3B341',
  xanthoriaSoft: '#3A301A',
  rust: '#EF8A7D',
  rustStrong: '#F4A89E',
  onRust: '#2A100C',
  rustSoft: '#3A2321',
  scope1: '#E08A63',
  scope2: '#DDB351',
  scope3: '#6FB3AF',
  scope1Earlier: '#6D4634',
  scope2Earlier: '#665329',
  scope3Earlier: '#345654',
  shade: 'rgba(0, 0, 0, 0.35)',
};

/** Colours by scheme as CSS values; each is also a CSS variable of the same name in dashes. */
export const COLOURS: Record<Scheme, Record<Colour, string>> = { light, dark };

/** Corner radii in pixels. */
export const RADIUS = { tag: 6, control: 8, card: 12, pill: 999 } as const;

/** `gap` between cards, `page` around the content, the others inside elements. */
const SPACE = {
  hair: 4,
  tight: 8,
  close: 12,
  gap: 16,
  wide: 20,
  page: 28,
} as const;

/** Heights in pixels. */
export const HEIGHT = { control: 38, row: 44, topBar: 56 } as const;

/** Font family, line height, and sizes in pixels. */
export const FONT = {
  family: 'Inter Variable, Inter, system-ui, Segoe UI, Roboto, sans-serif',
  lineHeight: 1.5,
  small: 12,
  body: 14,
  lead: 16,
  section: 20,
  title: 24,
  display: 28,
  figure: 30,
  figureLarge: 40,
} as const;

const WEIGHT = {
  body: 400,
  medium: 500,
  strong: 600,
  title: 620,
} as const;

/** In milliseconds; no animation runs under `prefers-reduced-motion`. */
export const MOTION = { fast: 120, slow: 180 } as const;

const dashed = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();

const declarations = (prefix: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${dashed(name)}: ${value}${unit};`)
    .join(' ');

/** Returns `--paper: …; --ink-2: …;` for one scheme, for use inside a rule. */
export const cssVariables = (scheme: Scheme): string => `color-scheme: ${scheme}; ${declarations('', COLOURS[scheme])}`;

/** Returns the variables shared by both schemes: `--radius-card`, `--space-gap`, `--font-family`. */
export const cssMeasures = (): string => {
  const { family, lineHeight, ...sizes } = FONT;
  return [
    declarations('radius-', RADIUS, 'px'),
    declarations('space-', SPACE, 'px'),
    declarations('font-', { family, lineHeight }),
    declarations('font-', sizes, 'px'),
    declarations('weight-', WEIGHT),
    declarations('motion-', MOTION, 'ms'),
  ].join(' ');
};
