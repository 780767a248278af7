import { withRejectionHandledLater } from '../async/handle-later';
import { getOrInsertComputed } from '../map-get-or-insert';
import { type ColumnTuples, type HighestOf, amongStatement, highestStatement } from './among';
import {
  type Dialect,
  type Hold,
  holdClause,
  type Row,
  type Selection,
  type Sql,
  type Value,
  type Where,
  quoted,
  selectStatement,
  whereClause,
} from './sql';
import { type EachUpdate, eachUpdateStatements } from './update-each';

/**
 * Rows of one table, not limited to a company. Only the platform uses it; modules use `scopedRecords`. Every call takes
 * the connection to run on, so that it joins the caller's transaction.
 */
export interface Table {
  readonly name: string;
  /** Reads rows; `only` limits the columns. */
  find(sql: Sql, selection: Selection, only?: readonly string[]): Promise<Row[]>;
  /**
   * Reads the rows among given tuples, each looked up in an index; in no particular order. `hold` locks them until the
   * transaction ends.
   */
  findAmong(sql: Sql, among: ColumnTuples, where: Where, only: readonly string[], hold?: Hold): Promise<Row[]>;
  /** Reads the row of each group with the highest value of a column. */
  findHighest(sql: Sql, highest: HighestOf): Promise<Row[]>;
  /** `hold` locks the row until the transaction ends. */
  first(sql: Sql, where: Where, hold?: Hold): Promise<Row | undefined>;
  /** `isInIndex` states that an index contains every column of the conditions. */
  count(sql: Sql, selection: Selection, isInIndex?: boolean): Promise<number>;
  sum(sql: Sql, columns: readonly string[], selection: Selection): Promise<Record<string, number>>;
  /** Sums `measures` for each combination of the keys in `by`. */
  grouped(sql: Sql, by: readonly GroupKey[], measures: readonly string[], selection: Selection): Promise<Row[]>;
  insert(sql: Sql, rows: readonly Row[]): Promise<void>;
  /** Inserts records without building rows: `add` appends one record's values in column order. */
  insertEach<T>(sql: Sql, records: readonly T[], add: Add<T>): Promise<void>;
  /** Returns the number of matching rows, so that callers notice when they were not the first. */
  update(sql: Sql, where: Where, changes: Row): Promise<number>;
  /** Updates many rows with their own values in few statements; returns how many still had the given keys. */
  updateEach(sql: Sql, update: EachUpdate): Promise<number>;
  /** Adds to numeric columns in one statement, so that concurrent writers lose no additions. */
  add(sql: Sql, keys: readonly string[], rows: readonly Row[], measures: readonly string[]): Promise<void>;
  /** Locks rows until the end of the transaction, in order of their ids. */
  hold(sql: Sql, where: Where): Promise<void>;
  /** Locks rows in the same way and returns them. */
  findHeld(sql: Sql, where: Where): Promise<Row[]>;
  remove(sql: Sql, where: Where): Promise<number>;
}

/**
 * Thresholds of a column in ascending order: a row counts under the highest it reaches, under none before the first.
 */
export interface Threshold {
  readonly column: string;
  readonly marks: readonly number[];
  readonly as: string;
}
/** Grouping key: a column, or the highest threshold that the row reaches. */
export type GroupKey = string | Threshold;

function keyText(key: GroupKey): string {
  if (typeof key === 'string') return quoted(key);
  const cases = key.marks.map(() => `WHEN ${quoted(key.column)} >= ? THEN ?`);
  return `${cases.length > 0 ? `CASE ${cases.join(' ')} END` : 'NULL'} AS ${quoted(key.as)}`;
}

const keyParams = (key: GroupKey): number[] =>
  typeof key === 'string' ? [] : [...key.marks].reverse().flatMap((mark) => [mark, mark]);

/** Most parameters per statement; SQLite's limit is 32,766. */
const MOST_PARAMS = 30_000;
/** Most rows per statement; MariaDB inserts wide rows about as fast by fifty as by four hundred. */
const MOST_ROWS = 100;
/** Rows per statement for the remainder after full statements. */
const FEW_ROWS = 20;

/**
 * Splits rows into batches of few different sizes, because every connection prepares a statement per size and keeps it
 * with all its parameters.
 */
export function batches<T>(rows: readonly T[], most: number): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < rows.length; ) {
    const left = rows.length - start;
    const size = left < most ? Math.min(left, FEW_ROWS) : most;
    found.push(rows.slice(start, start + size));
    start += size;
  }
  return found;
}

/** Cached, because a newly built text must be read again to find its prepared statement. */
const insertTexts = new WeakMap<readonly string[], Map<string, Map<number, string>>>();

