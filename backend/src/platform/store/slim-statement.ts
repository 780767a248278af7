import type { Connection, PrepareStatementInfo } from 'mysql2';

/** Statements with more marks than these, such as inserts of many rows, are kept slim. */
export const MANY_MARKS = 200;

/** What the driver looks at in the description of a mark. */
interface Mark {
  readonly columnType: number;
  readonly flags: number;
}

type Prepared = PrepareStatementInfo & { parameters?: readonly Mark[] };

/** The same few objects for all marks of all statements. */
const marks = new Map<string, Mark>();
const slim = new WeakSet<Prepared>();

function markLike({ columnType, flags }: Mark): Mark {
  const key = `${columnType} ${flags}`;
  const known = marks.get(key) ?? { columnType, flags };
  marks.set(key, known);
  return known;
}

/**
 * A prepared statement of a connection. The driver keeps what the server says of every mark, almost a kilobyte each: of
 * an insert of a hundred rows four megabytes, on every connection that has run it.
 */
export const slimStatement = (connection: Connection, sql: string): Promise<PrepareStatementInfo> =>
  new Promise((resolve, reject) => {
    connection.prepare(sql, (error, statement: Prepared) => {
      if (error) return reject(error);
      if (!slim.has(statement)) {
        slim.add(statement);
        if (statement.parameters) statement.parameters = statement.parameters.map(markLike);
      }
      resolve(statement);
    });
  });
