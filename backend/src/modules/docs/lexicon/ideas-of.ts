import { fold } from '@lichen/contracts/formats/fold';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { IDEAS, type Idea, type Lexicon } from './lexicon';
import { no } from './no';

/** The languages in which documents are read. */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, no];

/** Spellings of one idea: whole words, beginnings and ends of words, and phrases. */
export interface Stems {
  readonly whole: ReadonlySet<string>;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly phrases: readonly string[];
}

const stemsOf = (list: string): Stems => {
  const all = list.split(', ').map((each) => ({
    isWhole: each.startsWith('='),
    isEnd: each.startsWith('-'),
    text: fold(each),
  }));
  return {
    whole: new Set(all.filter(({ isWhole, text }) => isWhole && !text.includes(' ')).map(({ text }) => text)),
    starts: all.filter(({ isWhole, isEnd, text }) => !isWhole && !isEnd && !text.includes(' ')).map(({ text }) => text),
    ends: all.filter(({ isEnd }) => isEnd).map(({ text }) => text),
    phrases: all.filter(({ text }) => text.includes(' ')).map(({ text }) => ` ${text} `),
  };
};

const kept = new Map<string, Stems>();

/** Parses a word list of a lexicon for searching; results are cached. */
export function stems(list: string): Stems {
  const known = kept.get(list);
  if (known) return known;
  const made = stemsOf(list);
  kept.set(list, made);
  return made;
}

/** Number of characters from which a stem also counts inside a word, for languages with compound words. */
const INNER = 5;

const isIn = (word: string, { whole, starts, ends }: Stems): boolean =>
  whole.has(word) ||
  ends.some((end) => word.endsWith(end)) ||
  starts.some((stem) => word.startsWith(stem) || (stem.length >= INNER && word.includes(stem)));

/** Returns how many words and phrases of a list occur in a folded text. */
export function countOf(folded: string, list: Stems): number {
  const phrases = list.phrases.filter((phrase) => ` ${folded} `.includes(phrase)).length;
  return phrases + folded.split(' ').filter((word) => isIn(word, list)).length;
}

const heldIdeas = new Map<string, ReadonlySet<Idea>>();
/** Maximum number of cached labels in a process; the cache is then cleared. */
const MOST_KEPT = 20_000;

/**
 * Replaces numbers by a nought, which no word of a lexicon contains except `co2`. Tables have tens of thousands of
 * labels that differ in their numbers only.
 */
const withoutNumbers = (folded: string): string => folded.replace(/(?<!co)\d+/g, '0');

/** Joins abbreviations such as `T.V.A.`, `I.V.A.` and `H.T.` into one word. */
const joined = (label: string): string =>
  label
    .replace(/\bP\.? ?O\.? Box\b/gi, ' ')
    .replace(/(?<![\p{L}\d])(?:\p{L}\.){2,}(?![\p{L}\d])/gu, (letters) => letters.replaceAll('.', ''));

/** Maximum number of characters of a label that are examined, counted from its end. */
const LONGEST = 90;

/** `Net à payer` is the amount to pay including tax, so it does not count as net. */
const withoutGross = (folded: string, { ideas }: Lexicon): string =>
  stems(ideas.gross)
    .phrases.reduce((left, phrase) => left.replaceAll(phrase, ' '), ` ${folded} `)
    .trim();

/** Returns the ideas that a label expresses in any of the lexicons: the document's language, or English beside it. */
export function ideasOf(label: string, lexicons: readonly Lexicon[]): ReadonlySet<Idea> {
  const folded = withoutNumbers(fold(joined(label.slice(-LONGEST))));
  const key = `${lexicons.map(({ language }) => language).join()}:${folded}`;
  const known = heldIdeas.get(key);
  if (known) return known;
  const found = new Set<Idea>();
  for (const lexicon of lexicons)
    for (const idea of IDEAS)
      if (countOf(idea === 'net' ? withoutGross(folded, lexicon) : folded, stems(lexicon.ideas[idea])) > 0)
        found.add(idea);
  if (heldIdeas.size > MOST_KEPT) heldIdeas.clear();
  heldIdeas.set(key, found);
  return found;
}
