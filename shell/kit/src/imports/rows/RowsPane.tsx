import { useNarrow, useTn, useUrlState } from '../../index';
import { Button } from '../../modules/antd';
import type { ReactNode } from 'react';

interface Props {
  rows: number;
  /** True if there are decisions to make first. */
  isBeside: boolean;
  children: ReactNode;
}

/** Shows the rows beside the decisions; on a narrow screen only on request. */
export function RowsPane({ rows, isBeside, children }: Props) {
  const tn = useTn();
  const isNarrow = useNarrow();
  const url = useUrlState();
  const isAsked = url.one('rows') !== null || url.one('row') !== null;
  if (isNarrow && isBeside && !isAsked)
    return (
      <Button onClick={() => url.set({ rows: 'all' })}>{tn(rows, 'Show {count} row', 'Show {count} rows')}</Button>
    );
  return <div className="imp-rows-pane">{children}</div>;
}
