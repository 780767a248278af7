import type { DataType, QueryInterface } from 'sequelize';
import { DataTypes } from 'sequelize';

/** Column types that mean the same on SQLite and on MySQL/MariaDB. */
export const column = {
  id: { type: DataTypes.STRING(64), allowNull: false },
  optionalId: { type: DataTypes.STRING(64), allowNull: true },
  text: (length: number, allowNull = false) => ({ type: DataTypes.STRING(length), allowNull }),
  longText: { type: 'LONGTEXT', allowNull: true },
  /** Whole numbers to 2⁵³: moments, days, and scaled decimals. */
  integer: { type: DataTypes.BIGINT, allowNull: false },
  optionalInteger: { type: DataTypes.BIGINT, allowNull: true },
  boolean: { type: DataTypes.TINYINT, allowNull: false },
  optionalBoolean: { type: DataTypes.TINYINT, allowNull: true },
} as const satisfies Record<string, Column | ((length: number, allowNull?: boolean) => Column)>;

export interface Column {
  type: DataType;
  allowNull: boolean;
}

/** The columns that begin every table of company rows. */
export const companyRow = {
  company_id: column.id,
  id: column.id,
  version: column.integer,
  created_on: column.integer,
  created_by: column.id,
  updated_on: column.integer,
} as const;

export interface TableShape {
  columns: Record<string, Column>;
  /** Leads with the company wherever rows belong to one. */
  primaryKey: readonly string[];
  unique?: Record<string, readonly string[]>;
  indexes?: Record<string, readonly string[]>;
}

/** What a migration may do. Removing a column loses indexes on SQLite, so it is not offered. */
export interface Schema {
  createTable(name: string, shape: TableShape): Promise<void>;
  addColumn(table: string, name: string, shape: Column): Promise<void>;
  addIndex(table: string, name: string, columns: readonly string[]): Promise<void>;
}

/** Written by hand, appended only, run on both databases. Names sort in the order they run. */
export interface Migration {
  readonly name: string;
  up(schema: Schema): Promise<void>;
}

export function schemaOver(queries: QueryInterface): Schema {
  const addIndex = (table: string, name: string, fields: readonly string[], unique: boolean) =>
    queries.addIndex(table, { name, fields: [...fields], unique });
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
    addColumn: (table, name, shape) => queries.addColumn(table, name, { ...shape }),
    addIndex: (table, name, fields) => addIndex(table, name, fields, false),
  };
}
