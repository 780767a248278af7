import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { type Column, Figure, StatusTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { explanationAddress } from '../shared/address/total-in-address';
import { rowsAddress } from '../shared/year-rows';
import { hasEnded, marketTotalOf, monthsOverUntil, totalOf, yearState } from './year-words';

/** `used_rows` is undefined until it is counted. */
export type YearRow = InventoryYearRow & { readonly _id: string; readonly used_rows: number | undefined };

/** A year, with its months that are over, or that it is the base year. */
function YearName({ year, is_base_year }: InventoryYearRow) {
  const t = useT();
  const format = useFormat();
  const today = usePortal().today();
  const until = monthsOverUntil(year, today);
  const { from, to } = yearBounds(year);
  const whole = hasEnded(year, today) ? `${format.month(from)}–${format.month(to)}` : null;
  const lines = [
    until === null ? null : t('to {month}', { month: format.month(until, 'long') }),
    is_base_year ? t('Base year') : whole,
  ];
  return (
    <>
      {year}
      {lines.map(
        (line) =>
          line !== null && (
            <span key={line} className="act-quiet act-year-line">
              {line}
            </span>
          ),
      )}
    </>
  );
}

/** Returns the columns of the years; a figure opens the year's rows with their total explained. */
export function useYearColumns(onOpen: (row: InventoryYearRow) => void): Column<YearRow>[] {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = usePortal();
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
  const market = (key: string, title: string, kg: (row: YearRow) => number | null): Column<YearRow> => ({
    ...{ key, title: `${t(title)}, ${format.unit}`, align: 'number', card: 'none' },
    text: (row) => format.co2(kg(row)),
    render: (row) => <span className="act-quiet">{format.co2(kg(row)) || '–'}</span>,
  });
  const columns: Column<YearRow>[] = [
    {
      key: 'year',
      title: 'Year',
      width: 108,
      card: 'title',
      text: (row) => String(row.year),
      render: (row) => <YearName {...row} />,
    },
    {
      key: 'state',
      title: 'State',
      width: 172,
      text: (row) => t(yearState(row).words),
      render: (row) => <StatusTag tone={yearState(row).tone}>{t(yearState(row).words)}</StatusTag>,
    },
    // The scope 2 headings of both bases are long, and take two lines.
    { ...kilograms('1', 'Scope 1', ({ now }) => now.scope_1), width: 98 },
    { ...kilograms('2', 'Scope 2, location-based', ({ now }) => now.scope_2), width: 136 },
    { ...market('market', 'Scope 2, market-based', ({ now }) => now.market), width: 136 },
    { ...kilograms('3', 'Scope 3', ({ now }) => now.scope_3), width: 98 },
    { ...kilograms('Total', 'Total', ({ now }) => totalOf(now)), card: 'figure', width: 110 },
    market('marketTotal', 'Total, market-based', ({ now }) => marketTotalOf(now)),
    {
      ...{ key: 'rows', title: 'Rows', align: 'number', width: 80, card: 'labelled' },
      text: ({ used_rows }) => format.number(used_rows),
      render: ({ used_rows }) => format.number(used_rows),
    },
  ];
  const open = (row: YearRow) => (
    <Button size="small" onClick={() => onOpen(row)}>
      {t('Open')}
    </Button>
  );
  return [...columns, { key: 'open', title: 'Open', width: 92, text: () => '', render: open }];
}
