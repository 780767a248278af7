import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import { inParts } from '../in-parts';
import type { ColumnTuples } from './among';
import { type Columns, type Plain, columnsOf } from './columns';
import { ConcurrentWrite, type Database } from './database';
import { type Grouping, groupedSums } from './grouped-sums';
import type { Condition, Hold, Row, Selection, Sql, Value, Where } from './sql';
import { type Table, tableOf } from './table';

/**
 * Rows of one entity that belong to one company. Modules reach rows only through it: the company is part of every
 * statement, and no caller can widen it.
 */
export interface ScopedRecords<E extends Entity = Entity> {
  get(id: string): Promise<RecordOf<E>>;
  find(id: string): Promise<RecordOf<E> | undefined>;
  /** Returns a record in its current state and locks it until the transaction ends. */
  held(id: string, hold: Hold): Promise<RecordOf<E> | undefined>;
  /**
   * Returns a record that a write depends on: within a unit of work it is locked against changes until the end of the
   * transaction.
   */
  steady(id: string): Promise<RecordOf<E> | undefined>;
  /** Reads records that will be needed one by one: a cache reads them in one statement. */
  ahead(ids: readonly string[]): Promise<void>;
  /** Lists of a view over a shared table contain only its columns; `get` returns every field. */
  /** `shape` is an empty record with more fields than the entity's, for a caller that adds to the records it reads. */
  list(selection?: Selection, shape?: Plain): Promise<RecordOf<E>[]>;
  /** Reads only some fields of the records, for long walks over many of them. */
  part<N extends keyof RecordOf<E> & string>(
    names: readonly N[],
    selection?: Selection,
  ): Promise<Pick<RecordOf<E>, N>[]>;
  /** Reads fields of the records among given tuples; each is looked up in an index, in no particular order. */
  partAmong<N extends keyof RecordOf<E> & string>(
    names: readonly N[],
    among: ColumnTuples,
    where?: Where,
  ): Promise<Pick<RecordOf<E>, N>[]>;
  count(selection?: Selection): Promise<number>;
  /** Integer sums of stored columns. */
  sum(columns: readonly string[], selection?: Selection): Promise<Record<string, number>>;
  /** Integer sums by the keys of a grouping, or of the records that the rows refer to. */
  groups(grouping: Grouping, of?: ParentGrouping): Promise<Row[]>;
  /** Row fields missing in a record (version, author, times) are taken from `stamp`. */
  insert(records: readonly Plain[], stamp?: Plain): Promise<void>;
  /** Writes `changes` if the record's version is unchanged, and returns whether it was. */
  update(record: RecordOf<E>, changes: Plain): Promise<boolean>;
  /** Updates many records in few statements; returns false if one had another version or no longer exists. */
  updateEach(updates: readonly RecordUpdate<E>[]): Promise<boolean>;
  /**
   * Waits for other transactions' locks on these records and locks them until the end of this one, so that later reads
   * see what the others wrote.
   */
  hold(ids: readonly string[]): Promise<void>;
  /**
   * Sets the same values on every record that matches any of the conditions, with one statement per condition; returns
   * the number of rows written. Versions stay, so this is only for values that the server sets, never for a person's
   * input.
   */
  mark(conditions: readonly Where[], values: Readonly<Plain>): Promise<number>;
  remove(id: string): Promise<boolean>;
  /** Deletes many records in few statements; returns false if one no longer exists. */
  removeEach(ids: readonly string[]): Promise<boolean>;
}

/** A record as it was read, and the fields to change. */
export interface RecordUpdate<E extends Entity = Entity> {
  readonly record: RecordOf<E>;
  readonly changes: Plain;
}

/** Records of the same company that the grouped rows refer to by `ref`. */
export interface ParentGrouping {
  readonly entity: Entity;
  readonly ref: string;
  readonly by: readonly string[];
  readonly selection: Selection;
}

/** Returns one company's rows of any entity, within one connection or transaction. */
export type Records = <E extends Entity>(entity: E) => ScopedRecords<E>;

const NOTHING: Plain = {};
const tables = new WeakMap<Database, Map<string, Table>>();

/** Returns the table of an entity, made once for each database so that its statements are built once. */
export function tableFor(database: Database, entity: Entity, columns: Columns): Table {
  const known = tables.get(database) ?? new Map<string, Table>();
  tables.set(database, known);
  const found = known.get(entity.name) ?? tableOf(columns.table, columns.all, database.dialect);
  known.set(entity.name, found);
  return found;
}

/** Returns whether one of the entity's indexes covers the conditions, so that counting reads only the index. */
function isInIndex({ indexes = [] }: Entity, { where = {}, anyOf = [] }: Selection, besides: readonly string[] = []) {
  const asked = [...[where, ...anyOf.flat()].flatMap((each) => Object.keys(each)), ...besides];
  return indexes.some((index) => asked.every((column) => column === 'company_id' || index.includes(column)));
}

const isSearch = (condition: Condition | undefined): boolean =>
  typeof condition === 'object' && condition !== null && 'contains' in condition;

/** Returns whether an index covers a page of a search, which must examine every row. */
function isSearchInIndex(entity: Entity, selection: Selection): boolean {
  const { anyOf = [], order = [], limit } = selection;
  const isSearched = anyOf.flat().some((where) => Object.values(where).some(isSearch));
  const ordered = order.map(({ column }) => column);
  return isSearched && limit !== undefined && isInIndex(entity, selection, ordered);
}

