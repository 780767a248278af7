import { QueryTypes } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import type { Database } from './database';
import { type Migration, schemaOver } from './schema';

const LOCK = 'lichen-migrations';
const LOCK_SECONDS = 120;

/** Several processes may start at once; only one migrates, the others wait for it. */
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
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
}

/** Brings the schema up to date and answers the names that ran. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const umzug = umzugOver(database, migrations);
  const ran: string[] = [];
  await locked(database, async () => {
    ran.push(...(await umzug.up()).map(({ name }) => name));
  });
  return ran;
}

/** Names that have not run yet: `/readyz` is not ready while there are any. */
export async function pendingMigrations(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return (await umzugOver(database, migrations).pending()).map(({ name }) => name);
}
