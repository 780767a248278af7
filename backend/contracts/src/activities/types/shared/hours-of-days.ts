import { inclusiveDays } from '../../../formats/days';

/** Refusals of hours that the days they are entered for do not have. */
export const HOURS_TEXTS = {
  worked: 'One person cannot work more than 24 hours a day',
  absent: 'One person cannot be absent for more than 24 hours a day',
  charged: 'A vehicle cannot charge for more than 24 hours a day',
  driven: 'A journey cannot last more than 24 hours a day',
} as const;

/** True when one person or thing would need more hours than there are from the first day to the last; false where one is not known. */
export function exceedsDays(hours: unknown, first: unknown, last: unknown = first): boolean {
  if (typeof hours !== 'number' || typeof first !== 'number') return false;
  const end = typeof last === 'number' ? last : first;
  return end >= first && hours > inclusiveDays(first, end) * 24;
}
