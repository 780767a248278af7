import { useT, useNotify } from '@lichen/kit';
import { type KeyboardEvent, type RefObject, useState, useEffect, useRef } from 'react';
import { type CellPosition, nextProblem, positionOf, startOf, focusCell } from './cell-positions';
import { nextBillValues } from '../form/meter-bills';
import { textsOf } from './open-texts';
import { isBlank } from './sheet-rows';
import { fieldOf, type OpenSheet } from './useSheet';

/** Focuses a cell, even in a row that was only just added and appears with the next render. */
function useSheetFocus(within: RefObject<HTMLElement | null>): (place: CellPosition) => void {
  const wanted = useRef<CellPosition | null>(null);
  useEffect(() => {
    if (wanted.current && focusCell(within.current, wanted.current)) wanted.current = null;
  });
  return (place) => {
    if (!focusCell(within.current, place)) wanted.current = place;
  };
}

/** A range of one column, selected to be filled. */
export interface CellRange {
  readonly column: string;
  readonly first: number;
  readonly last: number;
}

type Move = (place: CellPosition, isShifted: boolean) => void;

const withArrow = (by: -1 | 1) => (by === 1 ? 'ArrowDown' : 'ArrowUp');

/** Moves to the next row; if it is empty, starts the next bill of the same meter in it. */
function useNextBill(open: OpenSheet, go: (place: CellPosition) => void) {
  const { form, rows, shown, change, draftOf } = open;
  return (at: number) => {
    const [row, below] = [rows[at], rows[at + 1]];
    if (!row) return;
    const isFree = !below || isBlank(below);
    const { draft, given } = draftOf(row);
    const cells = isFree && !isBlank(row) ? textsOf(open, nextBillValues(form, draft, given)) : (below?.cells ?? {});
    if (!below) change({ type: 'add', cells });
    else if (isFree) change({ type: 'cells', key: below.key, cells });
    go({ at: at + 1, column: startOf(cells, shown) });
  };
}

/** Keyboard actions of a sheet: next bill, copy down, fill a range, next problem, save. */
export function useSheetMoves(open: OpenSheet, within: RefObject<HTMLElement | null>, save: () => void) {
  const { form, rows, shown, change } = open;
  const t = useT();
  const notify = useNotify();
  const go = useSheetFocus(within);
  const nextBill = useNextBill(open, go);
  const [stretch, setStretch] = useState<CellRange | null>(null);

  const copyDown: Move = ({ at, column }) => {
    const chosen = stretch?.column === column && stretch.last > stretch.first ? stretch : null;
    // There is no row above the first one to copy from.
    if (!chosen && at === 0) return;
    change({ type: 'fill', column, first: chosen?.first ?? at - 1, last: chosen?.last ?? at });
  };

  const repair: Move = (place) => {
    const found = nextProblem(rows, open.needsOf, shown, place);
    if (found) go(found);
    else notify(t('Nothing to correct'));
  };

  const arrow =
    (by: -1 | 1): Move =>
    ({ at, column }, isShifted) => {
      if (!isShifted) return go({ at: at + by, column });
      const from = stretch?.column === column ? stretch : { column, first: at, last: at };
      setStretch({ ...from, last: Math.min(rows.length - 1, Math.max(from.first, from.last + by)) });
    };

  const step = (type: 'undo' | 'redo', said: string): Readonly<Record<string, Move>> => {
    const move = () => {
      change({ type });
      notify(said);
    };
    // If there is nothing to undo, the browser handles the key.
    return open.steps[type] > 0 ? { [type === 'undo' ? 'Ctrl z' : 'Ctrl Shift z']: move } : {};
  };

  const moves: Readonly<Record<string, Move>> = {
    Enter: ({ at, column }, isShifted) => (isShifted ? go({ at: at - 1, column }) : nextBill(at)),
    F8: repair,
    [withArrow(-1)]: arrow(-1),
    [withArrow(1)]: arrow(1),
    Escape: () => setStretch(null),
    'Ctrl d': copyDown,
    'Ctrl s': save,
    ...step('undo', t('Undone')),
    ...step('redo', t('Redone')),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const place = positionOf(event.target);
    const move = moves[ctrlKey || metaKey ? `Ctrl ${shiftKey ? 'Shift ' : ''}${key.toLowerCase()}` : key];
    if (!place || !move || altKey) return;
    // In a cell with a list, the arrow keys move in the list.
    const field = fieldOf(form, place.column);
    const hasList = field?.kind === 'place' || (field && open.sheet.offersOf(field).length > 0);
    if (key.startsWith('Arrow') && !shiftKey && hasList) return;
    event.preventDefault();
    move(place, shiftKey);
  };

  return { onKeyDown, stretch, setStretch };
}
