import { fold } from '../../formats/fold';
import { HEADER_WORDS } from './header-words';
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

/** The words of every language for a label; the caller has the dictionaries. */
export type LabelTranslations = (label: string) => readonly string[];

interface NamedColumn {
  readonly column: SheetColumn;
  /** Alternative names; one column's may be another's name. */
  readonly labels: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

const PART_WORDS = {
  currency: 'currency, wahrung, devise, monnaie, valuta, moneda, divisa',
  country: 'country, land, pays, pais',
} as const;

const words = (list: string | undefined): string[] => (list ? list.split(', ').map(fold) : []);

function named(column: SheetColumn, labelWords: LabelTranslations): NamedColumn {
  const { part, field, label, name } = column;
  if (part) return { column, labels: new Set(), own: new Set([fold(name)]), known: new Set(words(PART_WORDS[part])) };
  const bare = field.replace(/_id$/, '');
  return {
    column,
    labels: new Set([label, ...labelWords(label)].map(fold)),
    own: new Set([name, bare].map(fold)),
    known: new Set(words(HEADER_WORDS[field])),
  };
}

/** Steps from one word to another; stops counting beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? most + 1;
}

const isNear = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length);
  const most = shorter >= 6 ? 2 : 1;
  return shorter >= 5 && distance(a, b, most) <= most;
};

const contains = (header: string, word: string): boolean => word.length >= 3 && ` ${header} `.includes(` ${word} `);

/** Score of a header for a column; 0 is no match. Of two contained words the longer scores higher. */
function score(header: string, { labels, own, known, column }: NamedColumn): number {
  if (header === '') return 0;
  if (labels.has(header)) return EXACT;
  if (own.has(header)) return NAMED;
  if (known.has(header)) return KNOWN;
  const all = [...labels, ...own, ...known];
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

/** Matches headers to columns, best score first, each column once. `unitOf` recognises units in brackets. */
export function guessColumns(
  headers: readonly string[],
  columns: readonly SheetColumn[],
  labelWords: LabelTranslations = () => [],
): ColumnGuess[] {
  const all = columns.map((column) => named(column, labelWords));
  const split = headers.map((header) => {
    const unit = BRACKETED.exec(header.trim())?.[1]?.trim() ?? null;
    return { whole: fold(header), bare: fold(header.replace(BRACKETED, '')), unit };
  });
  const offers = split.flatMap(({ whole, bare }, at): Offer[] =>
    all
      .map((each) => ({ at, column: each.column.name, score: Math.max(score(whole, each), score(bare, each)) }))
      .filter((offer) => offer.score > 0),
  );
  offers.sort((a, b) => b.score - a.score || a.at - b.at);
  const byHeader = new Map<number, string>();
  const taken = new Set<string>();
  for (const { at, column } of offers) {
    if (byHeader.has(at) || taken.has(column)) continue;
    byHeader.set(at, column);
    taken.add(column);
  }
  return split.map(({ unit }, at) => ({ column: byHeader.get(at) ?? null, unit }));
}
