import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { RowDraft } from './row-draft';
import { isBlank, type SheetRow } from './sheet-rows';

/** A cell on the page, by its place from above and the name of its column. */
export interface CellPosition {
  readonly at: number;
  readonly column: string;
}

/** The place of the cell that an event came from. */
export function positionOf(target: EventTarget | null): CellPosition | null {
  const { at, column } = (target as HTMLElement | null)?.dataset ?? {};
  return at === undefined || column === undefined ? null : { at: Number(at), column };
}

/** Takes the focus to a cell; false when it is not there. */
export function focusCell(within: HTMLElement | null, { at, column }: CellPosition): boolean {
  const cell = within?.querySelector<HTMLInputElement>(`[data-at="${at}"][data-column="${CSS.escape(column)}"]`);
  cell?.focus();
  cell?.select();
  return Boolean(cell);
}

/** Cell where typing continues in a row: its first empty required cell, or its first one. */
export function startOf(cells: SheetRow['cells'], shown: readonly SheetColumn[]): string {
  const isEmpty = ({ name }: SheetColumn) => (cells[name] ?? '').trim() === '';
  return (shown.find((column) => column.required && isEmpty(column)) ?? shown[0])?.name ?? '';
}

/** The next cell that needs work after a place, from the top again after the last; null when nothing does. */
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
