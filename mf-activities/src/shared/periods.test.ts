import { DAY, inclusiveDays, utcDay } from '@lichen/contracts/formats/days';
import type { Language } from '@lichen/contracts/text/languages';
import fc from 'fast-check';
import { lastDayOf, nextPeriod, relativeDay } from './periods';

const JAN_31 = utcDay(2026, 1, 31);

test.each([
  ['+30', utcDay(2026, 3, 2)],
  ['-1', utcDay(2026, 1, 30)],
  ['+2w', utcDay(2026, 2, 14)],
  ['+1m', utcDay(2026, 2, 28)],
  ['-11m', utcDay(2025, 2, 28)],
  ['+1y', utcDay(2027, 1, 31)],
  [' + 7 d ', utcDay(2026, 2, 7)],
])('%s counted from 31 January 2026', (text, day) => {
  expect(relativeDay(text, JAN_31, 'en-GB')).toBe(day);
});

test.each(['30', '+', '1/2', '+30x', 'tomorrow'])('%s is no reckoning', (text) => {
  expect(relativeDay(text, JAN_31, 'en-GB')).toBeNull();
});

const [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON] = ['2026-02-01', '2026-02-07', '2026-02-28', '2027-01-31'];

test.each<[Language, string, (string | null)[]]>([
  ['en-GB', 'd w m y j a', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, null, null]],
  ['en-US', 'd W M Y s t', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, null, null]],
  ['FR', 'j s m a d w y', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, DAY_ON, WEEK_ON, YEAR_ON]],
  ['DE', 't w m J d w y', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, DAY_ON, WEEK_ON, YEAR_ON]],
  ['NO', 'd u m å Å a y w', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, YEAR_ON, YEAR_ON, YEAR_ON, WEEK_ON]],
  ['ES', 'd s m a A w y', [DAY_ON, WEEK_ON, MONTH_ON, YEAR_ON, YEAR_ON, WEEK_ON, YEAR_ON]],
])('counts by the letters of %s, and by English ones: %s', (language, letters, days) => {
  const read = letters.split(' ').map((letter) => relativeDay(`+1${letter}`, JAN_31, language));
  expect(read).toEqual(days.map((day) => (day === null ? null : Date.parse(day))));
});

test.each<[Language, string, string]>([
  ['DE', '+1j', '2026-12-31'],
  ['FR', '+1j', '2026-01-02'],
  ['FR', '+1a', '2026-12-31'],
  ['FR', '+2s', '2026-01-14'],
  ['NO', '+1 å', '2026-12-31'],
  ['NO', '+1a\u030a', '2026-12-31'],
  ['ES', '+1a', '2026-12-31'],
  ['DE', '+3t', '2026-01-04'],
])('in %s %s ends what begins on 1 January on %s', (language, text, last) => {
  expect(lastDayOf(text, utcDay(2026, 1, 1), language)).toBe(Date.parse(last));
});

test.each([
  ['+1m', '2026-01-01', '2026-01-31'],
  ['+3 m', '2025-11-01', '2026-01-31'],
  ['+1M', '2026-01-15', '2026-02-14'],
  ['+1m', '2026-01-31', '2026-02-28'],
  ['+1y', '2024-01-01', '2024-12-31'],
  ['+1y', '2024-02-29', '2025-02-28'],
  ['+2w', '2026-01-05', '2026-01-18'],
  ['+30', '2026-01-01', '2026-01-31'],
  ['-1m', '2026-02-01', '2026-01-01'],
  ['+0m', '2026-02-01', '2026-02-01'],
])('%s as the end of what begins on %s is %s', (text, first, last) => {
  expect(lastDayOf(text, Date.parse(first), 'en-GB')).toBe(Date.parse(last));
});

test.each([
  ['a month', '2026-01-01 2026-01-31', '2026-02-01 2026-02-28'],
  ['a quarter over the new year', '2025-10-01 2025-12-31', '2026-01-01 2026-03-31'],
  ['a year', '2024-01-01 2024-12-31', '2025-01-01 2025-12-31'],
  ['30 days of a bill', '2026-01-14 2026-02-12', '2026-02-13 2026-03-14'],
])('after %s', (_, before, after) => {
  const period = (text: string) => {
    const [from = 0, to = 0] = text.split(' ').map((day) => Date.parse(day));
    return { from, to };
  };
  expect(nextPeriod(period(before))).toEqual(period(after));
});

it('follows without a gap or an overlap, and keeps the length of what is no month', () => {
  const period = fc.record({ start: fc.integer({ min: 0, max: 20_000 }), length: fc.integer({ min: 1, max: 700 }) });
  fc.assert(
    fc.property(period, ({ start, length }) => {
      const before = { from: start * DAY, to: (start + length - 1) * DAY };
      const next = nextPeriod(before);
      expect(next.from).toBe(before.to + DAY);
      expect(next.to).toBeGreaterThanOrEqual(next.from);
      if (new Date(before.from).getUTCDate() !== 1) expect(inclusiveDays(next.from, next.to)).toBe(length);
    }),
  );
});
