import { LOCALE_TAGS, type Language } from '../text/languages';

export type DecimalMark = '.' | ',';

export interface Separators {
  decimal: string;
  group: string;
}

const separators = new Map<Language, Separators>();

/** Decimal separator and thousands separator of a language. */
export function separatorsOf(language: Language): Separators {
  const known = separators.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(LOCALE_TAGS[language], { useGrouping: 'always' }).formatToParts(1_234_567.8);
  const found = {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
  };
  separators.set(language, found);
  return found;
}

/** Every kind of space and apostrophe that some locale groups digits with. */
const FILLERS = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const MINUS = /^[-−–]/;

/** No figure is grouped behind a nought: `0,123` is a fraction. */
const inThrees = (text: string, mark: string) => new RegExp(`^[1-9]\\d{0,2}(\\${mark}\\d{3})+$`).test(text);

/** Decimal separator in a text; null when there is no fraction. */
function decimalMark(text: string, own: string): DecimalMark | null | 'unclear' {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots > 0 && commas > 0) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const other = last === '.' ? ',' : '.';
    const whole = text.slice(0, text.lastIndexOf(last));
    return (last === '.' ? dots : commas) === 1 && inThrees(whole, other) ? last : 'unclear';
  }
  if (dots + commas === 0) return null;
  const mark = dots > 0 ? '.' : ',';
  if (mark === own && dots + commas === 1) return mark;
  if (inThrees(text, mark)) return null;
  return dots + commas === 1 ? mark : 'unclear';
}

const isFigure = (digits: string) => /^[\d.,]*\d[\d.,]*$/.test(digits);

/** A number written with that mark before its fraction, as a plain decimal; null when it is none. */
export function parseMarkedNumber(text: string, own: string): string | null {
  const compact = text.trim().replace(FILLERS, '');
  const isNegative = MINUS.test(compact);
  const digits = isNegative ? compact.slice(1) : compact;
  if (!isFigure(digits)) return null;
  const mark = decimalMark(digits, own);
  if (mark === 'unclear') return null;
  const [whole = '', fraction = ''] = mark
    ? [digits.slice(0, digits.lastIndexOf(mark)), digits.split(mark).at(-1)]
    : [digits];
  const plain = `${whole.replace(/[.,]/g, '') || '0'}${fraction ? `.${fraction}` : ''}`;
  return `${isNegative ? '-' : ''}${plain}`;
}

/**
 * What a person typed or pasted, as a plain decimal (`-1234.5`); null when it is no number.
 * The reader's own marks win; the numeric keypad's dot works everywhere, unless it can only be a group mark.
 */
export const parseNumber = (text: string, language: Language): string | null =>
  parseMarkedNumber(text, separatorsOf(language).decimal);

/** Digits in groups by a space or an apostrophe, so that a dot or a comma among them can only be the mark. */
const FILLED = /\d[\s\u00a0\u2007\u2009\u202f'’]\d/;

/**
 * The mark that a written number gives away: `1.234,5`, `12,5` and `1.234.567` a comma, `1,234.5` and `12.5` a dot,
 * `1.234` none.
 */
export function markOf(text: string): DecimalMark | null {
  const trimmed = text.trim();
  const digits = trimmed.replace(FILLERS, '').replace(MINUS, '');
  if (!isFigure(digits)) return null;
  const marks = digits.replace(/\d/g, '');
  if (FILLED.test(trimmed) && marks.length === 1) return marks as DecimalMark;
  if (marks.length > 1 && (inThrees(digits, '.') || inThrees(digits, ','))) return marks.startsWith('.') ? ',' : '.';
  const [asDot, asComma] = [decimalMark(digits, '.'), decimalMark(digits, ',')];
  return asDot === asComma && asDot !== 'unclear' ? asDot : null;
}

/** True when the figure is another one under the other mark: `11,980` is 11,980 or 11.98. */
export const dependsOnMark = (text: string): boolean =>
  markOf(text) === null && parseMarkedNumber(text, '.') !== parseMarkedNumber(text, ',');

/** A figure in a cell and what stands around it. */
export interface CellFigure {
  /** Digits and marks, with a minus before them where the cell says one; empty where the cell is no figure. */
  readonly figure: string;
  /** A currency, a percent sign or a unit, as written. */
  readonly before: string;
  readonly after: string;
}

const IN_BRACKETS = /^\((.*)\)$/s;
/** Swiss and German bills write round amounts as `540.–` and `540,-`. */
const NO_CENTS = /[.,][-–—]{1,2}(?=\s*[^\d\s]*$)/;
/** Longer texts are no figures and are not looked through for one. */
const LONGEST = 120;
const AROUND =
  /^([-−–]?)\s*([\p{L}\p{Sc}]{0,3}\p{Sc}?(?:(?<=\p{L})\.)?)\s*([-−–]?)\s*((?:[.,](?=\d))?\d[\d.,'’\s\u00a0\u2007\u2009\u202f]*?)\s*([-−–]?)\s*([\p{L}\p{Sc}%][\s\S]{0,40}?)?\s*([-−–]?)$/u;

const FILLER = /[\s\u00a0\u2007\u2009\u202f'’]/;
/** Other distances between digits are a slip or two figures in one cell: `1 2` is not 12. */
const FILLED_IN_THREES = /^\d{1,3}(?:[\s\u00a0\u2007\u2009\u202f'’]\d{3})+(?:[.,]\d*)?$/;

/** Splits `£601.20`, `(540,10)`, `12 %`, `1.200,00- EUR` and `11,980 kWh` into the figure and what is said of it. */
export function cellFigure(text: string): CellFigure {
  const trimmed = text.length > LONGEST ? '' : text.trim().replace(/\s+/g, ' ');
  const inner = IN_BRACKETS.exec(trimmed)?.[1];
  const found = AROUND.exec((inner ?? trimmed).trim().replace(NO_CENTS, ''));
  const [, first = '', before = '', second = '', digits = '', last = '', after = '', end = ''] = found ?? [];
  const signs = [first, second, last, end, inner === undefined ? '' : '-'].filter(Boolean).length;
  const isSlip = FILLER.test(digits) && !FILLED_IN_THREES.test(digits);
  if (!found || signs > 1 || isSlip) return { figure: '', before: '', after: '' };
  return { figure: `${signs === 1 ? '-' : ''}${digits}`, before, after: after.trim() };
}

/** Digits of a figure below one that are kept, however small it is. */
const SIGNIFICANT = 3;
const SMALL = /^-?0\.(0*)([1-9]\d*)$/;

/**
 * The rule for every figure that is printed: `most` decimals, and as many more as three significant digits take where
 * it is below one, so that nothing that is not zero reads as zero. `plain` is a decimal without exponent.
 */
export function figureDecimals(plain: string, most: number): number {
  const [, zeros = '', rest = ''] = SMALL.exec(plain) ?? [];
  return rest ? Math.max(most, Math.min(zeros.length + SIGNIFICANT, zeros.length + rest.length)) : most;
}

/** A decimal without exponent, every digit kept, in the separators of a language. */
export function decimalText(plain: string, language: Language): string {
  const { decimal, group } = separatorsOf(language);
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const head = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const isZero = !/[1-9]/.test(plain);
  return `${plain.startsWith('-') && !isZero ? '-' : ''}${head}${fraction ? decimal + fraction : ''}`;
}
