import {
  decideInventoryYear,
  type InventoryYearRow,
  inventoryYearStates,
} from '@lichen/contracts/activities/inventory-year.call';
import { inventoryYear } from '@lichen/contracts/activities/inventory-year.entity';
import { paths } from '@lichen/contracts/paths';
import { TEXTS } from '@lichen/contracts/texts';
import type { ListAnswer } from '@lichen/contracts/wire';
import {
  type Column,
  DataTable,
  NoPermission,
  Page,
  type Reading,
  StatusTag,
  useAnswer,
  useFormat,
  usePortal,
  useT,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { ActivityPlaces } from '../parts/ActivityPlaces';
import { YearChanges } from '../parts/YearChanges';
import { YearDecision } from '../parts/YearDecision';
import { totalOf, yearState } from '../parts/year-words';
import '../parts/calcs.css';
import '../parts/checks.css';

type Row = InventoryYearRow & { _id: string };

export default function InventoryYears() {
  const { may } = usePortal();
  return may(inventoryYearStates.allow) ? <Years /> : <NoPermission />;
}

function useColumns(onDecide: (row: InventoryYearRow) => void): Column<Row>[] {
  const t = useT();
  const format = useFormat();
  const { may, today } = usePortal();
  const kilograms = (key: string, title: string, kg: (row: Row) => number): Column<Row> => ({
    ...{ key, title: `${t(title)}, ${format.unit}`, align: 'number', card: 'none' },
    text: (row) => format.co2(kg(row)),
    render: (row) => format.co2(kg(row)),
  });
  const signed = ({ approved_by, approved_on }: Row) =>
    approved_by && approved_on !== null ? `${approved_by}, ${format.moment(approved_on)}` : '';
  const isOver = ({ year }: Row) => Date.UTC(year + 1, 0, 1) <= today();
  const columns: Column<Row>[] = [
    { key: 'year', title: 'Year', card: 'title', text: (row) => String(row.year), render: (row) => String(row.year) },
    {
      key: 'state',
      title: 'State',
      text: (row) => t(yearState(row).words),
      render: (row) => <StatusTag tone={yearState(row).tone}>{t(yearState(row).words)}</StatusTag>,
    },
    kilograms('scope_1', 'Scope 1', ({ now }) => now.scope_1),
    kilograms('scope_2', 'Scope 2', ({ now }) => now.scope_2),
    kilograms('scope_3', 'Scope 3', ({ now }) => now.scope_3),
    { ...kilograms('total', 'Total', ({ now }) => totalOf(now)), card: 'figure' },
    { key: 'signed', title: 'Approved by', text: signed, render: signed },
    { key: 'note', title: 'Reason', text: ({ note }) => note ?? '', render: ({ note }) => note ?? '' },
  ];
  if (!may(decideInventoryYear.allow)) return columns;
  const decide = (row: Row) =>
    (row.state === 'approved' || isOver(row)) && (
      <Button size="small" onClick={() => onDecide(row)}>
        {row.state === 'approved' ? t('Open again') : t('Approve')}
      </Button>
    );
  return [...columns, { key: 'decide', title: 'Decision', text: () => '', render: decide }];
}

/** Calendar years with their totals, and which of them somebody has approved. */
function Years() {
  const t = useT();
  const view = useTableView('inventory_years');
  const [deciding, setDeciding] = useState<InventoryYearRow>();
  const columns = useColumns(setDeciding);
  const found = useAnswer<ListAnswer<InventoryYearRow>>([inventoryYear.name, 'call'], inventoryYearStates.name, {});
  const list = found.data?.list.map((row): Row => ({ ...row, _id: String(row.year) }));
  const rows = { ...found, data: found.data && { ...found.data, list } } as Reading<ListAnswer<Row>>;
  return (
    <Page
      wide
      title={t('Years')}
      context={t('An approved year keeps its totals, and recalculations leave it as it is.')}
      actions={<Link to={paths.recalculations}>{t('Recalculation')}</Link>}
    >
      <ActivityPlaces />
      {list
        ?.filter((row) => row.changed_since_approval)
        .map((row) => (
          <YearChanges key={row._id} row={row} />
        ))}
      <DataTable
        label="Years"
        columns={columns}
        of={rows}
        view={view}
        nameOf={({ year }) => String(year)}
        empty={{ text: t(TEXTS.listEmpty) }}
      />
      {deciding && (
        <YearDecision
          row={deciding}
          onClose={(done) => {
            setDeciding(undefined);
            if (done) void found.refetch();
          }}
        />
      )}
    </Page>
  );
}
