import { DAY, firstOfMonth, utcDay } from '@lichen/contracts/formats/days';
import { type Frequency, SCHEDULE_DEFAULTS, type TaskConfig } from '@lichen/contracts/identity/task-schedule';

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
/** Periods of several weeks are counted from this Monday, the same for every company. */
const FIRST_MONDAY = utcDay(1970, 1, 5);

/** How often vehicles are reviewed, as the company has chosen. */
export const reviewFrequency = ({ task }: TaskConfig): Frequency =>
  task.vehicle_review?.frequency ?? SCHEDULE_DEFAULTS.vehicle_review;

/** The last period that was over before a day began: a calendar month, or weeks from Monday to Sunday. */
export function lastPeriod(frequency: Frequency, day: number): Period {
  if (frequency === 'every_month') return { from: firstOfMonth(day, -1), to: firstOfMonth(day) - DAY };
  const length = WEEKS[frequency] * 7 * DAY;
  const begun = FIRST_MONDAY + Math.floor((day - FIRST_MONDAY) / length) * length;
  return { from: begun - length, to: begun - DAY };
}

/** That period if it ended on one of the days after `since`: each one is asked about once, and of several the last. */
export function endedPeriod(frequency: Frequency, since: number, day: number): Period | undefined {
  const period = lastPeriod(frequency, day);
  return period.to + DAY > since ? period : undefined;
}