/** Reads the rows of a list. A search covered by an index finds the ids first and then reads only the shown rows. */
async function listedRows(table: Table, sql: Sql, entity: Entity, selection: Selection, only: readonly string[]) {
  if (!isSearchInIndex(entity, selection)) return table.find(sql, selection, only);
  const found = await table.find(sql, selection, ['id']);
  if (found.length === 0) return [];
  const where = { ...selection.where, id: { in: found.map(({ id }) => id ?? null) } };
  return table.find(sql, { where, ...(selection.order ? { order: selection.order } : {}) }, only);
}

/** Groups updates by the columns that they change; each group is written together. */
export function alikeUpdates(columns: Columns, updates: readonly RecordUpdate[]) {
  const alike = new Map<string, { changed: string[]; rows: Value[][] }>();
  for (const { record: before, changes } of updates) {
    const row = columns.changedColumns(before, changes);
    const changed = Object.keys(row);
    const key = changed.join();
    const group = alike.get(key) ?? { changed, rows: [] };
    alike.set(key, group);
    group.rows.push([before._id, before.version, ...changed.map((name) => row[name] ?? null)]);
  }
  return alike.values();
}

function parentsOf({ entity, ref, by, selection }: ParentGrouping, company_id: string) {
  const { table, own } = columnsOf(entity);
  return { table, ref, by, selection: { ...selection, where: { ...selection.where, ...own, company_id } } };
}

async function markEach(sql: Sql, table: Table, conditions: readonly Where[], row: Row): Promise<number> {
  let marked = 0;
  for (const where of conditions) marked += await table.update(sql, where, row);
  return marked;
}

/** Returns the records of one entity within one company; no condition of a caller can reach another company. */
export function scopedRecords<E extends Entity>(
  database: Database,
  sql: Sql,
  entity: E,
  companyId: string,
): ScopedRecords<E> {
  const columns = columnsOf(entity);
  const table = tableFor(database, entity, columns);
  // The company comes last, so that no caller can override it.
  const mine = (where: Where = {}): Where => ({ ...where, ...columns.own, company_id: companyId });
  const within = (selection: Selection = {}): Selection => ({ ...selection, where: mine(selection.where) });
  const record = (row: Row, shape?: Plain) => columns.toRecord(row, shape) as RecordOf<E>;

  const find = async (id: string, hold?: Hold) => {
    const row = await table.first(sql, mine({ id }), hold);
    return row && record(row);
  };

  return {
    find: (id) => find(id),
    get: async (id) => {
      const found = await find(id);
      if (!found) throw notFound();
      return found;
    },
    held: find,
    steady: (id) => find(id),
    ahead: async () => undefined,
    list: async (selection, shape) =>
      (await listedRows(table, sql, entity, within(selection), columns.listed)).map((row) => record(row, shape)),
    part: async <N extends keyof RecordOf<E> & string>(names: readonly N[], selection?: Selection) => {
      const { stored, toRecord } = columns.part(names);
      return (await table.find(sql, within(selection), stored)).map(toRecord) as Pick<RecordOf<E>, N>[];
    },
    partAmong: async <N extends keyof RecordOf<E> & string>(
      names: readonly N[],
      among: ColumnTuples,
      where?: Where,
    ) => {
      const { stored, toRecord } = columns.part(names);
      return (await table.findAmong(sql, among, mine(where), stored)).map(toRecord) as Pick<RecordOf<E>, N>[];
    },
    count: (selection) => table.count(sql, within(selection), isInIndex(entity, within(selection))),
    sum: (names, selection) => table.sum(sql, names, within(selection)),
    groups: (grouping, of) =>
      groupedSums(
        sql,
        database.dialect,
        table.name,
        { ...grouping, selection: within(grouping.selection) },
        of && parentsOf(of, companyId),
      ),
    insert: (records, stamp = NOTHING) =>
      table.insertEach(sql, records, (into, each) => columns.addValues(into, each, companyId, stamp)),
    update: async (before, changes) => {
      const row = { ...columns.changedColumns(before, changes), version: before.version + 1 };
      return (await table.update(sql, mine({ id: before._id, version: before.version }), row)) === 1;
    },
    updateEach: async (updates) => {
      const own = { ...columns.own, company_id: companyId };
      let matched = 0;
      for (const group of alikeUpdates(columns, updates)) matched += await table.updateEach(sql, { own, ...group });
      return matched === updates.length;
    },
    hold: async (ids) => {
      for (const some of inParts(ids)) await table.hold(sql, mine({ id: { in: some } }));
    },
    mark: (each, values) => markEach(sql, table, each.map(mine), columns.changedColumns(NOTHING, values)),
    remove: async (id) => (await table.remove(sql, mine({ id }))) === 1,
    removeEach: async (ids) => {
      let removed = 0;
      for (const some of inParts(ids)) removed += await table.remove(sql, mine({ id: { in: some } }));
      return removed === ids.length;
    },
  };
}

/** Returns the records of every entity within one company. */
export function recordsOver(database: Database, sql: Sql, companyId: string): Records {
  return (entity) => scopedRecords(database, sql, entity, companyId);
}

/** Throws a `ConcurrentWrite` unless the record's version was current. */
export function expectCurrent(isCurrent: boolean): void {
  if (!isCurrent) throw new ConcurrentWrite();
}

/** Returns the condition for a field's values, converted to their stored form. */
export function fieldCondition(entity: Entity, name: string, values: readonly unknown[]): Condition {
  const columns = columnsOf(entity);
  const stored = values.map((value) => columns.value(name, value));
  return stored.length === 1 ? (stored[0] ?? null) : { in: stored };
}
