import { join } from 'node:path';
import { listWords } from './list-words.loader';
import { openReferenceLists } from './reference-lists.loader';

const lists = openReferenceLists(join(__dirname, '../../../../reference'));
const codeOf = listWords(lists, () => (text) => text);

test('a code in full means itself in every list, whatever labels are beside it', () => {
  const strayed = Object.entries(lists('en-GB')).flatMap(([list, items]) =>
    items.filter(({ code }) => codeOf(list, code) !== code).map(({ code }) => `${list}: ${code}`),
  );
  expect(strayed).toEqual([]);
});

test.each([
  ['materials', 'Plastic_PET', 'plastic_pet'],
  ['materials', 'Plastic: PET', 'plastic_pet'],
  ['transport_methods', 'FLIGHT', 'flight'],
  ['countries', 'germany', 'DE'],
  ['countries', 'Deutschland', 'DE'],
  ['currencies', 'gbp', 'GBP'],
  ['spend_categories', '541110 Offices of Lawyers', 'naics_541110'],
  ['spend_categories', 'Offices of lawyers', 'naics_541110'],
  ['spend_categories', 'Real estate activities', 'sic2003_70'],
])('in %s, %s means %s', (list, text, code) => expect(codeOf(list, text)).toBe(code));

test.each([
  ['currencies', 'XXX'],
  ['currencies', 'XTS'],
  ['currencies', 'XAU'],
  ['countries', 'ZZ'],
])('in %s, nothing is meant by %s', (list, text) => expect(codeOf(list, text)).toBeUndefined());
