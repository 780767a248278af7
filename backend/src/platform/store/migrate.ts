import { QueryTypes } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import type { Database } from './database';
import { type Migration, schemaOver } from './schema';

const TABLE = 'migrations';
const LOCK = 'lichen-migrations';
const LOCK_SECONDS = 120;

/** Several processes may start at once; one migrates while the others wait. */
async function locked(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.dialect === 'sqlite') return work();
  const { sequelize } = database;
  await sequelize.transaction(async (transaction) => {
    const [row] = await sequelize.query<{ got: number }>('SELECT GET_LOCK(?, ?) AS got', {
      replacements: [LOCK, LOCK_SECONDS],
      transaction,
      type: QueryTypes.SELECT,
    });
    if (row?.got !== 1) throw new Error('Another process has been migrating the database for two minutes');
    try {
      await work();
    } finally {
      await sequelize.query('SELECT RELEASE_LOCK(?)', { replacements: [LOCK], transaction });
    }
  });
}

function umzugOver(database: Database, migrations: readonly Migration[]): Umzug {
  const { sequelize } = database;
  const schema = schemaOver(sequelize.getQueryInterface());
  return new Umzug({
    migrations: [...migrations]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, up }) => ({ name, up: () => up(schema) })),
    storage: new SequelizeStorage({ sequelize, tableName: TABLE }),
    logger: undefined,
  });
}

/** Returns the names of applied migrations; none for a new database. */
async function ran({ sequelize }: Database): Promise<ReadonlySet<string>> {
  if (!(await sequelize.getQueryInterface().tableExists(TABLE))) return new Set();
  const rows = await sequelize.query<{ name: string }>(`SELECT name FROM ${TABLE}`, { type: QueryTypes.SELECT });
  return new Set(rows.map(({ name }) => name));
}

/** Returns the names of migrations not applied yet; while there are any, `/readyz` is not ready. */
export async function pendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const done = await ran(database);
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/** Migrates the schema and returns the names of the migrations that ran. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const names: string[] = [];
  await locked(database, async () => {
    // Most starts have nothing to migrate, and importing Umzug takes longer than this check.
    if ((await pendingMigrations(database, migrations)).length === 0) return;
    names.push(...(await umzugOver(database, migrations).up()).map(({ name }) => name));
  });
  return names;
}
