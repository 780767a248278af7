import { nothingKnown } from '../fields/knowledge';
import { SOUGHT_TYPES } from '../fields/sought/sought-types';
import { isRight } from '../testing/is-right';
import { pagesOf } from '../testing/pages-of';
import { type Sample, samples } from '../testing/samples.loader';
import { readDocument } from './read-document';

const SAMPLES = samples();

const read = ({ text }: Sample) => readDocument(pagesOf(text), nothingKnown('2026-11-25'), SOUGHT_TYPES);

test.each(SAMPLES.map((each) => [each.name, each] as const))('%s is read as it is printed', (_, sample) => {
  const { type, fields } = read(sample);
  const found = new Map(fields.map((each) => [each.field, each]));
  const wrong = [...sample.truth].flatMap(([field, truth]) => {
    const value = found.get(field)?.value;
    return isRight(field, value, truth) ? [] : [{ field, truth, value, flags: found.get(field)?.flags }];
  });
  expect({ type, wrong }).toEqual({ type: sample.type, wrong: [] });
});

test('a person has to look at few of the values that are right', () => {
  const all = SAMPLES.flatMap((sample) => {
    const { fields } = read(sample);
    return fields.filter(({ field }) => sample.truth.has(field));
  });
  const flagged = all.filter(({ flags }) => flags.length > 0);
  expect(all.length).toBeGreaterThan(400);
  expect(flagged.length / all.length).toBeLessThan(0.08);
});
