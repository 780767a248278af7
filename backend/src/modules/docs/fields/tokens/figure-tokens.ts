import { currencySaid, isSharedSign } from '@lichen/contracts/sheet/currency-words';
import { dependsOnMark, parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import type { Segment } from '../../layout/segments';
import type { Conventions } from '../conventions';
import type { Token, TokenValue } from './token';
import { UNIT_PATTERN, unitSaid } from '../units';

const SIGN =
  '€|£|₹|US\\$|S\\$|A\\$|CA?\\$|NZ\\$|\\$|EUR|GBP|USD|NOK|CHF|SEK|DKK|SGD|AUD|CAD|NZD|PLN|CZK|HUF|RON|MXN|INR|Euro|euros?|[Kk]r\\.?';
const DIGITS =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)|\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,6})?|\\d+(?:[.,]\\d{1,6})?";
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,/#-])(?:(${SIGN})\\s?)?([-−–(]\\s?)?(?:(${SIGN})\\s?)?(${DIGITS})([-−–](?![\\d\\p{L}]))?\\)?\\s?(?:(%|vH)|(${UNIT_PATTERN})(?![\\p{L}\\d/³])|(${SIGN})(?![\\p{L}\\d/]))?(?![\\d\\p{L}])(?![.,/:]\\d)`,
  'giu',
);
/** Matches `per` after a figure: it is a price or an emission factor, not a quantity. */
const PER =
  /^\s?(?:p|ct|cent|cents?|c|øre|g|kg|mg|€|£|\$|eur|gbp|nok|kr)?\s?(?:\/|per\b|pro\b|je\b|par\b|por\b|pr\.?\b)\s?[\p{L}]/iu;
/** Matches units of capacity and size that begin like units of consumption. */
const OTHER_UNIT =
  /^\s?(?:kva|kw|kvarh|kvar|ct|cent|p|øre|a|v|hz|bar|°c|mm|cm|km|mb|days?|tage|jours|días|dager)(?![\p{L}\d])/iu;

/** Returns the currency of a printed sign; the document's own without one, or where several currencies share it. */
export const currencyFrom = (sign: string | undefined, { currency }: Conventions): string | null => {
  const said = sign === undefined ? null : currencySaid(sign.replace('.', ''));
  if (sign === undefined || said === null) return currency;
  return isSharedSign(said) ? currency : said;
};

/** `1,41,600.00`: thousands in threes, then in twos, as in India. */
const IN_TWOS = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;

function plain(digits: string, mark: '.' | ','): string | null {
  if (IN_TWOS.test(digits)) return digits.replaceAll(',', '');
  return parseMarkedNumber(digits.replace(/[’]/g, "'"), mark);
}

/** Parses a figure by the document's decimal mark; returns both readings if the mark is unknown. */
export function amountsOf(digits: string, { decimal }: Conventions): { amount: string; other?: string } | null {
  if (decimal !== null) {
    // Where cents are printed, three digits after the mark are thousands, unless it is the decimal mark.
    const amount = plain(digits, decimal) ?? plain(digits, decimal === '.' ? ',' : '.');
    return amount === null ? null : { amount };
  }
  const amount = plain(digits, '.');
  const other = plain(digits, ',');
  if (amount === null || other === null) return null;
  return dependsOnMark(digits) && amount !== other ? { amount, other } : { amount };
}

interface Parts {
  readonly kind: 'money' | 'percent' | 'quantity';
  readonly valued: (amount: string) => TokenValue;
  readonly isBare?: true;
  readonly unit?: ReturnType<typeof unitSaid>;
}

function partsOf(found: RegExpMatchArray, conventions: Conventions): Parts {
  const [, before, , between, , , percent, unit, after] = found;
  const sign = before ?? between ?? after;
  if (percent) return { kind: 'percent', valued: (amount) => amount };
  const said = unit === undefined ? undefined : unitSaid(unit);
  if (said && sign === undefined)
    return { kind: 'quantity', valued: (amount) => ({ amount, unit: said.unit }), unit: said };
  const currency = currencyFrom(sign, conventions);
  return {
    kind: 'money',
    valued: (amount) => ({ currency, amount }),
    ...(sign === undefined ? { isBare: true } : {}),
  };
}

const LONGEST = 18;
/** Matches tax numbers, which end with a letter. */
const GLUED = /^\s?\d{6,}[a-z]$/i;

/** Returns true for negative figures. Brackets mean minus in a cell of their own, but a remark within a text. */
const isNegative = ([, , sign = '', , , after]: RegExpMatchArray, before: string): boolean =>
  after !== undefined || (sign.startsWith('(') ? before.trim() === '' : sign !== '');

function tokenOf(found: RegExpMatchArray, segment: Segment, conventions: Conventions): Token | null {
  const digits = found[4] ?? '';
  const start = found.index ?? 0;
  const behind = segment.text.slice(start + found[0].trimEnd().length);
  const read = digits.length > LONGEST ? null : amountsOf(digits, conventions);
  if (!read || PER.test(behind)) return null;
  const { kind, valued, isBare, unit } = partsOf(found, conventions);
  if (isBare && OTHER_UNIT.test(behind)) return null;
  if (unit && GLUED.test(found[0])) return null;
  const minus = isNegative(found, segment.text.slice(0, start)) ? '-' : '';
  return {
    kind,
    segment,
    start,
    end: start + found[0].trimEnd().length,
    raw: found[0].trim(),
    value: valued(minus + read.amount),
    ...(read.other === undefined ? {} : { otherwise: valued(minus + read.other) }),
    ...(unit ? { family: unit.family } : {}),
    ...(isBare ? { isBare } : {}),
  };
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** Returns the amounts, quantities, percentages and bare figures of a segment that do not overlap a date. */
export function figureTokens(segment: Segment, days: readonly Token[], conventions: Conventions): Token[] {
  return [...segment.text.matchAll(FIGURE)].flatMap((found) => {
    const token = tokenOf(found, segment, conventions);
    return token && !days.some((day) => overlaps(day, token)) ? [token] : [];
  });
}

const IDENTIFIER =
  /(?<![\p{L}\d])(?:(?!(?:ID|NO|NR|REF|NUM|KID|TEL|FAX|RCPT|TICKET|SALE|DOC|VAT|TVA|NIF|CIF|RFC|MPRN|MPAN|CUPS|EAN|PCE|PDL)[ .])[A-Z]{1,6}[ ./-]?)?(?=[\p{L}\d./_-]*\d)[\p{L}\d](?:(?:[\p{L}\d./_-]|(?<=\d)['’](?=\d{3}))*[\p{L}\d])?(?: (?=\S*\d)[A-Z\d](?:[A-Z\d./_-]*[A-Z\d])?(?![\p{L}\d]))*/gu;
const LEAST_DIGITS = 2;

/** Returns the possible document numbers of a segment: letters, digits and a few signs, with at least two digits. */
export function identifierTokens(segment: Segment, days: readonly Token[]): Token[] {
  // A number and a date in neighbouring cells are two tokens.
  const text = days.reduce(
    (left, { start, end }) => left.slice(0, start) + '\n'.repeat(end - start) + left.slice(end),
    segment.text,
  );
  return [...text.matchAll(IDENTIFIER)].flatMap((found) => {
    const raw = found[0];
    const span = { start: found.index, end: found.index + raw.length };
    const digits = raw.replace(/\D/g, '').length;
    if (digits < LEAST_DIGITS || raw.length > 40) return [];
    return [{ kind: 'identifier' as const, segment, ...span, raw, value: raw }];
  });
}
