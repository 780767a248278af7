import type { CellPlace } from './cell-places';
import { SheetProblem } from './SheetProblem';
import { SheetWarnings } from './SheetWarnings';
import type { OpenSheet } from './useSheet';

/** What has to be put right in the sheet, and under it what is worth a look. */
export function SheetFindings({ open, here }: { open: OpenSheet; here: CellPlace | null }) {
  return (
    <>
      <SheetProblem open={open} here={here} />
      <SheetWarnings open={open} />
    </>
  );
}
