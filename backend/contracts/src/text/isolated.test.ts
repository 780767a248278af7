import { isolated } from './isolated';

it.each([
  ['a plain name', 'Mill & Sons (1<2)', 'Mill & Sons (1<2)'],
  ['a name that turns what follows', 'Mill\u202Eexe.fdp', 'Millexe.fdp'],
  ['one that ends an isolation early', '\u2069\u202EMill', 'Mill'],
  ['a name from the right', 'מאפייה', '\u2068מאפייה\u2069'],
  ['one from the right that turns', '\u202Eمخبز', '\u2068مخبز\u2069'],
])('leaves %s harmless in a sentence', (_, value, expected) => {
  expect(isolated(value)).toBe(expected);
});
