import type { DataType, QueryInterface } from 'sequelize';
import { DataTypes, QueryTypes } from 'sequelize';
import { type CumulativeTable, cumulativeStatement } from './cumulative-totals';
import { quoted } from './sql';

/** Column types that are equivalent on SQLite and MySQL/MariaDB. */
export const column = {
  id: { type: DataTypes.STRING(64), allowNull: false },
  optionalId: { type: DataTypes.STRING(64), allowNull: true },
  text: (length: number, allowNull = false) => ({ type: DataTypes.STRING(length), allowNull }),
  longText: { type: 'LONGTEXT', allowNull: true },
  /** Integers up to 2⁵³: times, days and scaled decimals. */
  integer: { type: DataTypes.BIGINT, allowNull: false },
  optionalInteger: { type: DataTypes.BIGINT, allowNull: true },
  boolean: { type: DataTypes.TINYINT, allowNull: false },
  optionalBoolean: { type: DataTypes.TINYINT, allowNull: true },
} as const satisfies Record<string, Column | ((length: number, allowNull?: boolean) => Column)>;

/** A column for Sequelize; text columns in indexes need a length on MariaDB. */
export interface Column {
  type: DataType;
  allowNull: boolean;
  /** Value of a required column in existing rows. */
  defaultValue?: number;
}

/** First columns of every table of company rows. */
export const companyRow = {
  company_id: column.id,
  id: column.id,
  version: column.integer,
  created_on: column.integer,
  created_by: column.id,
  updated_on: column.integer,
} as const;

/** A table with its keys and indexes, by their names. */
export interface TableShape {
  columns: Record<string, Column>;
  /** Begins with the company wherever rows belong to one. */
  primaryKey: readonly string[];
  unique?: Record<string, readonly string[]>;
  indexes?: Record<string, readonly string[]>;
}

/** Rows whose JSON has the form of an earlier release. */
export interface Rewriting {
  column: string;
  where: Readonly<Record<string, string>>;
  /** Text that occurs only in the earlier JSON, so that a repeated run skips rewritten rows. */
  holding: string;
  rewrite(value: Record<string, unknown>): Record<string, unknown>;
}

/** A column derived from a text column, for existing rows. */
export interface Deriving {
  column: string;
  from: string;
  /** Null leaves the column empty. */
  of(text: string): string | null;
}

/** Numbers from a table's rows that move to a JSON list in the company's own row. */
export interface Gathering {
  into: string;
  column: string;
  from: string;
  value: string;
  where: Readonly<Record<string, string>>;
}

/** A text that becomes another one in some rows. */
export interface Replacing {
  where: Readonly<Record<string, string>>;
  from: string;
  to: string;
}

/** Steps of a migration. Removing a column is not offered, because on SQLite it loses indexes. */
export interface Schema {
  createTable(name: string, shape: TableShape): Promise<void>;
  addColumn(table: string, name: string, shape: Column): Promise<void>;
  /** Makes a column nullable; `shape` is its new definition. Not for columns of a key or an index. */
  allowEmpty(table: string, name: string, shape: Column): Promise<void>;
  addIndex(table: string, name: string, columns: readonly string[]): Promise<void>;
  removeIndex(table: string, name: string): Promise<void>;
  /** Rewrites the JSON of some rows of a company table; the rows keep their version. */
  rewriteJson(table: string, rewriting: Rewriting): Promise<void>;
  /** Fills a column from the text in another; the rows keep their version. */
  derive(table: string, deriving: Deriving): Promise<void>;
  /** Fills an empty column with the value of another; the rows keep their version. */
  fillFrom(table: string, name: string, other: string): Promise<void>;
  /** Replaces a text within a column, in tables of any key; rows without it stay as they are. */
  replaceText(table: string, name: string, replacing: Replacing): Promise<void>;
  /** Sets a column to 1 in rows where another one is filled. */
  mark(table: string, name: string, filled: string): Promise<void>;
  /** Fills a column of each company's own row, whose id is the company's, with values of its rows in another table. */
  gather(gathering: Gathering): Promise<void>;
  /** Recomputes the totals from the existing rows. */
  fillRunUps(table: CumulativeTable): Promise<void>;
  /** Adds a unique index; rows with empty columns do not conflict. */
  addUnique(table: string, name: string, columns: readonly string[]): Promise<void>;
}

