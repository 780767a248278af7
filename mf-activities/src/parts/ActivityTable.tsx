import { TEXTS } from '@lichen/contracts/texts';
import type { ListAnswer } from '@lichen/contracts/wire';
import { type Column, DataTable, type Reading, type TableView, useFormat, useT } from '@lichen/kit';
import type { Activity } from './ActivityFacts';
import { AddMenu } from './AddMenu';
import { typeName } from './activity-name';
import { RowButtons } from './RowButtons';

interface Props {
  columns: readonly Column<Activity>[];
  of: Reading<ListAnswer<Activity>>;
  view: TableView;
  types: readonly string[];
  openId: string | null;
  onOpen: (row: Activity) => void;
}

/** The rows of the list; while one is open beside it, without buttons of their own. */
export function ActivityTable({ columns, of, view, types, openId, onOpen }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <DataTable
      label="Activities"
      columns={columns}
      of={of}
      view={view}
      openId={openId}
      onOpen={onOpen}
      nameOf={(row) => [t(typeName(row)), format.period(row.from, row.to)].join(', ')}
      {...(openId ? {} : { rowActions: (row: Activity) => <RowButtons row={row} onOpen={() => onOpen(row)} /> })}
      empty={{ text: t(TEXTS.listEmpty), action: <AddMenu types={types} /> }}
    />
  );
}
