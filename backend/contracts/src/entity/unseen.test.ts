import { optional, text } from './fields';
import { fieldSchema } from './schema';
import { TEXTS } from '../text/texts';

it.each([
  ['blanks', ' \t\n'],
  ['signs without a width', '\u200b\u2060\ufeff'],
  ['signs that turn text', '\u202e\u2069'],
])('takes a name of %s for none', (_, value) => {
  const required = fieldSchema(text('Name')).safeParse(value);
  expect(required.error?.issues.map(({ message }) => message)).toEqual([TEXTS.required]);
  expect(fieldSchema(optional(text('Name'))).parse(value)).toBeNull();
});

it('keeps what joins the signs of a name', () => {
  expect(fieldSchema(text('Name')).parse('👩‍🌾 mill')).toBe('👩‍🌾 mill');
});
