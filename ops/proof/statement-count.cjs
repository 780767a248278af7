/**
 * Preloaded into a process of the product: counts database statements from the first one that matches PROOF_COUNT_FROM,
 * and exits right after the statement with the number PROOF_DIE_AFTER was answered. PROOF_STATEMENTS is a file for a
 * list of them. Reads are not counted: timers ask the database, so their number depends on the pace of the machine.
 */
const { appendFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const backend = createRequire(path.join(__dirname, '..', '..', 'backend', 'package.json'));
const { PROOF_COUNT_FROM, PROOF_DIE_AFTER, PROOF_STATEMENTS } = process.env;
const from = new RegExp(PROOF_COUNT_FROM ?? '');
const last = Number(PROOF_DIE_AFTER ?? 0);
const READ = /^\s*(SELECT|PRAGMA|SHOW|SET)\b/;
const SHOWN = 100;
let count = 0;

function answered(text) {
  if (READ.test(text) || (count === 0 && !from.test(text))) return;
  count += 1;
  if (PROOF_STATEMENTS) appendFileSync(PROOF_STATEMENTS, `${text.slice(0, SHOWN).replaceAll(/\s+/g, ' ')}\n`);
  if (count === last) process.kill(process.pid, 'SIGKILL');
}

/** Replaces the driver's class by one that counts, because its methods cannot be replaced. */
function countSqlite(name) {
  const own = backend(name);
  class CountedDatabase extends own.DatabaseSync {
    exec(text) {
      super.exec(text);
      answered(text);
    }

    prepare(text) {
      const statement = super.prepare(text);
      for (const method of ['run', 'all', 'get']) {
        const call = statement[method].bind(statement);
        const value = (...params) => {
          const result = call(...params);
          answered(text);
          return result;
        };
        Object.defineProperty(statement, method, { value });
      }
      return statement;
    }
  }
  const loaded = require.cache[backend.resolve(name)];
  if (loaded) loaded.exports = { ...own, DatabaseSync: CountedDatabase };
}

/** Returns the same arguments, with a callback that counts before it calls the original. */
function counted(text, args) {
  const tell = args.at(-1);
  const telling = (...answer) => {
    answered(text);
    tell(...answer);
  };
  return typeof tell === 'function' ? [...args.slice(0, -1), telling] : args;
}

function countMysql({ Connection }) {
  const { query, prepare } = Connection.prototype;
  const known = new WeakSet();
  Connection.prototype.query = function (asked, ...rest) {
    return query.call(this, asked, ...counted(typeof asked === 'string' ? asked : asked.sql, rest));
  };
  Connection.prototype.prepare = function (text, tell) {
    return prepare.call(this, text, (error, statement) => {
      if (statement && !known.has(statement)) {
        known.add(statement);
        const execute = statement.execute.bind(statement);
        statement.execute = (...args) => execute(...counted(text, args));
      }
      tell(error, statement);
    });
  };
}

countSqlite('@photostructure/sqlite');
countMysql(backend('mysql2'));
