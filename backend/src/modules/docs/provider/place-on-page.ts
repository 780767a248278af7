import { fold } from '@lichen/contracts/formats/fold';
import type { Box } from '@lichen/contracts/docs/reading';
import { boxAround } from '../layout/segments';
import type { PrintedLine } from './printed';

/** A place of the document where words are printed, with the words as they stand there. */
export interface PrintedPlace {
  readonly page: number;
  readonly box: Box;
  readonly raw: string;
}

const lettersOf = (text: string): string => fold(text).replace(/ /g, '');

/** Most words of one value: an address over three lines has fewer. */
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

/** A figure that is printed in one word with its unit or its currency. */
const isWithUnit = (word: string, figure: string): boolean =>
  /^\d+$/.test(figure) && word.includes(figure) && /^\p{L}+$/u.test(word.replace(figure, ''));

/** The words from one on that together have just these letters; null where they have others. */
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
 * Where words are printed, whatever spaces and signs part them there. A value that lies in one printed word with its
 * unit, as in `1,250kWh`, is found as well.
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
