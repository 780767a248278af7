import { initialLanguage, storeLanguage } from './language';

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
  expect(initialLanguage(wished)).toBe(language);
});

it('prefers the choice made on this device', () => {
  storeLanguage('DE');

  expect(initialLanguage(['fr'])).toBe('DE');
});

it('ignores a kept word that is no language', () => {
  localStorage.setItem('lichen.lang', 'XX');

  expect(initialLanguage(['fr'])).toBe('FR');
});
