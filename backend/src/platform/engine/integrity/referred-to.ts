import type { Entity } from '@lichen/contracts/entity/entity';
import { columnsOf, type Plain, REST } from '../../store/columns';
import type { Records } from '../../store/scoped-records';
import type { Where } from '../../store/sql';
import type { Registry } from '../registry';
import { refsOf } from './references';

/** One reference that rows of a table have. */
interface Place {
  readonly entity: Entity;
  readonly name: string;
}

/** References to an entity, each column of a table once: a view of the whole table stands for the types within it. */
function placesOf({ entities }: Pick<Registry, 'entities'>, target: Entity): Place[] {
  const columns = new Map<string, Place>();
  const within: Place[] = [];
  for (const { entity } of entities.values())
    for (const [name, field] of refsOf(entity)) {
      if (field.entity !== target.name) continue;
      const { table, own, rest } = columnsOf(entity);
      if (Object.keys(own).length > 0 || rest.includes(name)) within.push({ entity, name });
      else columns.set(`${table} ${name}`, { entity, name });
    }
  const isSeen = ({ entity, name }: Place) =>
    columns.has(`${columnsOf(entity).table} ${entity.table?.renamed?.[name] ?? name}`);
  return [...columns.values(), ...within.filter((place) => !isSeen(place))];
}

/** Rows that are read at once; each time at least one more record turns out to be used. */
const READ_AT_ONCE = 500;

/** Those of some records of an entity that any record of the company refers to. */
export async function referredTo(
  registry: Pick<Registry, 'entities'>,
  records: Records,
  target: Entity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const { entity, name } of placesOf(registry, target))
    for (;;) {
      const unknown = ids.filter((id) => !used.has(id));
      if (unknown.length === 0) return used;
      const where: Where = columnsOf(entity).rest.includes(name)
        ? { [REST]: { inside: [name], is: unknown } }
        : { [name]: { in: unknown } };
      const found = await records(entity).part([name as never], { where, limit: READ_AT_ONCE });
      for (const row of found) used.add((row as unknown as Plain)[name] as string);
      if (found.length < READ_AT_ONCE) break;
    }
  return used;
}
