import { lazyInline } from '@lichen/kit';
import { Suspense } from 'react';
import type { CellPosition } from './cell-positions';
import { SheetProblem } from './SheetProblem';
import type { OpenSheet } from './useSheet';

/** Loaded after the sheet itself, because there are no warnings before anything is entered. */
const SheetWarnings = lazyInline(async () => ({ default: (await import('./SheetWarnings')).SheetWarnings }));

/** Errors of the sheet, followed by its warnings. */
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
