import { driver } from '../../proof/drivers.mjs';

/** Runs transactions directly on a driver: `transaction(work)`, where `work` gets `run(text, params)`. */
export function rawTransactions(databaseUrl, connections) {
  return databaseUrl.startsWith('sqlite:') ? onSqlite(databaseUrl) : onMysql(databaseUrl, connections);
}

function onSqlite(databaseUrl) {
  const { DatabaseSync } = driver('@photostructure/sqlite');
  const file = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 10000'])
    file.exec(`PRAGMA ${setting}`);
  const kept = new Map();
  const run = (text, params) => {
    const statement = kept.get(text) ?? file.prepare(text);
    kept.set(text, statement);
    return text.startsWith('SELECT') ? statement.all(...params) : statement.run(...params);
  };
  return {
    tail: (keys, sums) =>
      ` ON CONFLICT (${keys}) DO UPDATE SET ${sums.map((name) => `\`${name}\` = \`${name}\` + excluded.\`${name}\``).join(', ')}`,
    // Nothing is awaited in here, so no two transactions of this process overlap.
    transaction: async (work) => {
      file.exec('BEGIN IMMEDIATE');
      for (const [text, params] of work) run(text, params);
      file.exec('COMMIT');
    },
  };
}

function onMysql(uri, connectionLimit) {
  const pool = driver('mysql2').createPool({ uri, connectionLimit, supportBigNumbers: true }).promise();
  const isReadCommitted = new WeakSet();
  return {
    tail: (_keys, sums) =>
      ` ON DUPLICATE KEY UPDATE ${sums.map((name) => `\`${name}\` = \`${name}\` + VALUES(\`${name}\`)`).join(', ')}`,
    transaction: async (work) => {
      const connection = await pool.getConnection();
      try {
        if (!isReadCommitted.has(connection.connection))
          await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
        isReadCommitted.add(connection.connection);
        await connection.query('START TRANSACTION');
        for (const [text, params] of work) await connection.execute(text, params);
        await connection.query('COMMIT');
      } finally {
        connection.release();
      }
    },
  };
}
