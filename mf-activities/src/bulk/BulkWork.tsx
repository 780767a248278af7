import type { UrlState } from '@lichen/kit';
import type { filterQuery } from '../shared/address/activity-filters';
import { BulkBar } from './BulkBar';
import { BulkOutcome, BulkProgress, BulkRowsProgress } from './BulkOutcome';
import { useBulk } from './useBulk';
import type { RowSelection } from './useRowSelection';

interface Props {
  url: UrlState;
  query: ReturnType<typeof filterQuery>;
  chosen: RowSelection;
  /** Number of rows in the list; undefined while another list is loading. */
  total: number | undefined;
}

/** Bulk actions above the list: the bar, the progress and the result. */
export function BulkWork({ url, query, chosen, total }: Props) {
  const { change, changeThese, undo, result, stretch, putAway, cancel, isBusy } = useBulk({ url, query, chosen });
  return (
    <>
      <BulkBar chosen={chosen} total={total} isBusy={isBusy} onChange={change} />
      <BulkProgress url={url} onAgain={changeThese} onUndo={undo} />
      {stretch && <BulkRowsProgress stretch={stretch} onCancel={cancel} />}
      {result && !stretch && <BulkOutcome result={result} onAgain={changeThese} onClose={putAway} />}
    </>
  );
}
