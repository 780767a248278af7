import { addMonths, DAY, firstOfMonth, utcDay } from '../../formats/days';
import { type Frequency, type Schedule, SCHEDULE_DEFAULTS, type TaskConfig } from '../task-schedule';

/** First and last day. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const WEEKS: Readonly<Record<Exclude<Frequency, 'every_month'>, number>> = {
  every_week: 1,
  every_two_week: 2,
  every_three_week: 3,
};
/** Periods of several weeks are counted from this Monday for every company. */
const FIRST_MONDAY = utcDay(1970, 1, 5);

/** Returns how often vehicles are reviewed, as chosen by the company. */
export const reviewFrequency = ({ task }: TaskConfig): Frequency =>
  task.vehicle_review?.frequency ?? SCHEDULE_DEFAULTS.vehicle_review;

/** Returns the last period that ended before `day`: a calendar month, or weeks from Monday to Sunday. */
export function lastPeriod(frequency: Frequency, day: number): Period {
  if (frequency === 'every_month') return { from: firstOfMonth(day, -1), to: firstOfMonth(day) - DAY };
  const length = WEEKS[frequency] * 7 * DAY;
  const begun = FIRST_MONDAY + Math.floor((day - FIRST_MONDAY) / length) * length;
  return { from: begun - length, to: begun - DAY };
}

/** Returns the last period if it ended after `since`: each period is requested once, and of several only the last. */
export function endedPeriod(frequency: Frequency, since: number, day: number): Period | undefined {
  const period = lastPeriod(frequency, day);
  return period.to + DAY > since ? period : undefined;
}

/** Returns the first days of the periods counted from `start` that fall after `since` and up to `day`. */
export function periodsBegun(frequency: Frequency, start: number, since: number, day: number): number[] {
  const isMonthly = frequency === 'every_month';
  const length = isMonthly ? 28 * DAY : WEEKS[frequency] * 7 * DAY;
  const begun = (number: number): number => (isMonthly ? addMonths(start, number) : start + number * length);
  // Months are longer than the 28 days used here, so none is skipped.
  const most = Math.floor((day - start) / length);
  const least = isMonthly ? 0 : Math.max(0, Math.floor((since - start) / length));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => begun(least + at)).filter(
    (first) => first > since && first <= day,
  );
}

const HOUR = 3_600_000;
const TIME: Readonly<Record<NonNullable<Schedule['due_date']>, number>> = {
  one_hour: HOUR,
  one_day: DAY,
  one_week: 7 * DAY,
};

/** Returns when a task created at `now` is due, in ms. */
export const dueFrom = (now: number, schedule: Schedule | undefined): number =>
  now + TIME[schedule?.due_date ?? SCHEDULE_DEFAULTS.due_date];
