import { fold } from '@lichen/contracts/formats/fold';
import type { Box } from '@lichen/contracts/docs/reading';
import { boxAround } from '../layout/segments';
import type { PrintedLine } from './printed';

/** A place where words are printed, with the words as printed. */
export interface PrintedPlace {
  readonly page: number;
  readonly box: Box;
  readonly raw: string;
}

const lettersOf = (text: string): string => fold(text).replace(/ /g, '');

/** Maximum number of words in one value; an address over three lines has fewer. */
const MOST_WORDS = 40;

interface Word {
  readonly page: number;
  readonly text: string;
  readonly letters: string;
  readonly box: Box;
}

const placeOf = (words: readonly Word[]): PrintedPlace | null => {
  const [first] = words;
  if (!first) return null;
  const onPage = words.filter(({ page }) => page === first.page);
  return {
    page: first.page,
    box: boxAround(onPage.map(({ box }) => box)),
    raw: words.map(({ text }) => text).join(' '),
  };
};

/** Returns true if a word consists of the figure and its unit or currency. */
const isWithUnit = (word: string, figure: string): boolean =>
  /^\d+$/.test(figure) && word.includes(figure) && /^\p{L}+$/u.test(word.replace(figure, ''));

/** Returns the words from an index on that together spell the given letters; null if they do not. */
function runFrom(words: readonly Word[], at: number, letters: string): Word[] | null {
  let left = letters;
  const run: Word[] = [];
  for (const word of words.slice(at, at + MOST_WORDS)) {
    if (!left.startsWith(word.letters)) return null;
    left = left.slice(word.letters.length);
    run.push(word);
    if (left === '') return run;
  }
  return null;
}

/**
 * Returns a function that finds printed words regardless of spaces and punctuation. It also finds a figure joined to
 * its unit, such as `1,250kWh`.
 */
export function findPrinted(lines: readonly PrintedLine[]): (printed: string) => PrintedPlace | null {
  const words = lines.flatMap(({ page, words: own }) =>
    own
      .map(({ text, box }): Word => ({ page, text, letters: lettersOf(text), box }))
      .filter(({ letters }) => letters !== ''),
  );
  return (printed) => {
    const letters = lettersOf(printed);
    if (letters === '') return null;
    for (let at = 0; at < words.length; at += 1) {
      const run = runFrom(words, at, letters);
      if (run) return placeOf(run);
    }
    const within = words.find(({ letters: all }) => isWithUnit(all, letters));
    return within ? placeOf([within]) : null;
  };
}
