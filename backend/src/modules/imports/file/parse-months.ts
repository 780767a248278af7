import { periodOf } from '@lichen/contracts/sheet/period-fields';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { DayOrder } from '@lichen/contracts/formats/written-days';
import type { Entity } from '@lichen/contracts/entity/entity';
import { parsePeriod } from './parse-periods';

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);
const writtenIn = (cell: Cell | undefined, order: DayOrder) =>
  cell === undefined ? null : parsePeriod(String(cell ?? ''), order);

/** Cells in which a month, a quarter or a year stands for its first day, or its last; alone it stands for both. */
export function monthsAsDays(
  entity: Entity,
  cells: Readonly<Record<string, Cell>>,
  order: DayOrder,
): Readonly<Record<string, Cell>> {
  const [first, last] = periodOf(entity) ?? [];
  if (!first || !last) return cells;
  const [begins, ends] = [writtenIn(cells[first], order), writtenIn(cells[last], order)];
  const isOpen = String(cells[last] ?? '').trim() === '';
  return {
    ...cells,
    ...(begins ? { [first]: isoDay(begins.from) } : {}),
    ...(begins && isOpen ? { [last]: isoDay(begins.to) } : {}),
    ...(ends ? { [last]: isoDay(ends.to) } : {}),
  };
}
