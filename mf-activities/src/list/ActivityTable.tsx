import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { type Column, DataTable, type QueryResult, type TableView, useFormat, useT } from '@lichen/kit';
import { BulkWork } from '../bulk/BulkWork';
import { useIsCurrentList } from '../bulk/useIsCurrentList';
import { useRowSelection } from '../bulk/useRowSelection';
import { BehindNotice } from '../dependence/BehindNotice';
import type { Activity } from '../shared/ActivityFacts';
import { AddMenu } from '../shared/AddMenu';
import { FILTER_LABELS, FILTER_NAMES, type filterQuery } from '../shared/address/activity-filters';
import { typeName } from '../shared/activity-name';
import { RowButtons } from './RowButtons';

interface Props {
  columns: readonly Column<Activity>[];
  of: QueryResult<ListAnswer<Activity>>;
  view: TableView;
  query: ReturnType<typeof filterQuery>;
  types: readonly string[];
  openId: string | null;
  onOpen: (row: Activity) => void;
}

/** Rows of the list before cannot be chosen for the one that is on its way. */
const ignore = () => undefined;

/** The rows of the list; while one is open beside it, without buttons of their own. */
export function ActivityTable({ columns, of, view, query, types, openId, onOpen }: Props) {
  const t = useT();
  const format = useFormat();
  const list = JSON.stringify(query);
  const isOfList = useIsCurrentList(list, of);
  const chosen = useRowSelection(list, isOfList ? (of.data?.list ?? []) : []);
  return (
    <>
      <BehindNotice />
      <BulkWork url={view.url} query={query} chosen={chosen} total={isOfList ? of.data?.total : undefined} />
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
