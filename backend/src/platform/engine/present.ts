import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { blankOf, columnsOf, type Plain } from '../store/columns';
import type { Query } from './list-query';
import type { Reader, Served } from './rules';

interface Presenting {
  internal: ReadonlySet<string>;
  confidential: ReadonlySet<string>;
  /** Fields that only some roles see; what a reference shows goes with it. */
  guarded: readonly (readonly [name: string, readers: readonly Role[]])[];
  exact: readonly string[];
  /** The fields that the first record showed, none of them said: what is copied and filled keeps one shape. */
  unsaid?: Plain;
  /** The same of the first record of a list, whose stored fields are empty until they are filled. */
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

/** Fields that stay on the server, in answers and in the audit log alike. */
export const internalNames = (entity: Entity): ReadonlySet<string> => presentingOf(entity).internal;

/** JSON leaves out what is undefined. */
function unsaidOf(names: readonly string[]): Plain {
  const unsaid = blankOf(names);
  for (const name of names) unsaid[name] = undefined;
  return unsaid;
}

/** Fields whose values the audit log does not hold. */
export const confidentialNames = (entity: Entity): ReadonlySet<string> => presentingOf(entity).confidential;

/** Makes a record that belongs to the caller alone into what goes over the wire: what its reader may not see is unsaid. */
function presentOwn({ entity, rules }: Served, shown: Plain, reader: Reader): Plain {
  const { internal, guarded, exact } = presentingOf(entity);
  const added = rules.present?.(shown as unknown as RecordOf<Entity>, reader);
  if (added) for (const name of Object.keys(added)) shown[name] = added[name];
  for (const name of internal) if (name in shown) shown[name] = undefined;
  for (const [name, readers] of guarded) if (!isAllowed(readers, reader.roles)) shown[name] = undefined;
  for (const name of exact) if (typeof shown[name] === 'string') shown[name] = Number(shown[name]);
  return shown;
}

/** A record as it goes over the wire: what its reader may not see stays behind, exact decimals become numbers. */
export function present(served: Served, record: RecordOf<Entity>, reader: Reader): Plain {
  const presenting = presentingOf(served.entity);
  const shown = presentOwn(served, Object.assign({ ...presenting.unsaid }, record), reader);
  presenting.unsaid ??= unsaidOf(Object.keys(shown));
  return shown;
}

/** What a list copies and fills for each of its records: once one was shown, it has the place of all that is shown. */
export const listedShape = (entity: Entity): Plain => presentingOf(entity).listed ?? columnsOf(entity).blank;

/** A record that a list has read for itself, in the shape of the list: presented as it is, without another copy. */
export function presentListed(served: Served, record: Plain, reader: Reader): Plain {
  const presenting = presentingOf(served.entity);
  const shown = presentOwn(served, record, reader);
  presenting.listed ??= { ...unsaidOf(Object.keys(shown)), ...columnsOf(served.entity).blank };
  return shown;
}

/** The JSON fields of which the question wants no more than the names inside. */
export const briefFields = (entity: Entity, query: Query): readonly string[] =>
  Object.entries(entity.filters).flatMap(([name, filter]) =>
    filter.kind === 'namesOnly' && query[name]?.[0] === 'true' ? [filter.field].flat() : [],
  );

const emptied = (value: unknown): unknown =>
  Object.fromEntries(Object.keys((value as object | null) ?? {}).map((name) => [name, {}]));

export const namesOnly = (record: Plain, fields: readonly string[]): Plain =>
  fields.length === 0
    ? record
    : { ...record, ...Object.fromEntries(fields.map((name) => [name, emptied(record[name])])) };
