import { utcDay } from '@lichen/contracts/formats/days';
import { spentMs } from '../../../../test/loop-blocks';
import { measurePace } from '../../../../test/machine-pace';
import { parsePeriod } from './parse-periods';

const january = [utcDay(2023, 1, 1), utcDay(2023, 1, 31)];
const daysOf = (text: string) => {
  const period = parsePeriod(text);
  return period && [period.from, period.to];
};

it.each([
  ...['Jan 2023', 'Month: Jan 2023', 'January 2023', 'jan. 2023', 'Jan-23', "Jan '23", '2023 Jan', 'enero 2023'],
  ...['2023-01', '2023/1', '01/2023', '1.2023', '202301', ' 2023-01 '],
])('reads %s as a month', (text) => {
  expect(daysOf(text)).toEqual(january);
});

it.each([
  ['Q1 2023', utcDay(2023, 1, 1), utcDay(2023, 3, 31)],
  ['2023-Q4', utcDay(2023, 10, 1), utcDay(2023, 12, 31)],
  ['T2/2023', utcDay(2023, 4, 1), utcDay(2023, 6, 30)],
  ['Feb 2024', utcDay(2024, 2, 1), utcDay(2024, 2, 29)],
  ['2023', utcDay(2023, 1, 1), utcDay(2023, 12, 31)],
])('reads %s', (text, from, to) => {
  expect(daysOf(text)).toEqual([from, to]);
});

it.each([
  ...['01.01. – 31.01.2023', '01.01.2023-31.01.2023', '1/1/2023 - 31/1/2023', '01/01/2023-31/01/2023'],
  ...['2023-01-01 to 2023-01-31', '1. Jan 2023 bis 31. Jan 2023', '01.01–31.01.2023'],
])('reads %s as its first and last day', (text) => {
  expect(daysOf(text)).toEqual(january);
});

it('reads two days in the order of the file', () => {
  expect(parsePeriod('01/01/2023-01/31/2023', 'mdy')).toEqual({ from: january[0], to: january[1] });
  expect(parsePeriod('01/01/2023-01/31/2023', 'dmy')).toBeNull();
});

it.each([
  '31.01.2023 - 01.01.2023',
  '01-31.01.2023',
  '2023-13',
  '2023-01-05',
  '01/02/2023',
  '5 Jan 2023',
  'Mill 2023',
  'Jan',
  '44927',
  '1023',
  'Q5 2023',
  '',
  '12345',
])('takes %j for no period', (text) => {
  expect(parsePeriod(text)).toBeNull();
});

it('looks through no page of spaces for a period', () => {
  const pace = measurePace();
  const begun = spentMs();
  expect(parsePeriod(`1${' '.repeat(20_000)}x`)).toBeNull();
  expect((spentMs() - begun) / pace()).toBeLessThan(500);
});
