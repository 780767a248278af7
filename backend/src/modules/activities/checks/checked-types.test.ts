import { shippedLibrary } from '../emission/testing/rows-of.loader';
import { industriesRepeating, REPEATED_TYPES, typesRepeatedBy } from './checked-types';

it.each(REPEATED_TYPES)('%s is repeated by spend on industries that can be entered, each named once', (type) => {
  const industries = industriesRepeating(type);
  expect(industries.filter((code) => !shippedLibrary.entry('spend_categories', code))).toEqual([]);
  for (const code of industries) expect(typesRepeatedBy(code)).toContain(type);
});
