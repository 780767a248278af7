import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { blankOf, columnsOf, type Plain } from '../store/columns';
import type { Query } from './list-query';
import type { Reader, Served } from './rules';

interface Presenting {
  internal: ReadonlySet<string>;
  confidential: ReadonlySet<string>;
  /** Fields that only some roles may see, and the fields that show their references. */
  guarded: readonly (readonly [name: string, readers: readonly Role[]])[];
  exact: readonly string[];
  /** Keys of the first presented record, all undefined: copies that are filled from it share one object shape. */
  unsaid?: Plain;
  /** The same for the first record of a list, with stored fields empty until they are filled. */
  listed?: Plain;
}

const known = new WeakMap<Entity, Presenting>();

function presentingOf(entity: Entity): Presenting {
  const found = known.get(entity);
  if (found) return found;
  const fields = Object.entries({ ...entity.fields, ...entity.derived } as Record<string, Field>);
  const made: Presenting = {
    confidential: new Set(fields.filter(([, field]) => field.confidential).map(([name]) => name)),
    internal: new Set(fields.filter(([, field]) => field.internal).map(([name]) => name)),
    guarded: fields.flatMap(([name, field]) => {
      const { seenBy: readers } = field;
      const names = field.kind === 'ref' && field.as ? [name, field.as] : [name];
      return readers ? names.map((each) => [each, readers] as const) : [];
    }),
    exact: fields.filter(([, field]) => field.kind === 'exact').map(([name]) => name),
  };
  known.set(entity, made);
  return made;
}

/** Fields that are never sent, neither in answers nor from the audit log. */
export const internalNames = (entity: Entity): ReadonlySet<string> => presentingOf(entity).internal;

/** Undefined members are left out of JSON. */
function unsaidOf(names: readonly string[]): Plain {
  const unsaid = blankOf(names);
  for (const name of names) unsaid[name] = undefined;
  return unsaid;
}

/** Fields whose values are not in the audit log. */
export const confidentialNames = (entity: Entity): ReadonlySet<string> => presentingOf(entity).confidential;

/** Presents a record in place: hides what the reader may not see. */
function presentOwn({ entity, rules }: Served, shown: Plain, reader: Reader): Plain {
  const { internal, guarded, exact } = presentingOf(entity);
  const added = rules.present?.(shown as unknown as RecordOf<Entity>, reader);
  if (added) for (const name of Object.keys(added)) shown[name] = added[name];
  for (const name of internal) if (name in shown) shown[name] = undefined;
  for (const [name, readers] of guarded) if (!isAllowed(readers, reader.roles)) shown[name] = undefined;
  for (const name of exact) if (typeof shown[name] === 'string') shown[name] = Number(shown[name]);
  return shown;
}

/** Returns a record as sent to a reader: without hidden fields, exact decimals as numbers. */
export function present(served: Served, record: RecordOf<Entity>, reader: Reader): Plain {
  const presenting = presentingOf(served.entity);
  const shown = presentOwn(served, Object.assign({ ...presenting.unsaid }, record), reader);
  presenting.unsaid ??= unsaidOf(Object.keys(shown));
  return shown;
}

/**
 * Returns the object shape that list rows are copied to; after the first presented record it includes all shown fields.
 */
export const listedShape = (entity: Entity): Plain => presentingOf(entity).listed ?? columnsOf(entity).blank;

/** Presents a record that a list has read, in place, without another copy. */
export function presentListed(served: Served, record: Plain, reader: Reader): Plain {
  const presenting = presentingOf(served.entity);
  const shown = presentOwn(served, record, reader);
  presenting.listed ??= { ...unsaidOf(Object.keys(shown)), ...columnsOf(served.entity).blank };
  return shown;
}

/** Returns the JSON fields of which the query asks only for the names of members. */
export const briefFields = (entity: Entity, query: Query): readonly string[] =>
  Object.entries(entity.filters).flatMap(([name, filter]) =>
    filter.kind === 'namesOnly' && query[name]?.[0] === 'true' ? [filter.field].flat() : [],
  );

const emptied = (value: unknown): unknown =>
  Object.fromEntries(Object.keys((value as object | null) ?? {}).map((name) => [name, {}]));

/** Returns the record with only the names of the members in these fields. */
export const namesOnly = (record: Plain, fields: readonly string[]): Plain =>
  fields.length === 0
    ? record
    : { ...record, ...Object.fromEntries(fields.map((name) => [name, emptied(record[name])])) };