function makeInsertText(name: string, columns: readonly string[], count: number, tail: string): string {
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = Array.from({ length: count }, () => marks).join(', ');
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES ${values}${tail}`;
}

function insertText(name: string, columns: readonly string[], count: number, tail: string): string {
  const byTail = getOrInsertComputed(insertTexts, columns, () => new Map<string, Map<number, string>>());
  const byCount = getOrInsertComputed(byTail, tail, () => new Map<number, string>());
  return getOrInsertComputed(byCount, count, () => makeInsertText(name, columns, count, tail));
}

function upsertTail(dialect: 'sqlite' | 'mysql', keys: readonly string[], measures: readonly string[]): string {
  const sums = measures.map((measure) => {
    const column = quoted(measure);
    return dialect === 'mysql'
      ? `${column} = ${column} + VALUES(${column})`
      : `${column} = ${column} + excluded.${column}`;
  });
  return dialect === 'mysql'
    ? ` ON DUPLICATE KEY UPDATE ${sums.join(', ')}`
    : ` ON CONFLICT (${keys.map(quoted).join(', ')}) DO UPDATE SET ${sums.join(', ')}`;
}

/** For counting, MariaDB prefers the primary key, although it contains whole rows and so ten times the pages. */
const countText = (name: string, isInIndex: boolean): string =>
  `SELECT COUNT(*) AS total FROM ${quoted(name)}${isInIndex ? ' IGNORE INDEX (PRIMARY)' : ''}`;

type Add<T> = (into: Value[], record: T) => void;

/**
 * Writes records in statements of few sizes; a statement's values are prepared while the database writes the previous
 * one.
 */
function writerOf(name: string, columns: readonly string[]) {
  const most = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_PARAMS / columns.length)));
  return async <T>(sql: Sql, records: readonly T[], add: Add<T>, tail: string) => {
    let writing: Promise<unknown> = Promise.resolve();
    for (const batch of records.length > FEW_ROWS ? batches(records, most) : [records]) {
      const params: Value[] = [];
      for (const record of batch) add(params, record);
      await writing;
      if (batch.length > 0)
        writing = withRejectionHandledLater(sql.run(insertText(name, columns, batch.length, tail), params));
    }
    await writing;
  };
}

const holderOf = (name: string, dialect: Dialect) => (sql: Sql, where: Where, only: readonly string[]) => {
  const { text, params } = selectStatement(name, only, { where, order: [{ column: 'id' }] }, dialect);
  return sql.all(text + holdClause('exclusive', dialect), params);
};

/** Returns the reads and writes of one table. Names come from definitions, never from callers. */
export function tableOf(name: string, columns: readonly string[], dialect: 'sqlite' | 'mysql'): Table {
  const writeEach = writerOf(name, columns);
  const addRow = (into: Value[], row: Row) => {
    for (const column of columns) into.push(row[column] ?? null);
  };
  const write = (sql: Sql, rows: readonly Row[], tail: string) => writeEach(sql, rows, addRow, tail);
  const held = holderOf(name, dialect);

  return {
    name,
    find: (sql, selection, only = columns) => {
      const { text, params } = selectStatement(name, only, selection, dialect);
      return sql.all(text, params);
    },
    findAmong: (sql, among, where, only, hold) => {
      const { text, params } = amongStatement(name, only, among, where, dialect);
      return sql.all(hold ? text + holdClause(hold, dialect) : text, params);
    },
    findHighest: (sql, highest) => {
      const { text, params } = highestStatement(name, columns, highest, dialect);
      return sql.all(text, params);
    },
    first: async (sql, where, hold) => {
      const { text, params } = selectStatement(name, columns, { where, limit: 1 }, dialect);
      return (await sql.all(hold ? text + holdClause(hold, dialect) : text, params))[0];
    },
    count: async (sql, selection, isInIndex = false) => {
      const { text, params } = whereClause(selection, dialect);
      const [row] = await sql.all(`${countText(name, isInIndex && dialect === 'mysql')}${text}`, params);
      return Number(row?.['total'] ?? 0);
    },
    sum: async (sql, measures, selection) => {
      const { text, params } = whereClause(selection, dialect);
      const list = measures.map((measure) => `COALESCE(SUM(${quoted(measure)}), 0) AS ${quoted(measure)}`);
      const [row] = await sql.all(`SELECT ${list.join(', ')} FROM ${quoted(name)}${text}`, params);
      return Object.fromEntries(measures.map((measure) => [measure, Number(row?.[measure] ?? 0)]));
    },
    grouped: async (sql, by, measures, selection) => {
      const { text, params } = whereClause(selection, dialect);
      const sums = measures.map((measure) => `SUM(${quoted(measure)}) AS ${quoted(measure)}`);
      const names = by.map((key) => quoted(typeof key === 'string' ? key : key.as)).join(', ');
      const rows = await sql.all(
        `SELECT ${[...by.map(keyText), ...sums].join(', ')} FROM ${quoted(name)}${text} GROUP BY ${names}`,
        [...by.flatMap(keyParams), ...params],
      );
      return rows.map((row) => ({ ...row, ...Object.fromEntries(measures.map((each) => [each, Number(row[each])])) }));
    },
    insert: (sql, rows) => write(sql, rows, ''),
    insertEach: (sql, records, add) => writeEach(sql, records, add, ''),
    add: (sql, keys, rows, measures) => write(sql, rows, upsertTail(dialect, keys, measures)),
    update: (sql, where, changes) => {
      const { text, params } = whereClause({ where }, dialect);
      const set = Object.keys(changes).map((column) => `${quoted(column)} = ?`);
      const values = Object.values(changes).map((value) => value ?? null);
      return sql.run(`UPDATE ${quoted(name)} SET ${set.join(', ')}${text}`, [...values, ...params]);
    },
    updateEach: async (sql, update) => {
      let matched = 0;
      for (const { text, params } of eachUpdateStatements(dialect, name, update))
        matched += await sql.run(text, params);
      return matched;
    },
    hold: async (sql, where) => {
      // In SQLite, this transaction is already the only writer.
      if (dialect !== 'sqlite') await held(sql, where, ['id']);
    },
    findHeld: (sql, where) => held(sql, where, columns),
    remove: (sql, where) => {
      const { text, params } = whereClause({ where }, dialect);
      if (!text) throw new Error(`Refusing to empty the table ${name}`);
      return sql.run(`DELETE FROM ${quoted(name)}${text}`, params);
    },
  };
}
