import { fold, foldAccents, foldLetters, foldPlaceName, isSameName } from './fold';

test.each([
  ['Équipe', 'equipe', 'equipe', 'equipe', 'equipe'],
  ['m³', 'm³', 'm3', 'm', 'm³'],
  ['CO₂-e (kg)', 'co₂-e (kg)', 'co2 e kg', 'coekg', 'co₂ e kg'],
  ['Elm  Limited', 'elm  limited', 'elm limited', 'elmlimited', 'elm limited'],
  ['Févr.', 'fevr.', 'fevr', 'fevr', 'fevr'],
  ['  50 % Grün ', '  50 % grun ', '50 % grun', 'grun', '50 grun'],
  ['Groß-Gerau', 'groß-gerau', 'gross gerau', 'großgerau', 'gross gerau'],
  ['Łódź', 'łodz', 'łodz', 'łodz', 'lodz'],
  ['Tromsø', 'tromsø', 'tromso', 'tromsø', 'tromso'],
])('%s without accents, as a word, in letters alone, as a place', (text, accents, word, letters, place) => {
  expect([foldAccents(text), fold(text), foldLetters(text), foldPlaceName(text)]).toEqual([
    accents,
    word,
    letters,
    place,
  ]);
});

test.each([
  ['elan energie', ' Élan Énergie', true],
  ['Elm  Limited', 'Elm\u00a0Limited ', true],
  ['ElmLimited', 'Elm Limited', false],
  ['ÉLAN ÉNERGIE', 'e\u0301lan e\u0301nergie', true],
  ['Elan Energie', 'Élan-Énergie', false],
])('%s and %s are the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
