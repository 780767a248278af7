import { languageIn } from './language-in';

test.each([
  ['of a country with one language', ['AT'], 'de'],
  ['of countries that share one', ['GB', 'US', 'IE'], 'en'],
  ['of a country with several', ['CH'], null],
  ['of countries that do not share one', ['DE', 'FR'], null],
  ['of a country in whose language nothing is read', ['PL'], null],
  ['of no country', [], null],
])('the language %s', (_, countries, language) => expect(languageIn(countries)).toBe(language));
