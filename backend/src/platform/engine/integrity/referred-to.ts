import type { Entity } from '@lichen/contracts/entity/entity';
import { columnsOf, type Plain, REST } from '../../store/columns';
import type { Records } from '../../store/scoped-records';
import type { Where } from '../../store/sql';
import type { Registry } from '../registry';
import { type RefField, refsOf } from './references';

/** A reference field of an entity. */
export interface ReferringField {
  readonly entity: Entity;
  readonly name: string;
  readonly field: RefField;
}

/** Returns the references to an entity, each table column once: an entity over the whole table stands for its types. */
export function referringFields(entities: Iterable<Entity>, target: Pick<Entity, 'name'>): ReferringField[] {
  const columns = new Map<string, ReferringField>();
  const within: ReferringField[] = [];
  for (const entity of entities)
    for (const [name, field] of refsOf(entity)) {
      if (field.entity !== target.name) continue;
      const { table, own, rest } = columnsOf(entity);
      if (Object.keys(own).length > 0 || rest.includes(name)) within.push({ entity, name, field });
      else columns.set(`${table} ${name}`, { entity, name, field });
    }
  const isSeen = ({ entity, name }: ReferringField) =>
    columns.has(`${columnsOf(entity).table} ${entity.table?.renamed?.[name] ?? name}`);
  return [...columns.values(), ...within.filter((place) => !isSeen(place))];
}

/** Condition for rows whose reference names one of the records. */
export const naming = ({ entity, name }: ReferringField, ids: readonly string[]): Where =>
  columnsOf(entity).rest.includes(name) ? { [REST]: { inside: [name], is: ids } } : { [name]: { in: ids } };

/** Returns the definitions of all entities of the portal. */
export const definitionsIn = ({ entities }: Pick<Registry, 'entities'>): Entity[] =>
  [...entities.values()].map(({ entity }) => entity);

/** Rows per query; every query finds at least one more used record. */
const READ_AT_ONCE = 500;

/** Returns those of the given records that any record of the company refers to. */
export async function referredTo(
  registry: Pick<Registry, 'entities'>,
  records: Records,
  target: Entity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const place of referringFields(definitionsIn(registry), target))
    for (;;) {
      const unknown = ids.filter((id) => !used.has(id));
      if (unknown.length === 0) return used;
      const where = naming(place, unknown);
      const found = await records(place.entity).part([place.name as never], { where, limit: READ_AT_ONCE });
      for (const row of found) used.add((row as unknown as Plain)[place.name] as string);
      if (found.length < READ_AT_ONCE) break;
    }
  return used;
}
