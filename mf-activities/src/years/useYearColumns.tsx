import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { decideInventoryYear, type InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { type Column, Figure, StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { explanationAddress } from '../shared/total-in-address';
import { rowsAddress } from '../shared/year-rows';
import { totalOf, yearState } from './year-words';

export type YearRow = InventoryYearRow & { _id: string };

/** Columns of the years; a figure opens the year's rows with their total explained. */
export function useYearColumns(onDecide: (row: InventoryYearRow) => void): Column<YearRow>[] {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may, today } = usePortal();
  const mayOpen = may(activity.allow.list);
  const kilograms = (key: string, title: string, kg: (row: YearRow) => number): Column<YearRow> => ({
    ...{ key, title: `${t(title)}, ${format.unit}`, align: 'number', card: 'none' },
    text: (row) => format.co2(kg(row)),
    render: (row) => {
      const open = () => void navigate(explanationAddress(rowsAddress(key, yearBounds(row.year))));
      return mayOpen ? (
        <Figure kg={kg(row)} unit="plain" of={`${row.year}, ${t(title)}`} onOpen={open} />
      ) : (
        format.co2(kg(row))
      );
    },
  });
  const signed = ({ approved_by, approved_on }: YearRow) =>
    approved_by && approved_on !== null ? `${approved_by}, ${format.moment(approved_on)}` : '';
  const isOver = ({ year }: YearRow) => yearBounds(year).to < today();
  const columns: Column<YearRow>[] = [
    { key: 'year', title: 'Year', card: 'title', text: (row) => String(row.year), render: (row) => String(row.year) },
    {
      key: 'state',
      title: 'State',
      text: (row) => t(yearState(row).words),
      render: (row) => <StatusTag tone={yearState(row).tone}>{t(yearState(row).words)}</StatusTag>,
    },
    kilograms('1', 'Scope 1', ({ now }) => now.scope_1),
    kilograms('2', 'Scope 2', ({ now }) => now.scope_2),
    kilograms('3', 'Scope 3', ({ now }) => now.scope_3),
    { ...kilograms('Total', 'Total', ({ now }) => totalOf(now)), card: 'figure' },
    { key: 'signed', title: 'Approved by', text: signed, render: signed },
    { key: 'note', title: 'Reason', text: ({ note }) => note ?? '', render: ({ note }) => note ?? '' },
  ];
  if (!may(decideInventoryYear.allow)) return columns;
  const decide = (row: YearRow) =>
    (row.state === 'approved' || isOver(row)) && (
      <Button size="small" onClick={() => onDecide(row)}>
        {row.state === 'approved' ? t('Reopen') : t('Approve')}
      </Button>
    );
  return [...columns, { key: 'decide', title: 'Decision', text: () => '', render: decide }];
}
