import { periodOf } from '@lichen/contracts/sheet/period-fields';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { DayOrder } from '@lichen/contracts/formats/written-days';
import type { Entity } from '@lichen/contracts/entity/entity';
import { parsePeriod } from './parse-periods';

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);
const writtenIn = (cell: Cell | undefined, order: DayOrder) =>
  cell === undefined ? null : parsePeriod(String(cell ?? ''), order);

/**
 * Replaces a month, quarter or year by its first day in the start column and its last day in the end column; a single
 * cell sets both.
 */
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
