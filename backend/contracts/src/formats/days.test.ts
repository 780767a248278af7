import fc from 'fast-check';
import {
  addMonths,
  DAY,
  dateOf,
  firstOfMonth,
  inclusiveDays,
  lastOfMonth,
  monthBounds,
  monthNumber,
  monthOf,
  utcDay,
  weekdayOf,
  yearBounds,
  dayYearEarlier,
  yearOf,
} from './days';

const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];
const anyDay = fc.integer({ min: FIRST / DAY, max: LAST / DAY }).map((count) => count * DAY);
const written = (day: number) => new Date(day).toISOString().slice(0, 10);

test('a day is the year, month and date that ISO 8601 writes', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect([yearOf(day), monthOf(day), dateOf(day)]).toEqual(written(day).split('-').map(Number));
      expect(utcDay(yearOf(day), monthOf(day), dateOf(day))).toBe(day);
    }),
  );
});

test('a month begins on its first day and ends before the next one', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [first, last] = [firstOfMonth(day), lastOfMonth(day)];
      expect(written(first)).toBe(`${written(day).slice(0, 7)}-01`);
      expect(written(last).slice(0, 7)).toBe(written(day).slice(0, 7));
      expect(dateOf(last + DAY)).toBe(1);
      expect(firstOfMonth(day, 1)).toBe(last + DAY);
      expect(monthBounds(yearOf(day), monthOf(day))).toEqual({ from: first, to: last });
      expect(inclusiveDays(first, last)).toBe(dateOf(last));
    }),
  );
});

test('months later are the same date, or the last that there is', () => {
  const months = fc.integer({ min: -1200, max: 1200 });
  const inside = fc
    .integer({ min: utcDay(200, 1, 1) / DAY, max: utcDay(9800, 1, 1) / DAY })
    .map((count) => count * DAY);
  fc.assert(
    fc.property(inside, months, (day, count) => {
      const later = addMonths(day, count);
      expect(monthNumber(later) - monthNumber(day)).toBe(count);
      expect(dateOf(later)).toBe(Math.min(dateOf(day), dateOf(lastOfMonth(later))));
      expect(firstOfMonth(day, count)).toBe(firstOfMonth(later));
    }),
  );
});

test('a year earlier the end of a month is the end of a month', () => {
  fc.assert(
    fc.property(
      anyDay.filter((day) => yearOf(day) > 1),
      (day) => {
        const earlier = dayYearEarlier(day);
        expect([yearOf(earlier), monthOf(earlier)]).toEqual([yearOf(day) - 1, monthOf(day)]);
        expect(earlier === lastOfMonth(earlier)).toBe(day === lastOfMonth(day) || written(day).endsWith('-02-28'));
      },
    ),
  );
  expect(written(dayYearEarlier(utcDay(2025, 2, 28)))).toBe('2024-02-29');
  expect(written(dayYearEarlier(utcDay(2024, 2, 29)))).toBe('2023-02-28');
  expect(written(dayYearEarlier(utcDay(2024, 2, 28)))).toBe('2023-02-28');
});

test('weekdays follow each other from Monday to Sunday', () => {
  expect(weekdayOf(utcDay(2026, 11, 23))).toBe(1);
  fc.assert(fc.property(anyDay, (day) => expect(weekdayOf(day + DAY)).toBe((weekdayOf(day) % 7) + 1)));
});

test('a year is all of its months', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (year) => {
      const { from, to } = yearBounds(year);
      expect([written(from).slice(5), written(to).slice(5)]).toEqual(['01-01', '12-31']);
      const days = Array.from({ length: 12 }, (_, at) => monthBounds(year, at + 1));
      expect(days.reduce((sum, month) => sum + inclusiveDays(month.from, month.to), 0)).toBe(inclusiveDays(from, to));
    }),
  );
});
