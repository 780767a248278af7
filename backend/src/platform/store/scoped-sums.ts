import type { Database } from './database';
import type { Row, Sql, Where } from './sql';
import { type GroupKey, tableOf } from './table';

/** A table of sums kept in step with the rows they sum; its key begins with the company. */
export interface SumTable {
  readonly table: string;
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
}

/** Sums of one company's roll-up, by the dimensions asked for, or by how far they have come. */
export type Sums = (rollUp: SumTable, question: { by: readonly GroupKey[]; where?: Where }) => Promise<Row[]>;

/**
 * Reads sums of one company, grouped by the dimensions asked for. A place keeps its row when the last record leaves it:
 * sums that are all nothing stand for no record.
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
