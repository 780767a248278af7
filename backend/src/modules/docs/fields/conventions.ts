import { type DecimalMark, markOf } from '@lichen/contracts/formats/numbers';
import { type DayOrder, mayBeginWithYear, orderOf } from '@lichen/contracts/formats/written-days';

/** Conventions of a document's numbers and dates; null where the document does not settle them. */
export interface Conventions {
  readonly decimal: DecimalMark | null;
  readonly dayOrder: DayOrder | null;
  /** Order of hyphenated dates with a two-digit year; null if no date shows it. */
  readonly hyphenOrder: DayOrder | null;
  /** Year in which the document is read. */
  readonly thisYear: number;
  /** ISO 4217 code for amounts without a currency. */
  readonly currency: string | null;
  /** True if the document has amounts in several currencies. */
  readonly hasCurrencies?: boolean;
  /** The year that all dates with a year share; null if they differ. */
  readonly year?: number | null;
}

/** Facts about a document and its account that are known before any number is read. */
export interface Surroundings {
  readonly language: string | null;
  /** ISO 3166-1 code of the account's country. */
  readonly country: string | null;
  readonly thisYear: number;
}

const DAYS = /(?<![\d.,/-])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?![\d/-])/g;
const FIGURES = /(?<![\p{L}\d.,/-])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?(?![\p{L}\d/-])(?![.,]\d)/gu;
const MONEY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\beur(?:o|os)?\b/gi, 'EUR'],
  [/£|\bgbp\b/gi, 'GBP'],
  [/\bnok\b/gi, 'NOK'],
  [/\bchf\b/gi, 'CHF'],
  [/\bsek\b/gi, 'SEK'],
  [/\bpln\b/gi, 'PLN'],
  [/\bczk\b/gi, 'CZK'],
  [/\bhuf\b/gi, 'HUF'],
  [/\bron\b/g, 'RON'],
  [/\bdkk\b/gi, 'DKK'],
  [/\busd\b|us\$/gi, 'USD'],
  [/\bsgd\b|(?<!\p{L})s\$/giu, 'SGD'],
  [/\baud\b|(?<!\p{L})a\$/giu, 'AUD'],
  [/\bcad\b|(?<!\p{L})ca?\$/giu, 'CAD'],
  [/\bnzd\b|nz\$/gi, 'NZD'],
  [/\bmxn\b/gi, 'MXN'],
  [/₹|\binr\b/gi, 'INR'],
];

