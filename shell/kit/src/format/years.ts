import { EARLIEST_YEAR, LATEST_YEAR, yearOf } from '@lichen/contracts/formats/days';

/**
 * The years that are offered wherever one is picked: from the one of `today` down, and one that is shown in its
 * place.
 */
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

/** The year that an address asks for; the one of `today` where it asks for none. */
export const yearFromUrl = (asked: string | null | undefined, today: number): number => yearIn(asked) ?? yearOf(today);

/** What an address asks for as a year and is none: another year is shown then, which somebody has to be told. */
export const refusedYear = (asked: string | null | undefined): string | null =>
  asked && yearIn(asked) === null ? asked : null;
