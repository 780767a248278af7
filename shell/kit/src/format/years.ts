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

/** The year that an address asks for; the one of `today` where it asks for none. */
export function yearFromUrl(asked: string | null | undefined, today: number): number {
  const year = asked ? Number(asked) : Number.NaN;
  return Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : yearOf(today);
}
