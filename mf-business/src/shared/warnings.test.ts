import { TEXTS } from '@lichen/contracts/text/texts';
import { WARNINGS } from './warnings';

/** Consequences of a deletion, which its question states in the middle. */
const CONSEQUENCES: Partial<Record<keyof typeof WARNINGS, RegExp>> = {
  vehicle: /usage and activity records will be deleted too/,
  powerSource: /usage and activity records will be deleted too/,
  product: /usage and activity records will be deleted too/,
  staff: /no longer be able to log in/,
  tag: /take it off every activity/,
};
const [first = '', last = ''] = TEXTS.deleteRecord.split(' this record. ');

it.each(Object.entries(CONSEQUENCES))(
  'asks before it deletes a %s in the words of all, with what goes along',
  (what, consequence) => {
    const text = WARNINGS[what as keyof typeof WARNINGS];

    expect(text.startsWith(`${first} this `)).toBe(true);
    expect(text).toMatch(consequence);
    expect(text.endsWith(last)).toBe(true);
  },
);

it("says what stopping somebody's access does", () => {
  expect(WARNINGS.access).toBe('Stopping access removes the ability to log in. Click confirm to stop access.');
  expect(Object.keys(WARNINGS).sort()).toEqual([...Object.keys(CONSEQUENCES), 'access'].sort());
});
