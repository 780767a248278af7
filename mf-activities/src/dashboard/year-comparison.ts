import { type ComparedPeriods, samePeriod } from '@lichen/contracts/activities/comparison/same-period';
import { monthOf, yearBounds } from '@lichen/contracts/formats/days';
import { usePortal, useUrlState } from '@lichen/kit';

/** Query parameter of the comparison, and its value for whole years. */
export const COMPARED_PARAM = 'compare';
export const WHOLE_YEARS = 'year';

/** The year of the dashboard beside the year before, over the same months. */
export interface YearComparison extends ComparedPeriods {
  /** Number of months to count in each year; undefined for whole years. */
  readonly months: number | undefined;
  /** False until a month of the year is over; the figures are then shown without a comparison. */
  readonly isComparable: boolean;
  /** The completed months of both years, where they differ from whole years. */
  readonly same: ComparedPeriods | null;
  readonly isWholeYears: boolean;
}

/**
 * Returns the periods that the dashboard compares: the completed months of the year with the same months before, or
 * both whole years.
 */
export function yearComparison(year: number, choice: string | null, today: number): YearComparison {
  const whole = { now: yearBounds(year), before: yearBounds(year - 1) };
  const found = samePeriod(whole.now, today);
  const same = found && found.now.to !== whole.now.to ? found : null;
  const isWholeYears = same === null || choice === WHOLE_YEARS;
  const taken = isWholeYears ? whole : same;
  const months = isWholeYears ? undefined : monthOf(same.now.to);
  return { ...taken, months, isComparable: found !== null, same, isWholeYears };
}

/** Returns the comparison in the address; by default, the same months of both years. */
export function useYearComparison(year: number): YearComparison {
  const { today } = usePortal();
  return yearComparison(year, useUrlState().one(COMPARED_PARAM), today());
}
