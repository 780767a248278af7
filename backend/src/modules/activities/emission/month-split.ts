import type { CalcPart } from '@lichen/contracts/activities/emission-calc.entity';
import { byMonth, days, firstOfMonth, shareWhole, weightOf } from './periods';

/** What a row gives to one month: first day of the month and 10⁻⁶ kg. */
export interface MonthShare {
  readonly month: number;
  readonly ug: number;
}

interface SplittableRow {
  readonly from: number;
  readonly to: number;
  readonly co2_ug: number | null;
  readonly parts: readonly Pick<CalcPart, 'from' | 'to' | 'kg'>[] | null;
}

/** A row over the months it touches, by inclusive days of each part; the months sum to the row to the last digit. */
export function splitByMonth({ from, to, co2_ug, parts }: SplittableRow): MonthShare[] {
  const total = co2_ug ?? 0;
  const stretches = parts?.length ? parts : [{ from, to, kg: '1' }];
  const byPart = shareWhole(
    total,
    stretches.map(({ kg }) => weightOf(kg)),
  );
  const months = new Map<number, number>();
  stretches.forEach((stretch, at) => {
    const pieces = byMonth(stretch);
    const shares = shareWhole(byPart[at] ?? 0, pieces.map(days));
    pieces.forEach((piece, index) => {
      const month = firstOfMonth(piece.from);
      months.set(month, (months.get(month) ?? 0) + (shares[index] ?? 0));
    });
  });
  return [...months].sort(([a], [b]) => a - b).map(([month, ug]) => ({ month, ug }));
}
