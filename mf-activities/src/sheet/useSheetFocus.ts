import { type RefObject, useEffect, useRef } from 'react';
import { type CellPlace, focusCell } from './cell-places';

/** Takes the focus to a cell, also to one of a row that was only just asked for: it is there one render later. */
export function useSheetFocus(within: RefObject<HTMLElement | null>): (place: CellPlace) => void {
  const wanted = useRef<CellPlace | null>(null);
  useEffect(() => {
    if (wanted.current && focusCell(within.current, wanted.current)) wanted.current = null;
  });
  return (place) => {
    if (!focusCell(within.current, place)) wanted.current = place;
  };
}
