import { type RefObject, useEffect, useRef } from 'react';
import { type CellPosition, focusCell } from './cell-positions';

/** Takes the focus to a cell, also to one of a row that was only just asked for: it is there one render later. */
export function useSheetFocus(within: RefObject<HTMLElement | null>): (place: CellPosition) => void {
  const wanted = useRef<CellPosition | null>(null);
  useEffect(() => {
    if (wanted.current && focusCell(within.current, wanted.current)) wanted.current = null;
  });
  return (place) => {
    if (!focusCell(within.current, place)) wanted.current = place;
  };
}
