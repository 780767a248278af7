import type { Database } from '../../src/platform/store/database';
import { migrate } from '../../src/platform/store/migrate';
import { openDatabase } from '../../src/platform/store/open-database';
import { emptyDatabase } from './empty-database';
import { freshDatabase } from './fresh-database';
import { tablesMade } from './tables-made';
import { portalMigrations } from '../world';

const CUT = 'the process died here';
const migrations = portalMigrations();
const CHANGES = /^\s*(CREATE|ALTER|DROP|UPDATE|DELETE)/i;

/** Dies right behind the first statement that changes something and was not reached before; says how often it died. */
async function migrateInPieces(database: Database): Promise<number> {
  const { sequelize } = database;
  const query = sequelize.query.bind(sequelize);
  const reached = new Set<string>();
  let isDead = false;
  sequelize.query = (async (...given: Parameters<typeof query>) => {
    const [first] = given as unknown as [string | { query: string }];
    const text = typeof first === 'string' ? first : first.query;
    if (isDead && !/ROLLBACK|RELEASE_LOCK/i.test(text)) throw new Error(CUT);
    const answer = await query(...given);
    if (!CHANGES.test(text) || reached.has(text)) return answer;
    reached.add(text);
    isDead = true;
    throw new Error(CUT);
  }) as typeof sequelize.query;
  for (let deaths = 0; ; deaths += 1) {
    isDead = false;
    try {
      await migrate(database, migrations);
      return deaths;
    } catch (error) {
      if (!String(error).includes(CUT)) throw error;
    }
  }
}

it('goes on after a death behind each of the statements of every migration', async () => {
  const [whole, empty] = [await freshDatabase(migrations), await emptyDatabase()];
  const database = openDatabase({ databaseUrl: empty.url, DATABASE_POOL: 5 });

  expect(await migrateInPieces(database)).toBeGreaterThan(migrations.length);
  expect(await tablesMade(database)).toEqual(await tablesMade(whole.database));
  await database.close();
  await Promise.all([empty.drop(), whole.close()]);
}, 300_000);
