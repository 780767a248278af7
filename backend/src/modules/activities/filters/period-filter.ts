import { yearBounds } from '@lichen/contracts/formats/days';

/** Filters of the activity list by name. */
export type ActivityFilter = Readonly<Record<string, string[]>>;

/** Returns the list's filter for a calendar year. */
export const periodFilter = (year: number): ActivityFilter => {
  const { from, to } = yearBounds(year);
  return { start_date: [String(from)], end_date: [String(to)] };
};
