import { fold } from '../formats/fold';
import { HEADER_WORDS } from './header-words';
import { isPercentage, statesMeasure } from './heading-percentages';
import { isRate } from './heading-rates';
import { isOfPercents } from './percent-fields';
import type { SheetColumn } from './sheet-columns';

/** Match of one header: `column` is the name of a sheet column, `unit` the text in its brackets. */
export interface ColumnGuess {
  readonly column: string | null;
  readonly unit: string | null;
}

const EXACT = 100;
const NAMED = 99;
const KNOWN = 90;
const NEAR = 60;
const WITHIN = 40;

/** Returns the translations of a label in every language; the caller has the dictionaries. */
export type LabelTranslations = (label: string) => readonly string[];

interface NamedColumn {
  readonly column: SheetColumn;
  /** Alternative names, which another column may have as well. */
  readonly labels: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly all: readonly string[];
}

const PART_WORDS = {
  currency: 'currency, wahrung, devise, monnaie, valuta, moneda, divisa',
  country: 'country, land, pays, pais',
} as const;

const words = (list: string | undefined): string[] => (list ? list.split(', ').map(fold) : []);

function named(column: SheetColumn, labelWords: LabelTranslations): NamedColumn {
  const { part, field, label, name } = column;
  const bare = field.replace(/_id$/, '');
  const labels = part ? [] : [label, ...labelWords(label)].map(fold);
  const own = (part ? [name] : [name, bare]).map(fold);
  const known = words(part ? PART_WORDS[part] : HEADER_WORDS[field]);
  const all = [...new Set([...labels, ...own, ...known])];
  return { column, labels: new Set(labels), own: new Set(own), known: new Set(known), all };
}

/** True when the edit distance between two words is at most `most`. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = new Array<number>(b.length + 1).fill(most + 1);
    next[0] = i;
    // Cells further from the diagonal exceed the allowed distance.
    const last = Math.min(b.length, i + most);
    for (let j = Math.max(1, i - most); j <= last; j += 1)
      next[j] = Math.min(
        (row[j] ?? most) + 1,
        (next[j - 1] ?? most) + 1,
        (row[j - 1] ?? most) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}

/** True when two adjacent letters are swapped, the most frequent typing error. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = at < 0 ? '' : a.slice(0, at) + (a[at + 1] ?? '') + a[at] + a.slice(at + 2);
  return swapped === b;
}

/** True for a typing error that does not turn the word into another one: account is two steps from amount. */
const isNear = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length);
  const most = shorter >= 8 ? 2 : 1;
  return shorter >= 5 && (isSwapped(a, b) || isWithin(a, b, most));
};

const contains = (header: string, word: string): boolean => word.length >= 3 && ` ${header} `.includes(` ${word} `);

/** Returns the score of a header for a column; 0 is no match. Of two contained words the longer scores higher. */
function score(header: string, { labels, own, known, all, column }: NamedColumn): number {
  if (header === '') return 0;
  if (labels.has(header)) return EXACT;
  if (own.has(header)) return NAMED;
  if (known.has(header)) return KNOWN;
  if (all.some((word) => isNear(header, word))) return NEAR;
  const within = all.filter((word) => contains(header, word));
  const longest = Math.max(0, ...within.map((word) => word.length));
  return longest === 0 ? 0 : WITHIN + Math.min(15, longest) + (column.required ? 1 : 0);
}

const BRACKETED = /[([]([^)\]]+)[)\]]\s*$/;

interface Offer {
  readonly at: number;
  readonly column: string;
  readonly score: number;
}

/** Most characters of a header that are compared, so that very long headers do not slow down the matching. */
const COMPARED = 200;

const YEAR = /\b(?:19|20)\d\d\b/g;

/**
 * Returns the offers without those of headers that differ in nothing but a year, as figures of this year and the one
 * before do. A guess would be wrong half the time, so the user chooses.
 */
function withoutYearsApart(offers: readonly Offer[], headers: readonly string[]): Offer[] {
  const seen = new Map<string, Set<string>>();
  const keyOf = ({ at, column }: Offer) => `${column} ${headers[at]?.replace(YEAR, '#')}`;
  for (const offer of offers) {
    const alike = seen.get(keyOf(offer)) ?? new Set();
    seen.set(keyOf(offer), alike.add(headers[offer.at] ?? ''));
  }
  return offers.filter((offer) => (seen.get(keyOf(offer))?.size ?? 0) < 2);
}

const NUMBERS: ReadonlySet<SheetColumn['kind']> = new Set(['decimal', 'integer', 'money']);

/** True where one of heading and column has percentages, and the other amounts or costs. */
const isOfOtherFigures = (header: string, { part, kind, label }: SheetColumn): boolean => {
  if (part || !NUMBERS.has(kind)) return false;
  return isOfPercents({ label }) ? !isPercentage(header) && statesMeasure(header) : isPercentage(header);
};

/** Matches headers to columns, best score first, each column once; the order of the result is that of the headers. */
export function guessColumns(
  headers: readonly string[],
  columns: readonly SheetColumn[],
  labelWords: LabelTranslations = () => [],
): ColumnGuess[] {
  const all = columns.map((column) => named(column, labelWords));
  const split = headers.map((written) => {
    const header = written.slice(0, COMPARED);
    const unit = BRACKETED.exec(header.trim())?.[1]?.trim() ?? null;
    const whole = fold(header);
    const bare = fold(header.replace(BRACKETED, ''));
    return { header, whole, bare, unit, isOfOne: isRate(header) };
  });
  const offers = split.flatMap(({ header, whole, bare, isOfOne }, at): Offer[] =>
    all.flatMap((each) => {
      const column = each.column.name;
      const exact = score(whole, each);
      const found = Math.max(exact, score(bare, each));
      if (found === 0) return [];
      // A price per unit, a value per day or a percentage is not a figure of the row, unless a column has exactly that
      // name.
      if (isOfOne || isOfOtherFigures(header, each.column))
        return exact === EXACT ? [{ at, column, score: EXACT }] : [];
      return [{ at, column, score: found }];
    }),
  );
  const certain = withoutYearsApart(
    offers,
    split.map(({ whole }) => whole),
  );
  certain.sort((a, b) => b.score - a.score || a.at - b.at);
  const byHeader = new Map<number, string>();
  const taken = new Set<string>();
  for (const { at, column } of certain) {
    if (byHeader.has(at) || taken.has(column)) continue;
    byHeader.set(at, column);
    taken.add(column);
  }
  return split.map(({ unit }, at) => ({ column: byHeader.get(at) ?? null, unit }));
}
