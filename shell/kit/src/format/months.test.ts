import { utcDay } from '@lichen/contracts/formats/days';
import { monthName, monthsText } from './months';

const plain = (text: string) => text.replace(/\s/g, ' ');
const months = (...of: Parameters<typeof monthsText>) => plain(monthsText(...of));

it('calls a period by its year, by its months, or by its days', () => {
  expect(months(utcDay(2025, 1, 1), utcDay(2025, 12, 31), 'en-GB')).toBe('2025');
  expect(months(utcDay(2025, 1, 1), utcDay(2025, 10, 31), 'en-GB')).toMatch(/^Jan ?– ?Oct 2025$/);
  expect(months(utcDay(2025, 3, 1), utcDay(2025, 3, 31), 'en-GB', 'long')).toBe('March 2025');
  expect(months(utcDay(2025, 4, 1), utcDay(2026, 3, 31), 'en-GB')).toBe('Apr 2025 – Mar 2026');
  expect(months(utcDay(2024, 2, 1), utcDay(2024, 2, 28), 'en-GB')).toBe('01/02/2024 – 28/02/2024');
  expect(months(utcDay(2024, 2, 1), utcDay(2024, 2, 29), 'en-GB')).toBe('Feb 2024');
});

it('speaks the language of the reader', () => {
  expect(monthName(utcDay(2025, 3, 1), 'NO', 'long')).toBe('mars');
  expect(months(utcDay(2025, 1, 1), utcDay(2025, 10, 31), 'FR', 'long')).toMatch(/^janvier ?[–-] ?octobre 2025$/);
});
