import { EARLIEST_YEAR, LATEST_YEAR, yearOf } from '@lichen/contracts/formats/days';

/** Returns the years to choose from: from the year of `today` down to the earliest, plus the one shown at present. */
export function selectableYears(today: number, shown?: number): number[] {
  const latest = yearOf(today);
  const years = Array.from({ length: latest - EARLIEST_YEAR + 1 }, (_, back) => latest - back);
  const isLeftOut = shown !== undefined && !years.includes(shown);
  return isLeftOut ? [...years, shown].sort((a, b) => b - a) : years;
}

const yearIn = (asked: string | null | undefined): number | null => {
  const year = asked ? Number(asked) : Number.NaN;
  return Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : null;
};

/** Returns the year in an address; the year of `today` if there is none. */
export const yearFromUrl = (asked: string | null | undefined, today: number): number => yearIn(asked) ?? yearOf(today);

/**
 * Returns the year parameter of an address if it is not a valid year; the page shows another year then and must say so.
 */
export const refusedYear = (asked: string | null | undefined): string | null =>
  asked && yearIn(asked) === null ? asked : null;
