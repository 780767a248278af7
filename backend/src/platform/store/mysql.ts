import mysql2, { type Connection, type ResultSetHeader } from 'mysql2';
import { Sequelize } from 'sequelize';
import { ConcurrentWrite, type Database } from './database';
import { cachedStatement, MOST_STATEMENTS, preparedStatement } from './prepared-statements';
import type { Row, Sql, Value } from './sql';

const ATTEMPTS = 5;
/** Errors caused by a concurrent writer; the whole transaction can be repeated. */
const OF_CONCURRENCY = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD']);

interface Pool {
  getConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): void;
}

function poolOf(sequelize: Sequelize): Pool {
  return (sequelize as unknown as { connectionManager: Pool }).connectionManager;
}

function statementsOf(connection: Connection): Sql {
  const execute = async <T>(sql: string, values: readonly Value[]) => {
    const statement = cachedStatement(connection, sql) ?? (await preparedStatement(connection, sql));
    return new Promise<T>((resolve, reject) => {
      statement.execute([...values], (error: unknown, result: unknown) =>
        error ? reject(error) : resolve(result as T),
      );
    });
  };
  return {
    all: (text, params = []) => execute<Row[]>(text, params),
    run: async (text, params = []) => (await execute<ResultSetHeader>(text, params)).affectedRows,
  };
}

const command = (connection: Connection, text: string) =>
  new Promise<void>((resolve, reject) => connection.query(text, (error) => (error ? reject(error) : resolve())));

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isRepeatable = (error: unknown) => error instanceof ConcurrentWrite || OF_CONCURRENCY.has(codeOf(error));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a transaction on a connection without autocommit, where it begins with the first statement. */
async function once<T>(connection: Connection, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    const result = await work(statementsOf(connection));
    await command(connection, 'COMMIT');
    return result;
  } catch (error) {
    // A broken connection cannot roll back; the server does so when it closes.
    await command(connection, 'ROLLBACK').catch(() => connection.destroy());
    throw error;
  }
}

const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
/** Settings sent on a connection before its first use. */
const FOR_STATEMENTS = [READ_COMMITTED];
const FOR_TRANSACTIONS = [READ_COMMITTED, 'SET SESSION autocommit = 0'];

function sequelizeOf(url: string, poolSize: number): Sequelize {
  return new Sequelize(url.replace(/^mariadb:/, 'mysql:'), {
    dialect: 'mysql',
    dialectModule: mysql2,
    logging: false,
    timezone: '+00:00',
    pool: { max: poolSize, min: 0, idle: 60_000, acquire: 15_000 },
    dialectOptions: {
      // Sequelize casts every field itself, which makes reading rows ten to thirty times slower; integers here are safe
      // ones.
      typeCast: true,
      supportBigNumbers: false,
      flags: ['FOUND_ROWS'],
      charset: 'utf8mb4',
      connectTimeout: 10_000,
      // We close our statements before the driver closes one that is still in use.
      maxPreparedStatements: 2 * MOST_STATEMENTS,
    },
    define: { charset: 'utf8mb4', collate: 'utf8mb4_bin' },
  });
}

/** Returns a function that lends connections of a pool, each sent `settings` before its first use. */
function lenderOf(sequelize: Sequelize, settings: readonly string[]) {
  const pool = poolOf(sequelize);
  const told = new WeakSet<Connection>();
  return async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await pool.getConnection();
    try {
      if (!told.has(connection)) {
        for (const setting of settings) await command(connection, setting);
        told.add(connection);
      }
      return await work(connection);
    } finally {
      pool.releaseConnection(connection);
    }
  };
}

/**
 * MySQL 8 or MariaDB through Sequelize's pools of mysql2 connections, READ COMMITTED. Transactions have their own
 * connections without autocommit, which saves the round trip of a BEGIN.
 */
export function openMysql(url: string, poolSize: number): Omit<Database, 'hasSpace'> {
  const sequelize = sequelizeOf(url, poolSize);
  const forTransactions = sequelizeOf(url, poolSize);
  const using = lenderOf(sequelize, FOR_STATEMENTS);
  const inTransaction = lenderOf(forTransactions, FOR_TRANSACTIONS);

  const transaction = async <T>(work: (tx: Sql) => Promise<T>, attempt = 1): Promise<T> => {
    try {
      return await inTransaction((connection) => once(connection, work));
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
      await pause(5 * 2 ** attempt);
      return transaction(work, attempt + 1);
    }
  };

  return {
    dialect: 'mysql',
    sequelize,
    all: (text, params) => using((connection) => statementsOf(connection).all(text, params)),
    run: (text, params) => using((connection) => statementsOf(connection).run(text, params)),
    transaction: (work) => transaction(work),
    close: async () => {
      await Promise.all([sequelize.close(), forTransactions.close()]);
    },
  };
}