const counted = <T extends string>(found: readonly (T | null)[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const each of found) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** Returns the most frequent value if it is at least four times as frequent as the next; otherwise null. */
function settled<T extends string>(found: readonly (T | null)[]): T | null {
  const [first, second] = [...counted(found)].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= 4 * (second?.[1] ?? 0) ? first[0] : null;
}

/** Matches the year at the end of a written date. */
const OF_YEAR = /(?:\d{1,2}[./-]|\p{L}{3,9}\.? (?:\d{1,2}, )?)(20\d{2})(?!\d)/gu;

const COMMA_LANGUAGES = new Set(['de', 'fr', 'es', 'no']);
const MONTH_FIRST = new Set(['US', 'PH', 'PW', 'FM', 'MH']);

const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** Patterns of addresses and firm numbers in English-speaking countries with an ambiguous currency sign. */
const PLACES: readonly (readonly [country: string, currency: string, written: RegExp])[] = [
  ['US', 'USD', new RegExp(`\\p{L},? (?:${STATES}) \\d{5}(?:-\\d{4})?(?!\\d)`, 'u')],
  ['AU', 'AUD', /\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT) \d{4}(?!\d)|\bABN:? \d{2} ?\d{3} ?\d{3} ?\d{3}\b/],
  ['CA', 'CAD', /\b[A-Z]{2},? +[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bRT ?0001\b/],
  ['NZ', 'NZD', /\bGST (?:No\.?|Number|Reg\S*):? \d{2,3}-\d{3}-\d{3}\b|\bNew Zealand\b/],
  ['GB', 'GBP', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bVAT\b[^\d]{0,16}GB ?\d{3}/],
];

/** Returns the account's country, or else the one that the printed addresses show; null if they show several. */
function placeOf(text: string, { language, country }: Surroundings): string | null {
  if (country !== null) return country;
  if (language !== 'en' && language !== null) return null;
  const [first, second] = PLACES.filter(([, , written]) => written.test(text));
  return first && !second ? first[0] : null;
}

/** Registers and tax numbers by currency: of countries that pay in euros, and of Switzerland. */
const REGISTERS: readonly (readonly [currency: string, written: RegExp])[] = [
  [
    'EUR',
    /\b(?:ATU|AT U|DE) ?\d{8,9}\b|\b(?:SIRET|SIREN|R\.?C\.?S\.?) |\bUSt-?Id|\bSteuer-?(?:nr|nummer)|\bHR[AB]\b|Amtsgericht|\b(?:CIF|NIF|C\.I\.F\.|N\.I\.F\.)\b|\bP\.? ?IVA\b|\bBTW\b|\bVAT[^\d]{0,8}(?:BE|IE|NL|FR|DE|IT|ES) ?\d|\bKvK\b|\b(?:DE|AT|FR|ES|IT|BE|NL|IE|LU|FI|PT)\d{2}(?: ?[A-Z\d]{4}){3,6}/i,
  ],
  ['CHF', /\bCHE-?\d{3}|\bCH\d{2}(?: ?[A-Z\d]{4}){4}/],
];

/** Returns the currency of the registers named in a document; null for none or for several currencies. */
function currencyByRegister(text: string): string | null {
  const [first, second] = REGISTERS.filter(([, written]) => written.test(text));
  return first && !second ? first[0] : null;
}

type Days = readonly string[];

const shownOrder = (days: Days, thisYear: number): DayOrder | null =>
  settled(days.map((day) => orderOf(day, thisYear)));

function dayOrderOf(
  days: Days,
  { language, country, thisYear }: Surroundings,
  currency: string | null,
): DayOrder | null {
  const found = shownOrder(days, thisYear);
  if (found) return found;
  if (language !== null && language !== 'en') return 'dmy';
  // Canadians use both orders.
  if (currency !== null && currency !== 'USD' && currency !== 'CAD') return 'dmy';
  if (country !== null && MONTH_FIRST.has(country)) return 'mdy';
  return null;
}

/** Determines once for the whole document how numbers and dates are written; a single one may be ambiguous. */
export function conventionsOf(text: string, known: Surroundings): Conventions {
  const surroundings = { ...known, country: placeOf(text, known) };
  const bare = text.replace(DAYS, ' ');
  const marks = settled(
    (bare.match(FIGURES) ?? []).map((figure) => (/[.,]\d{2}$/.test(figure) ? markOf(figure) : null)),
  );
  const byLanguage = surroundings.language === null ? null : COMMA_LANGUAGES.has(surroundings.language) ? ',' : '.';
  const signs = MONEY_SIGNS.flatMap(([sign, currency]) => (text.match(sign) ?? []).map(() => currency));
  // Norwegian documents are in kroner, which many invoices do not print.
  const kroner = surroundings.language === 'no' ? 'NOK' : null;
  const local = PLACES.find(([country]) => country === surroundings.country)?.[1];
  const ofPlace = local && (known.country === null || text.includes('$')) ? local : null;
  const currency =
    [...counted(signs)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? kroner ?? ofPlace ?? currencyByRegister(text);
  const days = text.match(DAYS) ?? [];
  const years = new Set([...text.matchAll(OF_YEAR)].map(([, year]) => Number(year)));
  return {
    decimal: marks ?? byLanguage,
    dayOrder: dayOrderOf(days, surroundings, currency),
    hyphenOrder: shownOrder(days.filter(mayBeginWithYear), known.thisYear),
    thisYear: known.thisYear,
    currency,
    hasCurrencies: new Set(signs).size > 1,
    year: years.size === 1 ? ([...years][0] ?? null) : null,
  };
}
