import { isSameTag, tidyTags } from './same-tag';

it.each([
  ['Énergie', 'energie', true],
  ['ÉNERGIE', ' e\u0301nergie ', true],
  ['Grün', 'GRUN', true],
  ['Energie', 'Energies', false],
  ['a-b', 'a b', false],
])('takes %s and %s as one tag: %s', (one, other, same) => {
  expect(isSameTag(one, other)).toBe(same);
});

it.each<[string[], string[], string[]]>([
  [['Énergie', 'energie', ' Roof '], [], ['Énergie', 'Roof']],
  [
    ['energie', 'ROOF', 'new'],
    ['Énergie', 'Roof'],
    ['Énergie', 'Roof', 'new'],
  ],
  [['roof'], ['Roof', 'ROOF'], ['Roof']],
  [['e\u0301te\u0301'], [], ['\u00e9t\u00e9']],
  [['', '  '], ['x'], []],
  // Two tags of an earlier release, and one that is neither.
  [
    ['MARCHE', 'march\u00e9', 'march\u00e8'],
    ['marche', 'March\u00e9'],
    ['marche', 'March\u00e9'],
  ],
])('tidies %j beside %j', (tags, known, expected) => {
  expect(tidyTags(tags, known)).toEqual(expected);
});
