import { guessColumns } from '@lichen/contracts/sheet/guess-columns';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { isBlock, pastedCells } from './pasted-cells';

const byNames = (row: readonly string[], names: readonly (string | null | undefined)[]) =>
  Object.fromEntries(row.flatMap((text, at) => (names[at] ? [[names[at], text] as const] : [])));

/** A cell that starts like a number or a date is not a heading. */
const isFigure = (text: string) => /^[-−£€$]?\s*\d/.test(text);

/**
 * Returns the column names if the first row of a block is a header: words only, of which at least two and at least half
 * match a column. Others are null.
 */
function headerOf(first: readonly string[], columns: readonly SheetColumn[]): (string | null)[] | null {
  if (first.some(isFigure)) return null;
  const names = guessColumns(first, columns).map(({ column }) => column);
  const known = names.filter((name) => name !== null).length;
  return known > 1 && known * 2 >= first.filter((text) => text !== '').length ? names : null;
}

/**
 * Returns a pasted block as rows of cells, by its own header or from the target column to the right. Null for a single
 * cell.
 */
export function pastedRows(
  text: string,
  columns: readonly SheetColumn[],
  shown: readonly SheetColumn[],
  from: string,
): Record<string, string>[] | null {
  if (!isBlock(text)) return null;
  const block = pastedCells(text);
  const [first = []] = block;
  const header = headerOf(first, columns);
  if (header) return block.slice(1).map((row) => byNames(row, header));
  const start = shown.findIndex(({ name }) => name === from);
  const names = shown.slice(start).map(({ name }) => name);
  return block.map((row) => byNames(row, names));
}

/** Counts non-empty cells of a block without header that have no column and would be lost silently. */
export function cellsBeyond(
  text: string,
  columns: readonly SheetColumn[],
  shown: readonly SheetColumn[],
  from: string,
): number {
  const block = pastedCells(text);
  if (headerOf(block[0] ?? [], columns)) return 0;
  const room = shown.length - shown.findIndex(({ name }) => name === from);
  return block.flatMap((row) => row.slice(room).filter((cell) => cell !== '')).length;
}

/** Returns the headings that match no column although cells below them have values; these are omitted. */
export function unknownHeadings(text: string, columns: readonly SheetColumn[]): string[] {
  const [first = [], ...rows] = pastedCells(text);
  const header = headerOf(first, columns);
  if (!header) return [];
  return first.filter((heading, at) => heading !== '' && header[at] === null && rows.some((row) => row[at]));
}
