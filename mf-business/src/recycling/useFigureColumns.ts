import { FIGURES_OF, type FigureOwner, periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { type Column, useFormat, useRecords, useTableView } from '@lichen/kit';
import { textColumn } from '../shared/columns';

interface Counted {
  _id: string;
  units: string;
}

/** Returns a column for each figure of a year; one request reads the figures of all rows on the page. */
export function useFigureColumns<T extends Counted>(entity: Entity, owner: FigureOwner, year: number): Column<T>[] {
  const format = useFormat();
  const view = useTableView(entity.name);
  // The list on the page sends the same query, so this reads the cached answer.
  const rows = useRecords(entity, view.query).data?.list ?? [];
  const labels = Object.entries(FIGURES_OF[owner]);
  const ids = rows.map(({ _id }) => _id);
  const found = useRecords(
    periodData,
    { parent_id: ids, year, limit: ids.length * labels.length },
    { enabled: ids.length > 0 },
  );
  const amountOf = (id: string, name: string) =>
    found.data?.list.find((row) => row.parent_id === id && row.figure === name && row.year === year)?.value;
  return labels.map(([name, label]) => ({
    ...textColumn<T>(name, label, ({ _id, units }) => {
      const value = amountOf(_id, name);
      return value === undefined ? '–' : `${format.number(value)} ${units}`;
    }),
    align: 'number',
    card: 'figure',
  }));
}
