import type { Connection } from 'mysql2';
import { cachedStatement, MOST_STATEMENTS, preparedStatement } from './prepared-statements';

const MARK = { columnType: 8, flags: 0, name: 'x'.repeat(100) };

function connection() {
  const prepared: string[] = [];
  const given: string[] = [];
  const made = {
    prepare: (sql: string, tell: (error: null, statement: unknown) => void) => {
      prepared.push(sql);
      tell(null, { query: sql, parameters: [{ ...MARK }, { ...MARK }] });
    },
    unprepare: (sql: string) => given.push(sql),
  };
  return { prepared, given, connection: made as unknown as Connection };
}

it('keeps a statement with one small description for all of its marks', async () => {
  const { connection: mine } = connection();

  const statement = (await preparedStatement(mine, 'SELECT 1')) as unknown as { parameters: object[] };

  expect(cachedStatement(mine, 'SELECT 1')).toBe(statement);
  expect(statement.parameters[0]).toEqual({ columnType: 8, flags: 0 });
  expect(statement.parameters[1]).toBe(statement.parameters[0]);
});

it('gives the oldest up where there are too many', async () => {
  const { connection: mine, given } = connection();
  for (let at = 0; at <= MOST_STATEMENTS; at += 1) await preparedStatement(mine, `SELECT ${at}`);

  expect(given).toEqual(['SELECT 0']);
  expect(cachedStatement(mine, 'SELECT 0')).toBeUndefined();
  expect(cachedStatement(mine, `SELECT ${MOST_STATEMENTS}`)).toBeDefined();
});

it('keeps the statements of every connection apart', async () => {
  const [one, other] = [connection(), connection()];
  await preparedStatement(one.connection, 'SELECT 1');

  expect(cachedStatement(other.connection, 'SELECT 1')).toBeUndefined();
});
