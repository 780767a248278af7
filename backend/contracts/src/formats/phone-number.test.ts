import { countryCode, internationalNumber } from './phone-number';

test.each([
  ['+44', '07700 900123', '+447700900123'],
  ['0049', '(0151) 23-45 678', '+491512345678'],
  ['1', '555.010.9999', '+15550109999'],
])('makes one number of %s and %s', (code, number, whole) => {
  expect(internationalNumber(code, number)).toBe(whole);
});

test.each([
  ['44a', '7700900123'],
  ['+0', '7700900123'],
  ['+44', '+447700900123'],
  ['+44', '12'],
  ['+44', '77009001234567890'],
  ['', '7700900123'],
])('makes none of %s and %s', (code, number) => {
  expect(internationalNumber(code, number)).toBeNull();
});

it('tells a country code from anything else', () => {
  expect(['+44', '0047', ' 33 '].map(countryCode)).toEqual(['+44', '+47', '+33']);
  expect(['+4444', 'GB', ''].map(countryCode)).toEqual([null, null, null]);
});
