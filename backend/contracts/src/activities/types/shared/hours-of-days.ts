import { inclusiveDays } from '../../../formats/days';

/** Messages for more hours than the given days have. */
export const HOURS_TEXTS = {
  worked: 'One person cannot work more than 24 hours a day',
  absent: 'One person cannot be absent for more than 24 hours a day',
  charged: 'A vehicle cannot charge for more than 24 hours a day',
  driven: 'A journey cannot last more than 24 hours a day',
} as const;

/** True when the hours exceed 24 for each day from the first to the last; false where a value is missing. */
export function exceedsDays(hours: unknown, first: unknown, last: unknown = first): boolean {
  if (typeof hours !== 'number' || typeof first !== 'number') return false;
  const end = typeof last === 'number' ? last : first;
  return end >= first && hours > inclusiveDays(first, end) * 24;
}
