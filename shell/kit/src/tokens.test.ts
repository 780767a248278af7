import { lichenTheme } from './modules/theme';
import { COLOURS, type Colour, cssVariables, type Scheme } from './tokens';

type Rgb = [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SCHEMES: Scheme[] = ['light', 'dark'];
const GROUNDS: Colour[] = ['paper', 'surface', 'rail'];
const WORDS: Colour[] = ['ink', 'ink2', 'ink3', 'moss', 'mossStrong', 'xanthoria', 'rust', 'rustStrong'];

const PAIRS: [Colour, Colour][] = [
  ...WORDS.flatMap((word): [Colour, Colour][] => GROUNDS.map((ground) => [word, ground])),
  ['ink', 'lichen'],
  ['ink2', 'lichen'],
  ['moss', 'lichen'],
  ['onMoss', 'moss'],
  ['onMoss', 'mossStrong'],
  ['onRust', 'rust'],
  ['onRust', 'rustStrong'],
  ['xanthoria', 'xanthoriaSoft'],
  ['rust', 'rustSoft'],
  ['ink', 'xanthoriaSoft'],
  ['ink', 'rustSoft'],
];

const MARKS: Colour[] = ['scope1', 'scope2', 'scope3', 'control', 'moss', 'rust', 'xanthoria'];

/** Full-strength matrices of Machado, Oliveira and Fernandes (2009), on linear RGB. */
const VISIONS: Record<string, number[][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function asSeen(hex: string, matrix: number[][]): Rgb {
  const source = linear(hex);
  const rgb = matrix.map((row) => {
    const value = row.reduce((sum, part, at) => sum + part * (source[at] ?? 0), 0);
    return Math.min(1, Math.max(0, value));
  }) as Rgb;
  return lab(rgb);
}

function lab([r, g, b]: Rgb): Rgb {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

describe.each(SCHEMES)('%s scheme', (scheme) => {
  const colour = COLOURS[scheme];

  it.each(PAIRS)('reads %s on %s at 4.5 to 1', (word, ground) => {
    expect(contrast(colour[word], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('shows the mark %s on every ground at 3 to 1', (mark) => {
    for (const ground of GROUNDS) expect(contrast(colour[mark], colour[ground])).toBeGreaterThanOrEqual(3);
  });

  it('draws the edge of a field at 3 to 1 on what it stands on', () => {
    const edge = lichenTheme(scheme).token?.colorBorder ?? '';
    for (const ground of GROUNDS) expect(contrast(edge, colour[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(VISIONS))('keeps the scopes apart with %s', (vision) => {
    const seen = (['scope1', 'scope2', 'scope3'] as const).map((scope) => asSeen(colour[scope], VISIONS[vision] ?? []));

    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(14);
  });

  it('writes every colour as a variable', () => {
    expect(cssVariables(scheme)).toContain(`--scope-1-earlier: ${colour.scope1Earlier};`);
    expect(cssVariables(scheme)).toContain(`--ink-2: ${colour.ink2};`);
    expect(cssVariables(scheme)).toContain(`--moss-strong: ${colour.mossStrong};`);
  });
});
