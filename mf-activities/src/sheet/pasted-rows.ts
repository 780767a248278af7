import { guessColumns } from '@lichen/contracts/activities/sheet/guess-columns';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import { pastedCells } from './pasted-cells';

const byNames = (row: readonly string[], names: readonly (string | null | undefined)[]) =>
  Object.fromEntries(row.flatMap((text, at) => (names[at] ? [[names[at], text] as const] : [])));

/** Names of the columns when the first row of a block is a header: each of its cells means one. */
function headerOf(first: readonly string[], columns: readonly SheetColumn[]): (string | null)[] | null {
  const guesses = guessColumns(first, columns);
  return first.length > 1 && guesses.every(({ column }) => column !== null)
    ? guesses.map(({ column }) => column)
    : null;
}

/**
 * A pasted block as rows of cells: by its own header, or from the column where it was pasted to the right. Null for a
 * single cell.
 */
export function pastedRows(
  text: string,
  columns: readonly SheetColumn[],
  shown: readonly SheetColumn[],
  from: string,
): Record<string, string>[] | null {
  const block = pastedCells(text);
  const [first = []] = block;
  if (block.length < 2 && first.length < 2) return null;
  const header = headerOf(first, columns);
  if (header) return block.slice(1).map((row) => byNames(row, header));
  const start = shown.findIndex(({ name }) => name === from);
  const names = shown.slice(start).map(({ name }) => name);
  return block.map((row) => byNames(row, names));
}

/** Cells of a block without a header that hold something and have no column: they would go without a word. */
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
