import type { PageText, Word } from '@lichen/contracts/docs/reading';

/** A business term of EN 16931 with its value. */
export interface Term {
  readonly term: string;
  /** Number of the invoice line, from 1; 0 for the whole invoice. */
  readonly line: number;
  readonly value: string;
}

const [WIDTH, HEIGHT] = [595, 842];
const SIZE = 9;
const LETTER = 0.009;
const ROW = 0.017;

/**
 * Returns structured data as words on a page, one row for each term. `page` is 0 beside the pages of a PDF that
 * contains it, and 1 if there is nothing else to show.
 */
export function termPage(terms: readonly Term[], page: 0 | 1): PageText {
  const words = terms.flatMap(({ term, line, value }, row): Word[] => {
    let x = 0.06;
    return [line > 0 ? `${term}/${line}` : term, ...value.split(' ')].map((text, at) => {
      const width = text.length * LETTER;
      const word: Word = {
        text,
        page,
        box: { x, y: ROW * (row + 2), width, height: ROW * 0.8 },
        size: SIZE,
        confidence: 1,
        from: 'xml',
      };
      x = at === 0 ? 0.22 : x + width + LETTER;
      return word;
    });
  });
  return {
    page,
    width: WIDTH,
    height: HEIGHT * Math.max(1, (terms.length * ROW) / 0.95),
    rotation: 0,
    words,
    readable: true,
  };
}

/** A term with its words on the page. */
export interface TermPlace extends Term {
  readonly page: number;
  readonly words: readonly Word[];
}

/** Returns the terms on the pages; empty if they have only print. */
export function termsOf(pages: readonly PageText[]): TermPlace[] {
  return pages.flatMap(({ page, words }) => {
    const rows = new Map<number, Word[]>();
    for (const word of words.filter(({ from }) => from === 'xml'))
      rows.set(word.box.y, [...(rows.get(word.box.y) ?? []), word]);
    return [...rows.values()].flatMap(([key, ...rest]): TermPlace[] => {
      const [term = '', line = '0'] = key?.text.split('/') ?? [];
      if (rest.length === 0) return [];
      return [{ term, line: Number(line), value: rest.map(({ text }) => text).join(' '), page, words: rest }];
    });
  });
}
