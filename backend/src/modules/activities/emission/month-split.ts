import type { CalcPart } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { byMonth, days, monthStart, type Period, shareWhole, weightOf } from './periods';

/** Share of a row in one month: first day of the month (UTC midnight in ms) and amount in 10⁻⁶ kg. */
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

/** Splits a row by month, in proportion to the days of each part; the shares add up exactly to the row. */
export function splitByMonth({ from, to, co2_ug, parts }: SplittableRow): MonthShare[] {
  const total = co2_ug ?? 0;
  if (!parts || parts.length < 2) return splitStretch(parts?.[0] ?? { from, to }, total);
  const byPart = shareWhole(
    total,
    parts.map(({ kg }) => weightOf(kg)),
  );
  const months = new Map<number, number>();
  for (const { month, ug } of parts.flatMap((part, at) => splitStretch(part, byPart[at] ?? 0)))
    months.set(month, (months.get(month) ?? 0) + ug);
  return [...months].sort(([a], [b]) => a - b).map(([month, ug]) => ({ month, ug }));
}

function splitStretch(stretch: Period, total: number): MonthShare[] {
  const pieces = byMonth(stretch);
  const shares = shareWhole(total, pieces.map(days));
  return pieces.map((piece, at) => ({ month: monthStart(piece.from), ug: shares[at] ?? 0 }));
}
