import type { Entity } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import { columnsOf } from './columns';
import type { Records, ScopedRecords } from './scoped-records';
import type { Hold } from './sql';

type CachedReads = Map<string, Promise<unknown>>;

interface Remembering {
  /** True if locks are held until the cache is discarded, as in a transaction. */
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
  /** An exclusive lock includes a shared one; any later read returns the locked record. */
  const held = (id: string, hold: Hold) => {
    const known = (hold === 'shared' && found.get(heldKeyOf(id))) || records.held(id, hold);
    found.set(heldKeyOf(id), known);
    found.set(keyOf(id), known);
    return known as ReturnType<typeof records.find>;
  };
  const ahead = async (ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter((id) => !found.has(keyOf(id)));
    // Lists of some tables read fewer columns than the record has.
    if (unknown.length < 2 || columnsOf(entity).listed.length < columnsOf(entity).all.length) return;
    for (const record of await records.list({ where: { id: { in: unknown } } }))
      found.set(keyOf(record._id), Promise.resolve(record));
  };
  /** Reads the whole of a small table once, such as the rates that every row of a save needs. */
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
 * Caches the rows of one transaction by id, and whole tables: a reference that is checked, used and shown takes one
 * query. A write clears the table's cache, whichever entity it goes through.
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
