import type { Database } from '../../src/platform/store/database';

/** Columns and indexes of each table, and the migrations that have run. */
export async function tablesMade(database: Database): Promise<Record<string, unknown>> {
  const queries = database.sequelize.getQueryInterface();
  const made: Record<string, unknown> = { ran: await database.all('SELECT name FROM migrations ORDER BY name') };
  for (const table of await queries.showAllTables())
    made[String(table)] = [await queries.describeTable(String(table)), await queries.showIndex(String(table))];
  return made;
}