/** Written by hand, append-only, run on both databases. Names sort in the order of execution. */
export interface Migration {
  readonly name: string;
  up(schema: Schema): Promise<void>;
}

const PAGE = 500;

interface KeyedRow {
  company_id: string;
  id: string;
  text: string;
}

interface Retelling {
  /** Returns the new text of a row, or null to leave it. */
  from: string;
  to: string;
  conditions: readonly string[];
  values: readonly string[];
  of(text: string): string | null;
}

/** Pages through the rows, so that a table of any size fits in memory. */
async function retellRows({ sequelize }: QueryInterface, table: string, retelling: Retelling) {
  const { from, to, conditions, values, of } = retelling;
  const select =
    `SELECT company_id, id, ${quoted(from)} AS text FROM ${quoted(table)} WHERE (company_id, id) > (?, ?) ` +
    `AND ${conditions.join(' AND ')} ORDER BY company_id, id LIMIT ${PAGE}`;
  const update = `UPDATE ${quoted(table)} SET ${quoted(to)} = ? WHERE company_id = ? AND id = ?`;
  let after = ['', ''];
  for (;;) {
    const replacements = [...after, ...values];
    const rows = await sequelize.query<KeyedRow>(select, { replacements, type: QueryTypes.SELECT });
    for (const { company_id, id, text } of rows) {
      const said = of(text);
      if (said !== null) await sequelize.query(update, { replacements: [said, company_id, id] });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = [last.company_id, last.id];
  }
}

const rewriteRows = (queries: QueryInterface, table: string, { column: json, where, holding, rewrite }: Rewriting) =>
  retellRows(queries, table, {
    ...{ from: json, to: json },
    conditions: [...Object.keys(where).map((name) => `${quoted(name)} = ?`), `${quoted(json)} LIKE ?`],
    values: [...Object.values(where), `%${holding}%`],
    of: (text) => JSON.stringify(rewrite(JSON.parse(text) as Record<string, unknown>)),
  });

const deriveRows = (queries: QueryInterface, table: string, { column: to, from, of }: Deriving) =>
  retellRows(queries, table, { from, to, of, conditions: [`${quoted(from)} IS NOT NULL`], values: [] });

async function gatherRows({ sequelize }: QueryInterface, { into, column: name, from, value, where }: Gathering) {
  const conditions = Object.keys(where).map((each) => `${quoted(each)} = ?`);
  const found = await sequelize.query<{ company_id: string; value: number }>(
    `SELECT company_id, ${quoted(value)} AS value FROM ${quoted(from)} WHERE ${conditions.join(' AND ')} ORDER BY value`,
    { replacements: Object.values(where), type: QueryTypes.SELECT },
  );
  const update = `UPDATE ${quoted(into)} SET ${quoted(name)} = ? WHERE company_id = ? AND id = ?`;
  for (const company of new Set(found.map(({ company_id }) => company_id))) {
    const list = found.filter((row) => row.company_id === company).map((row) => Number(row.value));
    await sequelize.query(update, { replacements: [JSON.stringify(list), company, company] });
  }
}

async function replaceText({ sequelize }: QueryInterface, table: string, name: string, { where, from, to }: Replacing) {
  const conditions = Object.keys(where).map((each) => `${quoted(each)} = ?`);
  const column = quoted(name);
  await sequelize.query(
    `UPDATE ${quoted(table)} SET ${column} = REPLACE(${column}, ?, ?) WHERE ${conditions.join(' AND ')}`,
    { replacements: [from, to, ...Object.values(where)] },
  );
}

/** SQLite cannot change a column in place, so a new one takes its name. */
async function allowEmpty(queries: QueryInterface, table: string, name: string, shape: Column) {
  if (queries.sequelize.getDialect() !== 'sqlite') return void (await queries.changeColumn(table, name, { ...shape }));
  const next = `${name}_next`;
  const [of, from, to] = [table, name, next].map(quoted);
  await queries.sequelize.transaction(async (transaction) => {
    await queries.addColumn(table, next, { ...shape }, { transaction });
    for (const statement of [
      `UPDATE ${of} SET ${to} = ${from}`,
      `ALTER TABLE ${of} DROP COLUMN ${from}`,
      `ALTER TABLE ${of} RENAME COLUMN ${to} TO ${from}`,
    ])
      await queries.sequelize.query(statement, { transaction });
  });
}

/**
 * MariaDB commits at every schema change, so a process that dies within a migration leaves it half done, and the next
 * start runs all of it again. Each step therefore succeeds if it is already done.
 */
async function unlessDone(step: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}

interface FoundIndex {
  name: string;
  fields: { attribute: string }[];
}

/** Returns the steps of migrations; each may run again after a crash and is then skipped. */
export function schemaOver(queries: QueryInterface): Schema {
  const indexOf = async (table: string, name: string) =>
    ((await queries.showIndex(table)) as FoundIndex[]).find((index) => index.name === name);
  const addIndex = (table: string, name: string, fields: readonly string[], unique: boolean) =>
    unlessDone(queries.addIndex(table, { name, fields: [...fields], unique }), async () => {
      const found = await indexOf(table, name);
      return found?.fields.map(({ attribute }) => attribute).join() === fields.join();
    });
  return {
    createTable: async (name, shape) => {
      const columns = Object.fromEntries(
        Object.entries(shape.columns).map(([key, value]) => [
          key,
          { ...value, primaryKey: shape.primaryKey.includes(key) },
        ]),
      );
      await queries.createTable(name, columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' });
      for (const [key, fields] of Object.entries(shape.unique ?? {})) await addIndex(name, key, fields, true);
      for (const [key, fields] of Object.entries(shape.indexes ?? {})) await addIndex(name, key, fields, false);
    },
    rewriteJson: (table, rewriting) => rewriteRows(queries, table, rewriting),
    derive: (table, deriving) => deriveRows(queries, table, deriving),
    gather: (gathering) => gatherRows(queries, gathering),
    replaceText: (table, name, replacing) => replaceText(queries, table, name, replacing),
    mark: async (table, name, filled) => {
      await queries.sequelize.query(
        `UPDATE ${quoted(table)} SET ${quoted(name)} = 1 WHERE ${quoted(filled)} IS NOT NULL`,
      );
    },
    fillFrom: async (table, name, other) => {
      const [into, from] = [quoted(name), quoted(other)];
      await queries.sequelize.query(
        `UPDATE ${quoted(table)} SET ${into} = ${from} WHERE ${into} IS NULL AND ${from} IS NOT NULL`,
      );
    },
    fillRunUps: async (table) => {
      const dialect = queries.sequelize.getDialect() === 'sqlite' ? 'sqlite' : 'mysql';
      await queries.sequelize.transaction(async (transaction) => {
        await queries.sequelize.query(`DELETE FROM ${quoted(table.into)}`, { transaction });
        await queries.sequelize.query(cumulativeStatement(dialect, table), { transaction });
      });
    },
    addColumn: (table, name, shape) =>
      unlessDone(queries.addColumn(table, name, { ...shape }), async () =>
        Object.hasOwn(await queries.describeTable(table), name),
      ),
    allowEmpty: (table, name, shape) => allowEmpty(queries, table, name, shape),
    addIndex: (table, name, fields) => addIndex(table, name, fields, false),
    removeIndex: (table, name) =>
      unlessDone(queries.removeIndex(table, name), async () => (await indexOf(table, name)) === undefined),
    addUnique: (table, name, fields) => addIndex(table, name, fields, true),
  };
}
