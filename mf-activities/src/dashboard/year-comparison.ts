import { type ComparedPeriods, samePeriod } from '@lichen/contracts/activities/comparison/same-period';
import { monthOf, yearBounds } from '@lichen/contracts/formats/days';
import { usePortal, useUrlState } from '@lichen/kit';

/** Name of the choice in the address, and its value for whole years. */
export const COMPARED_PARAM = 'compare';
export const WHOLE_YEARS = 'year';

export interface YearComparison extends ComparedPeriods {
  /** Months of either year that count; none said for whole years. */
  readonly months: number | undefined;
  /** False until a month of the year is over: then its figures stand alone. */
  readonly isComparable: boolean;
  /** The months that are over, where whole years are something else. */
  readonly same: ComparedPeriods | null;
  readonly isWholeYears: boolean;
}

/** What the dashboard holds a year against: its months that are over, or, if so chosen, the whole of both years. */
export function yearComparison(year: number, choice: string | null, today: number): YearComparison {
  const whole = { now: yearBounds(year), before: yearBounds(year - 1) };
  const found = samePeriod(whole.now, today);
  const same = found && found.now.to !== whole.now.to ? found : null;
  const isWholeYears = same === null || choice === WHOLE_YEARS;
  const taken = isWholeYears ? whole : same;
  const months = isWholeYears ? undefined : monthOf(same.now.to);
  return { ...taken, months, isComparable: found !== null, same, isWholeYears };
}

/** The comparison that the address says; without one, the same months of both years. */
export function useYearComparison(year: number): YearComparison {
  const { today } = usePortal();
  return yearComparison(year, useUrlState().one(COMPARED_PARAM), today());
}
