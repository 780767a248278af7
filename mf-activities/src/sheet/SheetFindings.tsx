import { lazyInline } from '@lichen/kit';
import { Suspense } from 'react';
import type { CellPosition } from './cell-positions';
import { SheetProblem } from './SheetProblem';
import type { OpenSheet } from './useSheet';

/** Comes after the sheet itself: nothing is warned of before something is entered. */
const SheetWarnings = lazyInline(async () => ({ default: (await import('./SheetWarnings')).SheetWarnings }));

/** Errors of the sheet, and below them its warnings. */
export function SheetFindings({ open, here }: { open: OpenSheet; here: CellPosition | null }) {
  return (
    <>
      <SheetProblem open={open} here={here} />
      <Suspense>
        <SheetWarnings open={open} />
      </Suspense>
    </>
  );
}
