import { birthMonths, birthText, birthYears } from './birth';

it('offers the years from the current one down to 1900', () => {
  const years = birthYears(Date.UTC(2026, 0, 1)).map(({ value }) => value);

  expect(years[0]).toBe('2026');
  expect(years.at(-1)).toBe('1900');
  expect(years).toHaveLength(127);
});

it('names months in the language of the reader', () => {
  expect(birthMonths('DE')[2]).toEqual({ value: '3', label: 'März' });
  expect(birthMonths('en-GB')).toHaveLength(12);
});

it('says as much of a birth as is known', () => {
  expect(birthText(3, 1980, 'en-GB')).toBe('March 1980');
  expect(birthText(null, 1980, 'en-GB')).toBe('1980');
  expect(birthText(3, null, 'en-GB')).toBe('March');
  expect(birthText(null, null, 'en-GB')).toBeNull();
});
