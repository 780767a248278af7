/**
 * Preloaded into a process of the product: counts database statements from the first one that matches PROOF_COUNT_FROM,
 * and exits right after the statement with the number PROOF_DIE_AFTER was answered. PROOF_STATEMENTS is a file for a
 * list of them. What timers do is not counted, because its number depends on the pace of the machine: reads, renewed
 * leases of running work, and transactions that hold nothing else.
 */
const { appendFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

const backend = createRequire(path.join(__dirname, '..', '..', 'backend', 'package.json'));
const { PROOF_COUNT_FROM, PROOF_DIE_AFTER, PROOF_STATEMENTS } = process.env;
const from = new RegExp(PROOF_COUNT_FROM ?? '');
const last = Number(PROOF_DIE_AFTER ?? 0);
const READ = /^\s*(SELECT|PRAGMA|SHOW|SET)\b/;
const LEASE = /^UPDATE .?(sweeps.? SET|jobs.? SET .?due_on.? = \S+ WHERE)/;
const BEGIN = /^(BEGIN|START TRANSACTION)\b/;
const END = /^(COMMIT|ROLLBACK)\b(?! TO)/;
const SHOWN = 100;
let count = 0;
/** Connections with a counted statement since their last BEGIN. */
const counting = new WeakSet();

function answered(text, connection) {
  if (BEGIN.test(text)) counting.delete(connection);
  if (BEGIN.test(text) || READ.test(text) || LEASE.test(text) || (count === 0 && !from.test(text))) return;
  if (END.test(text) && !counting.delete(connection)) return;
  if (!END.test(text)) counting.add(connection);
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
      answered(text, this);
    }

    prepare(text) {
      const statement = super.prepare(text);
      for (const method of ['run', 'all', 'get']) {
        const call = statement[method].bind(statement);
        const value = (...params) => {
          const result = call(...params);
          answered(text, this);
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
function counted(text, connection, args) {
  const tell = args.at(-1);
  const telling = (...answer) => {
    answered(text, connection);
    tell(...answer);
  };
  return typeof tell === 'function' ? [...args.slice(0, -1), telling] : args;
}

function countMysql({ Connection }) {
  const { query, prepare } = Connection.prototype;
  const known = new WeakSet();
  Connection.prototype.query = function (asked, ...rest) {
    return query.call(this, asked, ...counted(typeof asked === 'string' ? asked : asked.sql, this, rest));
  };
  Connection.prototype.prepare = function (text, tell) {
    return prepare.call(this, text, (error, statement) => {
      if (statement && !known.has(statement)) {
        known.add(statement);
        const execute = statement.execute.bind(statement);
        statement.execute = (...args) => execute(...counted(text, this, args));
      }
      tell(error, statement);
    });
  };
}

countSqlite('@photostructure/sqlite');
countMysql(backend('mysql2'));
