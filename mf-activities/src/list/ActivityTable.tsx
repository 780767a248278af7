import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { type Column, DataTable, lazyOverlay, type QueryResult, type TableView, useFormat, useT } from '@lichen/kit';
import { Suspense, useState } from 'react';
import { BULK_PARAM } from '../bulk/bulk-address';
import { useIsCurrentList } from '../bulk/useIsCurrentList';
import { useRowSelection } from '../bulk/useRowSelection';
import { BehindNotice } from '../dependence/BehindNotice';
import type { Activity } from '../shared/ActivityFacts';
import { AddMenu } from '../shared/AddMenu';
import { FILTER_LABELS, FILTER_NAMES, type filterQuery } from '../shared/address/activity-filters';
import { typeName } from '../shared/activity-name';
import { RowButtons } from './RowButtons';

/** The code of bulk changes is loaded with the first selected row. */
const BulkWork = lazyOverlay(async () => ({ default: (await import('../bulk/BulkWork')).BulkWork }));

interface Props {
  columns: readonly Column<Activity>[];
  of: QueryResult<ListAnswer<Activity>>;
  view: TableView;
  query: ReturnType<typeof filterQuery>;
  types: readonly string[];
  openId: string | null;
  onOpen: (row: Activity) => void;
}

/** Rows of the previous list cannot be selected while another one is loading. */
const ignore = () => undefined;

/** Rows of the list; they have no buttons while one is open in the panel. */
export function ActivityTable({ columns, of, view, query, types, openId, onOpen }: Props) {
  const t = useT();
  const format = useFormat();
  const list = JSON.stringify(query);
  const isOfList = useIsCurrentList(list, of);
  const chosen = useRowSelection(list, isOfList ? (of.data?.list ?? []) : []);
  const [isBulk, setBulk] = useState(false);
  // Stays mounted, because it keeps the result of a change after its rows are no longer selected.
  if (!isBulk && (chosen.ids.size > 0 || view.url.one(BULK_PARAM) !== null)) setBulk(true);
  return (
    <>
      <BehindNotice />
      {isBulk && (
        <Suspense fallback={null}>
          <BulkWork url={view.url} query={query} chosen={chosen} total={isOfList ? of.data?.total : undefined} />
        </Suspense>
      )}
      <DataTable
        label="Activities"
        columns={columns}
        of={of}
        view={view}
        openId={openId}
        onOpen={onOpen}
        nameOf={(row) => [t(typeName(row)), format.period(row.from, row.to)].join(', ')}
        {...(openId ? {} : { rowActions: (row: Activity) => <RowButtons row={row} onOpen={() => onOpen(row)} /> })}
        empty={{
          text: t(TEXTS.listEmpty),
          action: <AddMenu types={types} />,
          filters: FILTER_NAMES,
          filterLabels: FILTER_LABELS,
        }}
        {...(openId ? {} : { selection: { chosen: chosen.ids, onChange: isOfList ? chosen.choose : ignore } })}
      />
    </>
  );
}
