import type { PageText, Word } from '@lichen/contracts/docs/reading';

const [WIDTH, HEIGHT, SIZE] = [595, 842, 10];
const LETTER = 5;

/** A page from lines of text: three spaces part cells; each letter is as wide as the others. */
export function pagesOf(text: string): PageText[] {
  const words = text.split('\n').flatMap((line, at): Word[] =>
    [...line.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      page: 1,
      box: {
        x: (40 + found.index * LETTER) / WIDTH,
        y: (40 + at * SIZE * 1.4) / HEIGHT,
        width: (found[0].length * LETTER) / WIDTH,
        height: SIZE / HEIGHT,
      },
      size: SIZE,
      confidence: 1,
      from: 'text',
    })),
  );
  return [{ page: 1, width: WIDTH, height: HEIGHT, rotation: 0, words, readable: true }];
}
