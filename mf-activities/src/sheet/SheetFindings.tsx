import type { CellPosition } from './cell-positions';
import { SheetProblem } from './SheetProblem';
import { SheetWarnings } from './SheetWarnings';
import type { OpenSheet } from './useSheet';

/** Errors of the sheet, and below them its warnings. */
export function SheetFindings({ open, here }: { open: OpenSheet; here: CellPosition | null }) {
  return (
    <>
      <SheetProblem open={open} here={here} />
      <SheetWarnings open={open} />
    </>
  );
}
