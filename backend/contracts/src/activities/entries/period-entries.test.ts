import { utcDay } from '../../formats/days';
import { type EntryMode, entrySlots, lacksEntries, type PeriodType, startOfWeek } from './period-entries';

it('covers each day of a week, each month from its first to its last day, and a whole year', () => {
  const [first, , , , , , last] = entrySlots('weekly', utcDay(2026, 2, 26));
  expect([first, last]).toEqual([
    { from: utcDay(2026, 2, 26), to: utcDay(2026, 2, 26) },
    { from: utcDay(2026, 3, 4), to: utcDay(2026, 3, 4) },
  ]);
  const months = entrySlots('monthly', utcDay(2024, 6, 15));
  expect(months).toHaveLength(12);
  expect([months[1], months[11]]).toEqual([
    { from: utcDay(2024, 2, 1), to: utcDay(2024, 2, 29) },
    { from: utcDay(2024, 12, 1), to: utcDay(2024, 12, 31) },
  ]);
  expect(entrySlots('yearly', utcDay(2025, 6, 15))).toEqual([{ from: utcDay(2025, 1, 1), to: utcDay(2025, 12, 31) }]);
});

it.each([
  ['a Monday of Monday weeks', utcDay(2026, 11, 16), 1, utcDay(2026, 11, 16)],
  ['a Sunday of Monday weeks', utcDay(2026, 11, 22), 1, utcDay(2026, 11, 16)],
  ['a Sunday of Sunday weeks', utcDay(2026, 11, 22), 7, utcDay(2026, 11, 22)],
  ['a Saturday of Sunday weeks', utcDay(2026, 11, 21), 7, utcDay(2026, 11, 15)],
  ['a Friday of Saturday weeks', utcDay(2026, 11, 20), 6, utcDay(2026, 11, 14)],
  ['across the year', utcDay(2026, 1, 1), 1, utcDay(2025, 12, 29)],
])('%s', (_what, day, firstDay, start) => {
  expect(startOfWeek(day, firstDay)).toBe(start);
});

const none = [{ amount: 0 }, { amount: 0 }];
const some = [{ amount: 0 }, { amount: 0.5 }];
it.each<[PeriodType, EntryMode, boolean]>([
  ['commute', 'weekly', false],
  ['commute', 'monthly', true],
  ['commute', 'yearly', false],
  ['home_working_activity', 'weekly', true],
  ['home_working_activity', 'monthly', true],
  ['home_working_activity', 'yearly', true],
])('asks of %s, %s, for something above 0: %s', (activity, mode, isRequired) => {
  expect([lacksEntries(activity, mode, none), lacksEntries(activity, mode, [])]).toEqual([isRequired, isRequired]);
  expect(lacksEntries(activity, mode, some)).toBe(false);
});
