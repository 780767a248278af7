import { expiryOf } from './expiry';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

test.each([
  ['2026-11-19', 'bad', -1],
  ['2026-11-20', 'attention', 0],
  ['2026-12-20', 'attention', 30],
  ['2026-12-21', 'plain', 31],
])('on 20 November, valid to %s is %s', (end, tone, days) => {
  expect(expiryOf(day(end), day('2026-11-20'))).toEqual({ tone, days });
});

test('a month after the last day of January is the last of February', () => {
  expect(expiryOf(day('2027-02-28'), day('2027-01-31')).tone).toBe('attention');
  expect(expiryOf(day('2027-03-01'), day('2027-01-31')).tone).toBe('plain');
});
