import type { PageGrid, TypesetPage } from '@lichen/contracts/docs/typeset';
import type { Word } from '@lichen/contracts/docs/reading';

/** Content of a file without pages, from top to bottom: lines of text, rows of cells, and page breaks. */
export type Block =
  | { readonly kind: 'line'; readonly text: string; readonly isHeading?: true }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly number?: number }
  | { readonly kind: 'page' };

/** Maximum number of pages made from one file. Longer lists are imported rather than read. */
export const MOST_TYPESET_PAGES = 40;

/** Sizes in points of an A4 page. Characters have equal widths, so that columns made with spaces stay aligned. */
const PAGE = { width: 595, height: 842, margin: 42 };
const SIZE = 9;
const LETTER = SIZE * 0.6;
const LEADING = 14;
const LETTERS_ACROSS = Math.floor((PAGE.width - 2 * PAGE.margin) / LETTER);
/** Number of lines that fit on all pages; the rest is not examined. */
export const MOST_LINES = MOST_TYPESET_PAGES * Math.floor((PAGE.height - 2 * PAGE.margin) / LEADING);
const TAB = 8;
/** Maximum characters per line and lines per cell; longer text is only in the file. */
const WIDEST_CELL = 40;
const TALLEST_CELL = 8;
const BETWEEN_CELLS = 2;

/** Expands tabs to the next stop, and converts other white space to spaces. */
function withoutTabs(text: string): string {
  let plain = '';
  for (const letter of text)
    if (letter === '\t') plain += ' '.repeat(TAB - (plain.length % TAB));
    else plain += /\s/.test(letter) ? ' ' : letter;
  return plain.trimEnd();
}

/** Returns the number of lines that a text takes at least. */
const linesIn = ({ length }: string): number => Math.max(1, Math.ceil(length / LETTERS_ACROSS));

/** Wraps a line at spaces, or within a word that is too long by itself. */
function wrapped(text: string, across: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > across) {
    const space = rest.lastIndexOf(' ', across);
    const end = space > 0 ? space : across;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

/** Maximum number of characters examined in a cell, which is more than fit. */
const MOST_OF_CELL = 4 * WIDEST_CELL * TALLEST_CELL;

const cellLines = (text: string): string[] => {
  const lines = text
    .slice(0, MOST_OF_CELL)
    .split(/\r\n|\n|\r/)
    .flatMap((line) => wrapped(withoutTabs(line), WIDEST_CELL));
  return lines.length > TALLEST_CELL ? [...lines.slice(0, TALLEST_CELL - 1), '…'] : lines;
};

interface Row {
  readonly number: number | undefined;
  readonly cells: readonly (readonly string[])[];
}

/** Consecutive rows share their columns. */
interface Table {
  readonly kind: 'table';
  readonly rows: Row[];
  /** Left edge of each column in characters from the margin; the last entry is the right edge of the table. */
  readonly columns: readonly number[];
}

type Part = Table | Extract<Block, { kind: 'line' | 'page' }>;

function tableOf(blocks: readonly Extract<Block, { kind: 'row' }>[]): Table {
  const rows = blocks.map(({ cells, number }) => ({ number, cells: cells.map(cellLines) }));
  const widths: number[] = [];
  for (const { cells } of rows)
    for (const [at, lines] of cells.entries())
      widths[at] = Math.max(widths[at] ?? 1, ...lines.map((line) => line.length));
  let from = 0;
  const columns = [0, ...Array.from(widths, (width = 1) => (from += width + BETWEEN_CELLS))];
  return { kind: 'table', rows, columns };
}

function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let rows: Extract<Block, { kind: 'row' }>[] = [];
  const close = () => {
    if (rows.length > 0) parts.push(tableOf(rows));
    rows = [];
  };
  for (const block of blocks)
    if (block.kind === 'row') rows.push(block);
    else {
      close();
      parts.push(block);
    }
  close();
  return parts;
}

