import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import { personTexts, withoutPerson } from './person-texts';

const ANN = { first_name: 'Ann Marie', last_name: 'Östberg', email: 'ann.o@mill.example', address: '7 Larkspur Row' };
const texts = personTexts(ANN);

it.each([
  ['Ann Marie Östberg', true],
  ['ÖSTBERG, Ann  Marie', true],
  ['Ostberg Ann-Marie 7.5 hrs', true],
  ['sent to Ann.O@mill.example', true],
  ['at 7 larkspur row, Leeds', true],
  ['Ann Östberg', false],
  ['Ann Marie Östbergh', false],
  ['Joann Marie Östberg', false],
  ['', false],
])('knows the person in %p: %p', (text, is) => {
  expect(texts.names(text)).toBe(is);
});

it('knows one of the names alone where it is all that a text says', () => {
  expect(['östberg', 'Ann Marie', 'Ann', 'Östberg Ltd'].map(texts.isOf)).toEqual([true, true, false, false]);
});

it('finds by letters of which both databases know the case', () => {
  expect(texts.searched).toEqual(['stberg', 'example']);
  expect(personTexts({ ...ANN, last_name: 'Иванова', email: null }).searched).toEqual(['']);
});

it('masks texts at any depth and leaves out members of that name, and changes nothing else', () => {
  const value = {
    columns: [{ header: 'Name', samples: ['Ann Marie Östberg', 'Bo Lund'] }],
    fixes: { profile_id: { 'ann marie ostberg': 'p1', 'bo lund': 'p2' } },
    rows: 3,
    none: null,
  };
  expect(withoutPerson(value, texts)).toEqual({
    columns: [{ header: 'Name', samples: [MASKED, 'Bo Lund'] }],
    fixes: { profile_id: { 'bo lund': 'p2' } },
    rows: 3,
    none: null,
  });
});
