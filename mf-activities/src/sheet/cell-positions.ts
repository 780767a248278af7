import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { RowDraft } from './row-draft';
import { isBlank, type SheetRow } from './sheet-rows';

/** Position of a cell: zero-based index of its row, and name of its column. */
export interface CellPosition {
  readonly at: number;
  readonly column: string;
}

/** Returns the position of the cell that an event came from. */
export function positionOf(target: EventTarget | null): CellPosition | null {
  const { at, column } = (target as HTMLElement | null)?.dataset ?? {};
  return at === undefined || column === undefined ? null : { at: Number(at), column };
}

/** Focuses a cell; false when it does not exist. */
export function focusCell(within: HTMLElement | null, { at, column }: CellPosition): boolean {
  const cell = within?.querySelector<HTMLInputElement>(`[data-at="${at}"][data-column="${CSS.escape(column)}"]`);
  cell?.focus();
  cell?.select();
  return Boolean(cell);
}

/** Returns the column where typing continues in a row: the first empty required one, or the first one. */
export function startOf(cells: SheetRow['cells'], shown: readonly SheetColumn[]): string {
  const isEmpty = ({ name }: SheetColumn) => (cells[name] ?? '').trim() === '';
  return (shown.find((column) => column.required && isEmpty(column)) ?? shown[0])?.name ?? '';
}

/**
 * Returns the next cell that needs work after a position, continuing from the top after the last; null when there is
 * none.
 */
export function nextProblem(
  rows: readonly SheetRow[],
  needsOf: (row: SheetRow) => RowDraft['errors'],
  shown: readonly SheetColumn[],
  after: CellPosition,
): CellPosition | null {
  const places = rows.flatMap((row, at) => {
    if (isBlank(row) || row.savedId !== undefined) return [];
    const needs = needsOf(row);
    return shown.filter(({ name }) => needs[name] !== undefined).map(({ name }) => ({ at, column: name }));
  });
  const order = ({ at, column }: CellPosition) => at * shown.length + shown.findIndex(({ name }) => name === column);
  return places.find((place) => order(place) > order(after)) ?? places[0] ?? null;
}
