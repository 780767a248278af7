import { fold } from '@lichen/contracts/formats/fold';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { IDEAS, type Idea, type Lexicon } from './lexicon';
import { no } from './no';

export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, no];

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

/** A list of words of a lexicon, made ready to be looked for. */
export function stems(list: string): Stems {
  const known = kept.get(list);
  if (known) return known;
  const made = stemsOf(list);
  kept.set(list, made);
  return made;
}

/** Letters from which a stem counts in the middle of a word, as languages that join words need it. */
const INNER = 5;

const isIn = (word: string, { whole, starts, ends }: Stems): boolean =>
  whole.has(word) ||
  ends.some((end) => word.endsWith(end)) ||
  starts.some((stem) => word.startsWith(stem) || (stem.length >= INNER && word.includes(stem)));

/** How many words and phrases of a list a folded text holds. */
export function countOf(folded: string, list: Stems): number {
  const phrases = list.phrases.filter((phrase) => ` ${folded} `.includes(phrase)).length;
  return phrases + folded.split(' ').filter((word) => isIn(word, list)).length;
}

const heldIdeas = new Map<string, ReadonlySet<Idea>>();
/** Labels of one process; beyond them the table begins anew. */
const MOST_KEPT = 20_000;

/** `T.V.A.`, `I.V.A.`, `H.T.`: letters with points are one word. */
const joined = (label: string): string =>
  label.replace(/(?<![\p{L}\d])(?:\p{L}\.){2,}(?![\p{L}\d])/gu, (letters) => letters.replaceAll('.', ''));

/** Longer texts are sentences: what they say is no label. */
const LONGEST = 90;

/** `Net à payer` is what there is to pay, with its tax. */
const withoutGross = (folded: string, { ideas }: Lexicon): string =>
  stems(ideas.gross)
    .phrases.reduce((left, phrase) => left.replaceAll(phrase, ' '), ` ${folded} `)
    .trim();

/** Ideas that a label says in the language of its document, or in English as many documents do beside their own. */
export function ideasOf(label: string, lexicons: readonly Lexicon[]): ReadonlySet<Idea> {
  const folded = fold(joined(label.slice(-LONGEST)));
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
