import type { Connection, PrepareStatementInfo } from 'mysql2';
import { getOrInsertComputed } from '../map-get-or-insert';

/** Statements that a connection keeps prepared; beyond this many the oldest is given up. */
export const MOST_STATEMENTS = 500;

/** Fields that the driver reads in the description of a parameter. */
interface Mark {
  readonly columnType: number;
  readonly flags: number;
}

type Prepared = PrepareStatementInfo & { parameters?: readonly Mark[] };

/** Marks by name: the same few objects for all statements. */
const marks = new Map<string, Mark>();
const kept = new WeakMap<Connection, Map<string, PrepareStatementInfo>>();

function markLike({ columnType, flags }: Mark): Mark {
  const key = `${columnType} ${flags}`;
  const known = marks.get(key) ?? { columnType, flags };
  marks.set(key, known);
  return known;
}

const keptOf = (connection: Connection) =>
  getOrInsertComputed(kept, connection, () => new Map<string, PrepareStatementInfo>());

/**
 * A statement that the connection has prepared before. The driver looks it up by a long key, with a command of its
 * own.
 */
export const cachedStatement = (connection: Connection, sql: string): PrepareStatementInfo | undefined =>
  keptOf(connection).get(sql);

function keep(connection: Connection, sql: string, statement: Prepared): void {
  const mine = keptOf(connection);
  if (mine.size >= MOST_STATEMENTS) {
    const oldest = mine.keys().next().value as string;
    mine.delete(oldest);
    connection.unprepare(oldest);
  }
  mine.set(sql, statement);
}

/**
 * Prepares a statement. The driver keeps what the server says of every mark, almost a kilobyte each: of an insert of a
 * hundred rows four megabytes, on every connection that has run it.
 */
export const preparedStatement = (connection: Connection, sql: string): Promise<PrepareStatementInfo> =>
  new Promise((resolve, reject) => {
    connection.prepare(sql, (error, statement: Prepared) => {
      if (error) return reject(error);
      if (statement.parameters) statement.parameters = statement.parameters.map(markLike);
      keep(connection, sql, statement);
      resolve(statement);
    });
  });
