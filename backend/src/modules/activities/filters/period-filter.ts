import { yearBounds } from '@lichen/contracts/formats/days';

/** Filters of the activity list by their names. */
export type ActivityFilter = Readonly<Record<string, string[]>>;

/** The days of a calendar year as the list filters by them. */
export const periodFilter = (year: number): ActivityFilter => {
  const { from, to } = yearBounds(year);
  return { start_date: [String(from)], end_date: [String(to)] };
};
