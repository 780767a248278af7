import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { periodOf } from '@lichen/contracts/sheet/period-fields';
import { data, type Values } from '@lichen/kit';
import { type FullPeriod, nextPeriod } from '../shared/periods';
import type { TypeForm } from '../types/shared/type-form';

/** Fields that identify the meter of a bill, with the list filter that finds its bills. */
export const METERS: Readonly<Record<string, string>> = {
  location_id: 'locations',
  vehicle_id: 'vehicles',
  profile_id: 'profiles',
  source_id: 'power_sources',
};

/** Loads a stored activity with all fields of its type. */
export async function billById(form: TypeForm, id: string): Promise<RecordBase> {
  const answer = await data<RecordAnswer<RecordBase>>(`${form.entity.name}/${encodeURIComponent(id)}`);
  return form.complete?.(answer.obj) ?? answer.obj;
}

/** Loads the latest activity of a type that matches the filters; null when there is none. */
export async function lastBill(form: TypeForm, filters: Readonly<Record<string, string>>): Promise<RecordBase | null> {
  const query = { activity: form.entity.name, ...filters, sort: '-to', limit: 1 };
  const { list } = await data<ListAnswer<RecordBase>>(activity.name, { query });
  const [last] = list;
  return last ? billById(form, last._id) : null;
}

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
