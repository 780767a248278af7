import { DAY, utcDay, weekdayOf } from '../../formats/days';
import { FREQUENCIES, type Frequency } from '../task-schedule';
import { dueFrom, endedPeriod, lastPeriod, periodsBegun, reviewFrequency } from './task-periods';

const NOTHING = { report: {}, task: {}, start_date: null };

it('is every month where nobody chose', () => {
  expect(reviewFrequency(NOTHING)).toBe('every_month');
  expect(reviewFrequency({ ...NOTHING, task: { vehicle_review: { frequency: 'every_week' } } })).toBe('every_week');
});

it('asks about the month before, or about whole weeks from Monday', () => {
  expect(lastPeriod('every_month', utcDay(2026, 1, 1))).toEqual({
    from: utcDay(2025, 12, 1),
    to: utcDay(2025, 12, 31),
  });
  expect(lastPeriod('every_week', utcDay(2026, 11, 24))).toEqual({
    from: utcDay(2026, 11, 16),
    to: utcDay(2026, 11, 22),
  });
});

const EVERY = Object.keys(FREQUENCIES) as Frequency[];

it.each(EVERY)('asks about each period once, without a gap between two (%s)', (frequency) => {
  const asked = [];
  for (let day = utcDay(2026, 1, 2); day < utcDay(2027, 1, 2); day += DAY) {
    const period = endedPeriod(frequency, day - DAY, day);
    if (period) asked.push({ ...period, day });
  }
  expect(asked.length).toBeGreaterThan(11);
  for (const [at, { from, to, day }] of asked.entries()) {
    expect(day).toBe(to + DAY);
    if (frequency !== 'every_month') expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 7]);
    if (at > 0) expect(from).toBe((asked[at - 1]?.to ?? 0) + DAY);
  }
});

it('asks after a standstill about the last period alone', () => {
  const [since, day] = [utcDay(2026, 9, 20), utcDay(2026, 11, 10)];

  expect(endedPeriod('every_month', since, day)).toEqual({ from: utcDay(2026, 10, 1), to: utcDay(2026, 10, 31) });
  expect(endedPeriod('every_month', utcDay(2026, 11, 1), day)).toBeUndefined();
});

it.each(EVERY)('begins every period of reports once, from the first day on (%s)', (frequency) => {
  const start = utcDay(2026, 1, 31);
  const begun = [];
  for (let day = utcDay(2026, 1, 1); day < utcDay(2026, 8, 1); day += DAY)
    begun.push(...periodsBegun(frequency, start, day - DAY, day));
  expect(begun[0]).toBe(start);
  expect(new Set(begun).size).toBe(begun.length);
  const expected = { every_week: 26, every_two_week: 13, every_three_week: 9, every_month: 7 };
  expect(begun).toHaveLength(expected[frequency]);
  // Of days on which nobody looked, none is left out.
  expect(periodsBegun(frequency, start, utcDay(2026, 1, 1), utcDay(2026, 7, 31))).toEqual(begun);
});

it('begins months on their last day where they have no such day', () => {
  const start = utcDay(2026, 1, 31);
  expect(periodsBegun('every_month', start, start, utcDay(2026, 3, 31))).toEqual([
    utcDay(2026, 2, 28),
    utcDay(2026, 3, 31),
  ]);
});

it('is due after what was chosen, or after a week', () => {
  expect(dueFrom(0, { due_date: 'one_hour' })).toBe(3_600_000);
  expect(dueFrom(0, undefined)).toBe(7 * DAY);
});
