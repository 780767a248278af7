import { useT } from '@lichen/kit';
import type { CellPosition } from './cell-positions';
import { isBlank } from './sheet-rows';
import type { OpenSheet } from './useSheet';

/** Error of the focused cell. */
export function SheetProblem({
  open: { rows, columns, needsOf },
  here,
}: {
  open: OpenSheet;
  here: CellPosition | null;
}) {
  const t = useT();
  const row = here && rows[here.at];
  const column = columns.find(({ name }) => name === here?.column);
  const isOpen = row && !isBlank(row) && row.savedId === undefined;
  const problem = isOpen && column ? needsOf(row)[column.name] : undefined;
  return (
    <p className="sheet-problem" aria-live="polite">
      {problem && here && column && (
        <>
          {t('{column}, row {row}', { column: t(column.label), row: here.at + 1 })}: <strong>{t(problem)}</strong>
        </>
      )}
    </p>
  );
}
