import { currencySaid } from './currency-words';
import { isUnit } from './unit-words';

/** Statements of a heading about the figures below it. */
export interface HeadingFigures {
  /** Power of ten of the figures: 3 under "Usage ('000 kWh)", -2 under "Cost (pence)". */
  readonly tens: number;
  /** Unit of the figures, as written. */
  readonly unit: string | null;
  /** ISO 4217 code; a sign shared by several currencies stays as written. */
  readonly currency: string | null;
}

const NOTHING: HeadingFigures = { tens: 0, unit: null, currency: null };

const THOUSAND = "['’‘]?000s?|1[ .,'’\\u00a0\\u202f]?000|thousands?|tsd\\.?|tausend|milliers|miles|tusen|10(?:\\^3|³)";
const MILLION = 'millionen|millones|millioner|millions?|mio\\.?|mill\\.?|mn|10(?:\\^6|⁶)';
const OF = "(?:\\s+(?:of|de|von)\\b|\\s+d['’])?";
const TIMES = '[x×*]\\s*';

const manyFold = (words: string, tens: number) => ({
  tens,
  before: new RegExp(`^(?:${words})(?!\\d)${OF}\\s*(?:[x×*]\\s*)?(.*)$`, 'iu'),
  after: new RegExp(`^(.*?)\\s*(?:(?<![\\d.,'’])(?:${TIMES})?)(?:${words})$`, 'iu'),
});
const MANY = [manyFold(THOUSAND, 3), manyFold(MILLION, 6)];

/**
 * Multiples of money as accounts write them: `k€`, `£k`, `TEUR` and `£m`. Next to a unit these letters belong to the
 * unit.
 */
const OF_MONEY = [
  { tens: 3, before: /^[kt]\s?(.+)$/i, after: /^(.+?)\s?k$/i },
  { tens: 6, before: /^m\s?(.+)$/i, after: /^(.+?)\s?m$/i },
];
/** Names of hundredths, each with its currency; null where several currencies use the name. */
export const HUNDREDTHS: Readonly<Record<string, string | null>> = {
  ...{
    p: 'GBP',
    pence: 'GBP',
    ct: null,
    cts: null,
    cent: null,
    cents: null,
    centimes: null,
    ore: null,
    rappen: 'CHF',
    øre: null,
  },
};

const said = (tens: number, rest: string): HeadingFigures | null => {
  const text = rest.trim();
  if (isUnit(text)) return { tens, unit: text, currency: null };
  const currency = currencySaid(text);
  return currency === null ? null : { tens, unit: null, currency };
};

/** `isWhole` is set where the text can only describe the figures, as in brackets: a multiple may stand alone there. */
function saidBy(text: string, isWhole: boolean): HeadingFigures | null {
  const plain = said(0, text);
  if (plain) return plain;
  const hundredth = HUNDREDTHS[text.toLowerCase()];
  if (isWhole && hundredth !== undefined) return { tens: -2, unit: null, currency: hundredth };
  for (const { tens, before, after } of MANY)
    for (const rest of [before.exec(text)?.[1], after.exec(text)?.[1]]) {
      if (rest === undefined) continue;
      const found = rest.trim() === '' ? (isWhole ? { ...NOTHING, tens } : null) : said(tens, rest);
      if (found) return found;
    }
  for (const { tens, before, after } of OF_MONEY)
    for (const rest of [before.exec(text)?.[1], after.exec(text)?.[1]]) {
      const found = rest === undefined ? null : said(tens, rest);
      if (found?.currency) return found;
    }
  return null;
}

const BRACKETS = /[([]([^()[\]]*(?:\([^()]*\))?[^()[\]]*)[)\]]/g;
const IN = /^(?:in|en|i)\s+/i;
/** Most words after the name of a column that are examined together. */
const MOST_WORDS = 4;
/** Most characters of a heading that are examined; longer headings are notes. */
export const LOOKED_AT = 200;

/** Yields the texts of a heading that may describe its figures, the clearest first. */
function* texts(header: string): Generator<readonly [string, boolean]> {
  for (const [, inside = ''] of header.matchAll(BRACKETS)) {
    const text = inside.trim().replace(IN, '');
    yield [text, true];
    for (const part of text.split(
      /[,;]|\s(?=excl|incl|net|gross|ex\b|inc\b|ohne|inkl|exkl|hors|ht\b|ttc\b|sin|con\b)/i,
    ))
      yield [part.trim(), true];
  }
  const words = header
    .replace(BRACKETS, ' ')
    .replace(/[,/:–-]\s/g, ' ')
    .trim()
    .split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1)
    yield [words.slice(-count).join(' ').replace(IN, ''), false];
}

/** Returns what a heading says about its figures, such as "Consumption ('000 kWh)", "Cost in EUR" and "Preis TEUR". */
export function headingFigures(header: string): HeadingFigures {
  for (const [text, isWhole] of texts(header.slice(0, LOOKED_AT))) {
    const found = text === '' ? null : saidBy(text, isWhole);
    if (found) return found;
  }
  return NOTHING;
}