/** Collects the words of one page, placed in characters from the left margin and in lines from the top. */
function sheetOf(page: number, width: number, from: Word['from']) {
  const words: Word[] = [];
  const grids: PageGrid[] = [];
  let y = PAGE.margin;
  const across = (letters: number) => (PAGE.margin + letters * LETTER) / width;
  return {
    hasRoomFor: (lines: number) => y === PAGE.margin || y + lines * LEADING <= PAGE.height - PAGE.margin,
    isEmpty: () => words.length === 0,
    print: (text: string, column: number, below: number) => {
      for (const { 0: word, index } of text.matchAll(/\S+/g))
        words.push({
          text: word,
          page,
          box: {
            x: across(column + index),
            y: (y + below * LEADING) / PAGE.height,
            width: (word.length * LETTER) / width,
            height: SIZE / PAGE.height,
          },
          size: SIZE,
          confidence: 1,
          from,
        });
    },
    row: (table: Table, number: number | undefined, lines: number) => {
      const columns = table.columns.map(across).map((x) => x - LETTER / width);
      const open = grids.at(-1);
      const grid = open && open.columns.join() === columns.join() ? open : { columns, rows: [] };
      if (grid !== open) grids.push(grid);
      const top = (y - LEADING * 0.2) / PAGE.height;
      grid.rows.push({ top, bottom: top + (lines * LEADING) / PAGE.height, number: number ?? null });
    },
    feed: (lines: number) => {
      y += lines * LEADING;
    },
    finish: (): TypesetPage => ({
      ...{ page, width, height: PAGE.height, rotation: 0, words, readable: true },
      grids,
    }),
  };
}

/**
 * Typesets blocks on pages and places each word. `from` is stored as the words' origin. `left_out` is the number of
 * lines and rows that did not fit.
 */
export function typeset(blocks: readonly Block[], from: Word['from']): { pages: TypesetPage[]; left_out: number } {
  const parts = partsOf(blocks);
  const widest = parts.reduce(
    (most, part) => Math.max(most, part.kind === 'table' ? (part.columns.at(-1) ?? 0) : 0),
    0,
  );
  const width = Math.max(PAGE.width, Math.ceil(2 * PAGE.margin + widest * LETTER));
  const pages: TypesetPage[] = [];
  let sheet = sheetOf(1, width, from);
  let leftOut = 0;
  const turn = () => {
    pages.push(sheet.finish());
    sheet = sheetOf(pages.length + 1, width, from);
  };
  /** Runs `print` on the current page, or on a new one if there is not enough room. */
  const place = (lines: number, print: () => void) => {
    if (!sheet.hasRoomFor(lines)) turn();
    if (pages.length >= MOST_TYPESET_PAGES) leftOut += 1;
    else {
      print();
      sheet.feed(lines);
    }
  };
  for (const part of parts) {
    if (part.kind === 'page') {
      if (!sheet.isEmpty()) turn();
    } else if (part.kind === 'line') {
      const isFull = pages.length >= MOST_TYPESET_PAGES;
      const looked = isFull ? '' : part.text.slice(0, MOST_LINES * LETTERS_ACROSS);
      if (looked.length < part.text.length) leftOut += linesIn(part.text.slice(looked.length));
      if (!isFull || part.text === '')
        for (const line of wrapped(withoutTabs(looked), LETTERS_ACROSS))
          place(part.isHeading ? 1.5 : 1, () => sheet.print(line, 0, 0));
    } else
      for (const { cells, number } of part.rows) {
        const lines = Math.max(1, ...cells.map(({ length }) => length));
        place(lines, () => {
          sheet.row(part, number, lines);
          for (const [at, texts] of cells.entries())
            for (const [below, text] of texts.entries()) sheet.print(text, part.columns[at] ?? 0, below);
        });
      }
  }
  if (pages.length < MOST_TYPESET_PAGES && (!sheet.isEmpty() || pages.length === 0)) pages.push(sheet.finish());
  return { pages, left_out: leftOut };
}
