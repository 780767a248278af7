import { firstLanguage, keepLanguage } from './language';

beforeEach(() => localStorage.clear());

it.each([
  [['fr-CA', 'en'], 'FR'],
  [['nb-NO'], 'NO'],
  [['nn'], 'NO'],
  [['en-US'], 'en-US'],
  [['en-AU'], 'en-GB'],
  [['pl', 'es-MX'], 'ES'],
  [['pl'], 'en-GB'],
  [[], 'en-GB'],
])('hears %j as %s', (wished, language) => {
  expect(firstLanguage(wished)).toBe(language);
});

it('prefers the choice made on this device', () => {
  keepLanguage('DE');

  expect(firstLanguage(['fr'])).toBe('DE');
});

it('ignores a kept word that is no language', () => {
  localStorage.setItem('lichen.lang', 'XX');

  expect(firstLanguage(['fr'])).toBe('FR');
});
