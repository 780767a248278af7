import fc from 'fast-check';
import { DAY, dateOf, firstOfMonth, lastOfMonth, monthNumber, utcDay, yearBounds } from '../../formats/days';
import { type Days, isRunning, samePeriod } from './same-period';

type Day = readonly [year: number, month: number, date: number];
const days = (from: Day, to: Day): Days => ({
  from: utcDay(...from),
  to: utcDay(...to),
});

type Case = readonly [name: string, period: Days, today: Day, from: Day, to: Day];

it.each<Case>([
  ['a running year, by its months that are over', yearBounds(2026), [2026, 11, 23], [2026, 1, 1], [2026, 10, 31]],
  ['on the first of a month, with the month before', yearBounds(2026), [2026, 11, 1], [2026, 1, 1], [2026, 10, 31]],
  ['on the last of a month, without it', yearBounds(2026), [2026, 10, 31], [2026, 1, 1], [2026, 9, 30]],
  ['in February, January alone', yearBounds(2026), [2026, 2, 28], [2026, 1, 1], [2026, 1, 31]],
  ['a year that is over, whole', yearBounds(2025), [2026, 11, 23], [2025, 1, 1], [2025, 12, 31]],
  ['a leap year to the end of its February', yearBounds(2028), [2028, 3, 9], [2028, 1, 1], [2028, 2, 29]],
  ['a financial year from April', days([2026, 4, 1], [2027, 3, 31]), [2027, 1, 15], [2026, 4, 1], [2026, 12, 31]],
  ['days within months', days([2026, 4, 10], [2026, 5, 9]), [2026, 11, 23], [2026, 4, 10], [2026, 5, 9]],
  ['days into the running month', days([2026, 9, 15], [2026, 11, 20]), [2026, 11, 23], [2026, 9, 15], [2026, 10, 31]],
])('compares %s', (_name, period, today, from, to) => {
  expect(samePeriod(period, utcDay(...today))?.now).toEqual(days(from, to));
});

it.each([
  [days([2028, 1, 1], [2028, 2, 29]), days([2027, 1, 1], [2027, 2, 28])],
  [days([2029, 1, 1], [2029, 2, 28]), days([2028, 1, 1], [2028, 2, 29])],
  [days([2028, 2, 29], [2028, 3, 5]), days([2027, 2, 28], [2027, 3, 5])],
  [days([2026, 4, 1], [2026, 12, 31]), days([2025, 4, 1], [2025, 12, 31])],
])('meets the same days of the year before', (now, before) => {
  expect(samePeriod(now, utcDay(2030, 1, 1))).toEqual({ now, before });
});

it.each<[string, Days, Day, boolean]>([
  ['the month of today', days([2026, 11, 1], [2026, 11, 30]), [2026, 11, 30], true],
  ['the month before', days([2026, 10, 1], [2026, 10, 31]), [2026, 11, 1], false],
  ['a year with months to come', yearBounds(2026), [2026, 12, 31], true],
  ['a year that is over', yearBounds(2025), [2026, 1, 1], false],
])('says of %s whether it is running', (_name, period, today, running) => {
  expect(isRunning(period, utcDay(...today))).toBe(running);
});

it('compares nothing before a month is over', () => {
  expect(samePeriod(yearBounds(2026), utcDay(2026, 1, 31))).toBeNull();
  expect(samePeriod(yearBounds(2027), utcDay(2026, 11, 23))).toBeNull();
  expect(samePeriod(days([2026, 11, 1], [2026, 11, 20]), utcDay(2026, 11, 23))).toBeNull();
});

const day = fc.integer({ min: utcDay(1999, 1, 1) / DAY, max: utcDay(2105, 12, 31) / DAY }).map((at) => at * DAY);
const period = fc
  .tuple(day, day)
  .map(([one, other]): Days => ({ from: Math.min(one, other), to: Math.max(one, other) }));

it('never takes a day that is not over, nor one outside of the period, and is the same when asked again', () => {
  fc.assert(
    fc.property(period, day, (asked, today) => {
      const found = samePeriod(asked, today);
      if (!found) return asked.from >= firstOfMonth(today);
      const { now } = found;
      expect(now.from).toBe(asked.from);
      expect(now.to).toBeLessThanOrEqual(asked.to);
      expect(now.to).toBeLessThan(firstOfMonth(today));
      expect(now.to === asked.to || now.to === lastOfMonth(now.to)).toBe(true);
      expect(samePeriod(now, today)).toEqual(found);
      return true;
    }),
  );
});

it('holds as many months on both sides, twelve apart, the same days of them', () => {
  fc.assert(
    fc.property(period, (asked) => {
      const { now, before } = samePeriod(asked, asked.to + 62 * DAY) ?? { now: asked, before: asked };
      expect(monthNumber(now.from) - monthNumber(before.from)).toBe(12);
      expect(monthNumber(now.to) - monthNumber(before.to)).toBe(12);
      expect(before.from).toBeLessThanOrEqual(before.to);
      expect(Math.abs(dateOf(now.from) - dateOf(before.from))).toBeLessThanOrEqual(1);
      if (now.to === lastOfMonth(now.to)) expect(before.to).toBe(lastOfMonth(before.to));
    }),
  );
});
