import type { PageText, Word } from '@lichen/contracts/docs/reading';

const [WIDTH, HEIGHT, SIZE] = [595, 842, 10];
const LETTER = 5;
const [LARGE, SMALL] = [15, 7];
/** Marks for the size of the following words; they are not words themselves. */
const SIGNS = new Set(['#', '~']);
const NEXT_PAGE = '\n===\n';

const sizeAt = (line: string, at: number): number =>
  /# /.test(line.slice(0, at)) ? LARGE : line.startsWith('~') ? SMALL : SIZE;

const wordsOf = (text: string, page: number): Word[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+/g)]
      .filter(([word]) => !SIGNS.has(word))
      .map((found): Word => {
        const size = sizeAt(line, found.index);
        return {
          text: found[0],
          page,
          box: {
            x: (40 + found.index * LETTER) / WIDTH,
            y: (40 + at * SIZE * 1.4) / HEIGHT,
            width: (found[0].length * LETTER) / WIDTH,
            height: size / HEIGHT,
          },
          size,
          confidence: 1,
          from: 'text',
        };
      }),
  );

/**
 * Creates pages from lines of text with characters of equal width. Two spaces separate cells; `# ` makes the following
 * text large, `~ ` makes a line small, and `===` begins a page.
 */
export function pagesOf(text: string): PageText[] {
  return text.split(NEXT_PAGE).map((each, at) => ({
    ...{ page: at + 1, width: WIDTH, height: HEIGHT, rotation: 0 as const, readable: true },
    words: wordsOf(each, at + 1),
  }));
}
