import type { Database } from './database';
import type { Row, Sql, Where } from './sql';
import { type GroupKey, tableOf } from './table';

/** A table of sums, updated together with its rows; its key begins with the company. */
export interface SumTable {
  readonly table: string;
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
}

/** Reads one company's roll-up, summed by dimensions or by thresholds of them. */
export type Sums = (rollUp: SumTable, question: { by: readonly GroupKey[]; where?: Where }) => Promise<Row[]>;

/**
 * Reads sums of one company, grouped by the given dimensions. A roll-up row stays when its last record is removed, so
 * sums that are all zero stand for no record.
 */
export function sumsOver(database: Database, companyId: string, sql: Sql = database): Sums {
  return async ({ table, dimensions, measures }, { by, where = {} }) => {
    const columns = ['company_id', ...dimensions, ...measures];
    const rows = await tableOf(table, columns, database.dialect).grouped(sql, by, measures, {
      where: { ...where, company_id: companyId },
    });
    return rows.filter((row) => measures.some((measure) => row[measure] !== 0));
  };
}
