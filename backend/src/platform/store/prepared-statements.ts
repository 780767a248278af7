import type { Connection, PrepareStatementInfo } from 'mysql2';
import { getOrInsertComputed } from '../map-get-or-insert';

/** Most prepared statements per connection; beyond, the oldest is closed. */
export const MOST_STATEMENTS = 500;

/** Fields of a parameter's description that the driver reads. */
interface Mark {
  readonly columnType: number;
  readonly flags: number;
}

type Prepared = PrepareStatementInfo & { parameters?: readonly Mark[] };

/** Descriptions by name, shared by all statements. */
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
 * Returns a statement that the connection has prepared before. The driver's own lookup builds a long key and a command
 * each time.
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
 * Prepares a statement. The driver keeps almost a kilobyte per parameter: four megabytes for an insert of a hundred
 * rows, on every connection that ran it.
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
