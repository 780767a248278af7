import { DAY, utcDay, weekdayOf } from '@lichen/contracts/formats/days';
import { FREQUENCIES, type Frequency } from '@lichen/contracts/identity/task-schedule';
import { endedPeriod, lastPeriod, reviewFrequency } from './review-period';

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
