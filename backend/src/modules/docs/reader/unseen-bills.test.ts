import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { nothingKnown } from '../fields/knowledge';
import { isRight } from '../testing/is-right';
import { pagesOf } from '../testing/pages-of';
import { samples } from '../testing/samples.loader';
import { readDocument } from './read-document';

/**
 * Bills that were written before any rule could be made on them, in the layouts and words of six countries: what holds
 * of them is a share, and a value that is wrong is shown to a person.
 */
const READ = samples('unseen').map((sample) => {
  const { type, fields } = readDocument(pagesOf(sample.text), nothingKnown('2026-11-25'), SOUGHT_TYPES);
  const found = new Map(fields.map((each) => [each.field, each]));
  const values = [...sample.truth].map(([field, truth]) => {
    const read = found.get(field);
    const isSure = read !== undefined && read.value !== null && read.flags.length === 0;
    return { name: `${sample.name} ${field}`, isSure, right: isRight(field, read?.value, truth) };
  });
  return { name: sample.name, isType: type === sample.type, values };
});

const VALUES = READ.flatMap(({ values }) => values);

test('the type of every unseen bill is told', () => {
  expect(READ.length).toBeGreaterThan(120);
  expect(READ.filter(({ isType }) => !isType).map(({ name }) => name)).toEqual([]);
});

test('most values of unseen bills are right', () => {
  const right = VALUES.filter((each) => each.right);
  expect(VALUES.length).toBeGreaterThan(820);
  expect(right.length / VALUES.length).toBeGreaterThanOrEqual(0.97);
});

test('what is read wrong of unseen bills is flagged', () => {
  expect(VALUES.filter(({ right, isSure }) => isSure && !right).map(({ name }) => name)).toEqual([]);
});
