import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../start/process.mjs';

/** Loads the database drivers that the backend depends on, without any of its code. */
const backend = createRequire(path.join(root, 'backend', 'package.json'));

export const driver = (name) => backend(name);

/**
 * Opens a database directly, without the product's code, for queries by `all(text, params)`.
 * @param {string} url `sqlite:<file>` or `mysql://…`
 */
export async function openRows(url) {
  if (url.startsWith('sqlite:')) {
    const { DatabaseSync } = driver('@photostructure/sqlite');
    const file = new DatabaseSync(url.slice('sqlite:'.length));
    file.exec('PRAGMA busy_timeout = 10000');
    return { all: async (text, params = []) => file.prepare(text).all(...params), close: async () => file.close() };
  }
  const connection = await driver('mysql2/promise').createConnection({ uri: url, supportBigNumbers: true });
  return {
    all: async (text, params = []) => (await connection.query(text, params))[0],
    close: () => connection.end(),
  };
}
