import type { ComparedPeriods, Days } from '@lichen/contracts/activities/comparison/same-period';
import { DAY, dateOf, monthNumber, yearOf } from '@lichen/contracts/formats/days';
import type { Formats, Translate } from '@lichen/kit';

interface Words {
  t: Translate;
  format: Pick<Formats, 'month' | 'months'>;
}

const isWholeMonths = ({ from, to }: Days): boolean => dateOf(from) === 1 && dateOf(to + DAY) === 1;

/** Returns the name of a period: `2025`, `Jan–Oct 2025`, or its days. */
export const periodName = ({ from, to }: Days, format: Pick<Formats, 'months'>): string => format.months(from, to);

/** Returns the text of a comparison: "January to October, both years", or both periods by name. */
export function comparedText({ now, before }: ComparedPeriods, { t, format }: Words): string {
  const isOfOneYear = yearOf(now.from) === yearOf(now.to);
  const names = { year: periodName(now, format), before: periodName(before, format) };
  const months = monthNumber(now.to) - monthNumber(now.from) + 1;
  const isSame = monthNumber(now.to) - monthNumber(before.to) === 12 && isWholeMonths(before);
  if (!isOfOneYear || !isWholeMonths(now) || !isSame || months === 12) return t('{year} vs {before}', names);
  const [first, last] = [format.month(now.from, 'long'), format.month(now.to, 'long')];
  return months === 1
    ? t('{month}, both years', { month: first })
    : t('{first} to {last}, both years', { first, last });
}

/** Groups consecutive months of the same year into periods. */
export function stretchesOf(months: readonly number[]): Days[] {
  const found: { from: number; to: number }[] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = found.at(-1);
    const isNext = last && monthNumber(month) - monthNumber(last.to) === 1 && yearOf(month) === yearOf(last.to);
    if (isNext) last.to = month;
    else found.push({ from: month, to: month });
  }
  return found;
}
