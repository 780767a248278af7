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
  /** Rows of the list; not known while another one is on its way. */
  total: number | undefined;
}

/** Everything about many activities at once, above the list. */
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
