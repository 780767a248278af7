import { countryCode } from './country-code';

it.each([
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['Scotland', 'GB'],
  ['usa', 'US'],
  ['United States', 'US'],
  [' fr ', 'FR'],
])('reads %s as %s', (entered, code) => expect(countryCode(entered)).toBe(code));
