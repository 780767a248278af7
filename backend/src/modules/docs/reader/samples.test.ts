import { fold } from '@lichen/contracts/formats/fold';
import { nothingKnown } from '../fields/knowledge';
import { SOUGHT_TYPES } from '../fields/sought-types';
import { pagesOf } from '../testing/pages-of';
import { type Sample, samples } from '../testing/samples.loader';
import { readDocument } from './read-document';

const SAMPLES = samples();

const read = ({ text }: Sample) => readDocument(pagesOf(text), nothingKnown('2026-11-25'), SOUGHT_TYPES);

interface Amount {
  readonly amount: string;
  readonly unit?: string | null;
  readonly currency?: string | null;
}

/** `613.66 EUR`; one without a unit leaves it open. */
function isAmount(value: Amount, said: string): boolean {
  const [figure = '', ...unit] = said.split(' ');
  const isUnit = unit.length === 0 || unit.join(' ') === (value.currency ?? value.unit);
  return Number(figure) === Number(value.amount) && isUnit;
}

function isRight(field: string, value: unknown, truth: readonly string[]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'object') return truth.some((said) => isAmount(value as Amount, said));
  if (field === 'supplied_address') return truth.some((said) => fold(String(value)).includes(fold(said)));
  return truth.some((said) => fold(said) === fold(String(value)));
}

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
