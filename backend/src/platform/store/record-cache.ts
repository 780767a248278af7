import type { Entity } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import { columnsOf } from './columns';
import type { Records, ScopedRecords } from './scoped-records';
import type { Hold } from './sql';

type CachedReads = Map<string, Promise<unknown>>;

interface Remembering {
  /** What is held stays held until all of it is read. */
  readonly inTransaction: boolean;
}

function remembering<E extends Entity>(
  entity: E,
  records: ScopedRecords<E>,
  found: CachedReads,
  { inTransaction }: Remembering,
): ScopedRecords<E> {
  const keyOf = (id: string) => `${entity.name} ${id}`;
  const find = (id: string) => {
    const known = found.get(keyOf(id)) ?? records.find(id);
    found.set(keyOf(id), known);
    return known as ReturnType<typeof records.find>;
  };
  const heldKeyOf = (id: string) => `${entity.name} held ${id}`;
  /** Whoever holds a record alone holds it beside others too; a record that is held is what any reader finds. */
  const held = (id: string, hold: Hold) => {
    const known = (hold === 'shared' && found.get(heldKeyOf(id))) || records.held(id, hold);
    found.set(heldKeyOf(id), known);
    found.set(keyOf(id), known);
    return known as ReturnType<typeof records.find>;
  };
  const ahead = async (ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !found.has(keyOf(id)));
    // Lists of some tables have fewer columns than the record.
    if (unknown.length < 2 || columnsOf(entity).listed.length < columnsOf(entity).all.length) return;
    for (const record of await records.list({ where: { id: { in: unknown } } }))
      found.set(keyOf(record._id), Promise.resolve(record));
  };
  /** The whole of a small table, such as the rates that every row of a save asks for. */
  const whole = () => {
    const known = found.get(entity.name) ?? records.list();
    found.set(entity.name, known);
    return known as ReturnType<typeof records.list>;
  };
  const forgetting =
    <A extends unknown[], R>(write: (...given: A) => R) =>
    (...given: A): R => {
      found.clear();
      return write(...given);
    };
  return {
    ...records,
    find,
    held,
    steady: (id) => (inTransaction ? held(id, 'shared') : find(id)),
    ahead,
    list: (selection, shape) => (selection === undefined ? whole() : records.list(selection, shape)),
    get: async (id) => {
      const record = await find(id);
      if (!record) throw notFound();
      return record;
    },
    insert: forgetting(records.insert),
    update: forgetting(records.update),
    updateEach: forgetting(records.updateEach),
    mark: forgetting(records.mark),
    remove: forgetting(records.remove),
    removeEach: forgetting(records.removeEach),
  };
}

/**
 * Rows of one transaction, each read by its id once, whole tables too: a reference that is checked, used and shown is one query.
 * A write to a table forgets what was read of it, whichever entity it went through.
 */
export function cachedRecords(records: Records, within: Remembering = { inTransaction: false }): Records {
  const tables = new Map<string, CachedReads>();
  const known = new Map<Entity, ScopedRecords>();
  return <E extends Entity>(entity: E) => {
    const made = known.get(entity);
    if (made) return made as unknown as ScopedRecords<E>;
    const { table } = columnsOf(entity);
    const found: CachedReads = tables.get(table) ?? new Map();
    tables.set(table, found);
    const fresh = remembering(entity, records(entity), found, within);
    known.set(entity, fresh as unknown as ScopedRecords);
    return fresh;
  };
}
