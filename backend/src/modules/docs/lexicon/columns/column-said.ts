import { TABLE_COLUMNS, type TableColumn } from '@lichen/contracts/docs/table-column';
import { fold } from '@lichen/contracts/formats/fold';
import type { Lexicon } from '../lexicon';
import type { ColumnWords } from './column-words';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { no } from './no';

/** Headings by ISO 639-1 code of their language. American headings are among the English ones. */
const COLUMN_WORDS: Readonly<Record<string, ColumnWords>> = { en, de, fr, es, no };

interface Entry {
  readonly text: string;
  /** How closely a match tells the meaning: more words say more, and whole words more than beginnings. */
  readonly weight: number;
  readonly isWhole: boolean;
  /** True for short words, such as prepositions, that count only where the heading has no other word. */
  readonly isAlone: boolean;
}

const entriesOf = (list: string): readonly Entry[] =>
  list.split(', ').map((each) => {
    const text = fold(each);
    const words = text.split(' ').length;
    const isAlone = each.startsWith('~');
    const isWhole = isAlone || each.startsWith('=') || words > 1;
    return { text, isWhole, isAlone, weight: words + (isWhole ? 0.5 : 0) };
  });

const ENTRIES = new Map(
  Object.entries(COLUMN_WORDS).map(([language, words]) => [
    language,
    TABLE_COLUMNS.map((column) => [column, entriesOf(words[column])] as const),
  ]),
);

/** Matches a price for a unit, such as `€/l`, which is no quantity of that unit. */
const PRICE = /(?:[€£$]|\b(?:eur|gbp|usd|chf|nok|kr|ct|cents?|p))\s?\/\s?\p{L}/iu;
/** Headings are short; longer texts are sentences. */
const LONGEST = 40;

const isIn = (padded: string, { text, isWhole, isAlone }: Entry): boolean =>
  isAlone ? padded === ` ${text} ` : padded.includes(isWhole ? ` ${text} ` : ` ${text}`);

/** Matches `H.T.` and `P.U`, which are words. */
const LETTERS = /(?<![\p{L}\d])(?:\p{L}\.)+\p{L}?(?![\p{L}\d])/gu;

const known = new Map<string, TableColumn | null>();
/** Maximum number of cached headings in a process; the cache is then cleared. */
const MOST_KEPT = 5000;

function search(folded: string, languages: readonly string[]): TableColumn | null {
  let best: { column: TableColumn; weight: number } | null = null;
  for (const language of languages)
    for (const [column, entries] of ENTRIES.get(language) ?? [])
      for (const entry of entries)
        if (entry.weight > (best?.weight ?? 0) && isIn(` ${folded} `, entry)) best = { column, weight: entry.weight };
  return best?.column ?? null;
}

/** Returns what a heading says about its column; null if it is no heading of a table that the lexicons know. */
export function columnSaid(heading: string, lexicons: readonly Pick<Lexicon, 'language'>[]): TableColumn | null {
  if (heading.length > LONGEST) return null;
  if (PRICE.test(heading)) return 'price';
  const languages = lexicons.map(({ language }) => language);
  const folded = fold(heading.replace(LETTERS, (letters) => letters.replaceAll('.', '')));
  const key = `${languages.join()}:${folded}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = search(folded, languages);
  if (known.size > MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
}
