import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { type ReactNode, useState } from 'react';
import { SealContents } from './SealContents';
import { YearDecision } from './YearDecision';
import { YearDifferences } from './YearDifferences';
import { YearHistory } from './YearHistory';
import { type Decision, YearSealCard } from './YearSealCard';
import { hasEnded } from './year-words';
import './years.css';

/**
 * Returns the year in the address, otherwise one that needs a decision, otherwise the latest that is approved or over.
 */
export const shownYear = <R extends InventoryYearRow>(list: readonly R[], wanted: string | null, today: number) =>
  list.find((row) => String(row.year) === wanted) ??
  list.find((row) => row.changed_since_approval || row.waiting) ??
  list.find((row) => row.state === 'approved') ??
  list.find((row) => hasEnded(row.year, today));

interface Props {
  readonly row: InventoryYearRow;
  readonly onDecided: () => void;
  /** Content shown above the history. */
  readonly children: ReactNode;
}

/** Cards of one year: its seal, the differences from it, and the approval. */
export function YearCards({ row, onDecided, children }: Props) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <>
      <YearSealCard row={row} onDecide={setDecision} />
      {row.changed_since_approval && (
        <div className="act-year-pair">
          <YearDifferences row={row} />
          {row.rows !== null && <SealContents row={row} rows={row.rows} />}
        </div>
      )}
      {children}
      <YearHistory year={row.year} />
      {decision && (
        <YearDecision
          row={row}
          decision={decision}
          onClose={(done) => {
            setDecision(undefined);
            if (done) onDecided();
          }}
        />
      )}
    </>
  );
}
