import { type Configuration, readConfiguration } from '../../platform/configuration';
import type { Database } from '../../platform/store/database';
import { openDatabase } from '../../platform/store/open-database';

/** Runs the work on the database that the environment names, and closes it afterwards. */
export async function withDatabase<T>(
  work: (database: Database, configuration: Configuration) => Promise<T>,
): Promise<T> {
  const configuration = readConfiguration(process.env);
  const database = openDatabase(configuration);
  try {
    return await work(database, configuration);
  } finally {
    await database.close();
  }
}
