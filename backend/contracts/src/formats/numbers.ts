import { LOCALE_TAGS, type Language } from '../text/languages';

export type DecimalMark = '.' | ',';

/** Marks in a number, as a language writes it. */
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

/** Spaces and apostrophes that locales use as thousands separators. */
const FILLERS = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const MINUS = /^[-−–]/;

/** A number with a leading zero is never grouped: `0,123` is a fraction. */
const inThrees = (text: string, mark: string) => new RegExp(`^[1-9]\\d{0,2}(\\${mark}\\d{3})+$`).test(text);

/** Decimal separator of a text; null when it has no fraction. */
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

/** Parses a number with the given decimal separator to a plain decimal; null when the text is not a number. */
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
 * Parses what a person typed or pasted to a plain decimal (`-1234.5`); null when it is not a number.
 * The separators of the language win; the dot of a numeric keypad works everywhere, unless it can only be a thousands
 * separator.
 */
export const parseNumber = (text: string, language: Language): string | null =>
  parseMarkedNumber(text, separatorsOf(language).decimal);

/** Digits grouped by a space or an apostrophe; a dot or comma among them can only be the decimal separator. */
const FILLED = /\d[\s\u00a0\u2007\u2009\u202f'’]\d/;

/**
 * Returns the decimal separator that a number reveals: `,` for `1.234,5`, `12,5` and `1.234.567`, `.` for `1,234.5` and
 * `12.5`; null for `1.234`.
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

/** True when the number's value depends on the decimal separator: `11,980` is 11,980 or 11.98. */
export const dependsOnMark = (text: string): boolean =>
  markOf(text) === null && parseMarkedNumber(text, '.') !== parseMarkedNumber(text, ',');

/** A number in a cell, with the text before and after it. */
export interface CellFigure {
  /** Digits and separators, with a leading minus if negative; empty when the cell is not a number. */
  readonly figure: string;
  /** A currency, a percent sign or a unit, as written. */
  readonly before: string;
  readonly after: string;
}

const IN_BRACKETS = /^\((.*)\)$/s;
/** Swiss and German bills write round amounts as `540.–` and `540,-`. */
const NO_CENTS = /[.,][-–—]{1,2}(?=\s*[^\d\s]*$)/;
/** Longer texts are not searched for a number. */
const LONGEST = 120;
const AROUND =
  /^([-−–]?)\s*([\p{L}\p{Sc}]{0,3}\p{Sc}?(?:(?<=\p{L})\.)?)\s*([-−–]?)\s*((?:[.,](?=\d))?\d[\d.,'’\s\u00a0\u2007\u2009\u202f]*?)\s*([-−–]?)\s*([\p{L}\p{Sc}%][\s\S]{0,40}?)?\s*([-−–]?)$/u;

const FILLER = /[\s\u00a0\u2007\u2009\u202f'’]/;
/** Other spacing between digits is a mistake or two numbers in one cell: `1 2` is not 12. */
const FILLED_IN_THREES = /^\d{1,3}(?:[\s\u00a0\u2007\u2009\u202f'’]\d{3})+(?:[.,]\d*)?$/;

/** Splits `£601.20`, `(540,10)`, `12 %`, `1.200,00- EUR` and `11,980 kWh` into the number and the text around it. */
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

/** Significant digits kept of a number below one, however small. */
const SIGNIFICANT = 3;
const SMALL = /^-?0\.(0*)([1-9]\d*)$/;

/**
 * Decimals to print of any figure: `most`, or more where a figure below one needs them for three significant digits, so
 * that only zero prints as zero. `plain` is a decimal without exponent.
 */
export function figureDecimals(plain: string, most: number): number {
  const [, zeros = '', rest = ''] = SMALL.exec(plain) ?? [];
  return rest ? Math.max(most, Math.min(zeros.length + SIGNIFICANT, zeros.length + rest.length)) : most;
}

/** Formats a decimal without exponent in the separators of a language; keeps every digit. */
export function decimalText(plain: string, language: Language): string {
  const { decimal, group } = separatorsOf(language);
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  const head = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const isZero = !/[1-9]/.test(plain);
  return `${plain.startsWith('-') && !isZero ? '-' : ''}${head}${fraction ? decimal + fraction : ''}`;
}
