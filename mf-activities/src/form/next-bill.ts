import { periodOf } from '@lichen/contracts/sheet/period-fields';
import type { Field } from '@lichen/contracts/entity/fields';
import type { Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { type FullPeriod, nextPeriod } from '../shared/periods';

/** Kinds of fields that identify what a bill is for; the values of other kinds belong to the single bill. */
const COPIED_KINDS: ReadonlySet<Field['kind']> = new Set([
  'ref',
  'code',
  'choice',
  'boolean',
  'texts',
  'place',
  'longText',
]);

const isKept = ({ entity }: TypeForm, name: string): boolean => {
  const field = (entity.fields as Record<string, Field>)[name];
  return field !== undefined && COPIED_KINDS.has(field.kind);
};

/**
 * Returns the starting values of the next bill: the same meter, and the following period. Values that it would start
 * with anyway (`given`) are left out.
 */
export function nextBillValues(form: TypeForm, values: Values, given: Values): Record<string, unknown> {
  const isNews = ([name, value]: [string, unknown]) =>
    isKept(form, name) && (value ?? null) !== null && JSON.stringify(value) !== JSON.stringify(given[name]);
  const kept = Object.entries(values).filter(isNews);
  const names = periodOf(form.entity);
  const [from, to] = names ? names.map((name) => values[name]) : [];
  if (!names || typeof from !== 'number' || typeof to !== 'number') return Object.fromEntries(kept);
  const period: FullPeriod = nextPeriod({ from, to });
  return { ...Object.fromEntries(kept), [names[0]]: period.from, [names[1]]: period.to };
}
