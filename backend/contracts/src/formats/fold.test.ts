import { fold, foldAccents, foldLetters, foldPlaceName } from './fold';

test.each([
  ['Équipe', 'equipe', 'equipe', 'equipe', 'equipe'],
  ['m³', 'm³', 'm3', 'm', 'm³'],
  ['CO₂-e (kg)', 'co₂-e (kg)', 'co2 e kg', 'coekg', 'co₂ e kg'],
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
