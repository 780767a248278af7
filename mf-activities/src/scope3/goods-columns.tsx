import type { Column, Formats, Translate } from '@lichen/kit';
import { type Activity, locationOf } from '../shared/ActivityFacts';
import { figureKg, unitOf } from '../shared/activity-name';
import { problemText } from '../calculations/problem-words';

interface Named {
  product?: { name: string } | null;
  partner?: { name: string } | null;
}

const named = (row: Activity) => row as Activity & Named;

/** Returns the product and supplier of a purchase, which its answer includes. */
export const goodsName = (row: Activity): string =>
  [named(row).product?.name, named(row).partner?.name].filter(Boolean).join(', ');

/** Returns the columns of the purchases table. */
export function goodsColumns({ t, format }: { t: Translate; format: Formats }): Column<Activity>[] {
  const figureOf = (row: Activity) => (row.err_msg ? problemText(t, row) : format.co2(figureKg(row)));
  const said = (column: Omit<Column<Activity>, 'render'>): Column<Activity> => ({ ...column, render: column.text });
  return [
    said({
      key: 'product',
      title: 'Product',
      fixed: true,
      card: 'title',
      text: (row) => named(row).product?.name ?? '',
    }),
    said({ key: 'partner', title: 'Supplier', text: (row) => named(row).partner?.name ?? '' }),
    said({ key: 'location', title: 'Location', text: (row) => locationOf(row)?.name ?? '' }),
    said({ key: 'period', title: 'Period', sort: 'from', text: (row) => format.period(row.from, row.to) }),
    {
      key: 'CO2',
      title: `CO₂e, ${format.unit}`,
      fixed: true,
      align: 'number',
      card: 'figure',
      unitOf: (row) => unitOf(row, format),
      text: figureOf,
      render: (row) => <span className={row.err_msg ? 'act-wrong' : ''}>{figureOf(row)}</span>,
    },
  ];
}
