import { countryCode, countryInAddress } from './country-code';

it.each([
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['Scotland', 'GB'],
  ['usa', 'US'],
  ['United States', 'US'],
  [' fr ', 'FR'],
])('reads %s as %s', (entered, code) => expect(countryCode(entered)).toBe(code));

it.each([
  ['Strand, London WC2R 0EZ, United Kingdom', 'United Kingdom'],
  ['Heathrow, UK', 'UK'],
  ['350 5th Ave, New York, NY 10118, USA', 'USA'],
  ['Berlin', 'Berlin'],
  ['Los Angeles, CA', undefined],
  ['Wilmington, DE', undefined],
  ['Atlanta, Georgia', undefined],
  ['', undefined],
])('looks for the country of %s in %s', (address, words) => expect(countryInAddress(address)).toBe(words));
