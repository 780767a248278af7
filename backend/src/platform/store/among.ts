import { type Dialect, quoted, type Value, type Where, whereClause } from './sql';

/** Condition that the columns together equal one of the rows of values. The rows must be distinct. */
export interface ColumnTuples {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Type by which a column is compared: an index on integers cannot be used for texts. */
const typeOf = (rows: ColumnTuples['rows'], at: number): string =>
  rows.some((row) => typeof row[at] === 'number') ? 'BIGINT' : 'VARCHAR(255)';

/**
 * Builds the query of rows among given tuples. They are sent as one JSON parameter and looked up by index; MariaDB
 * takes long to plan a condition of a hundred pairs.
 */
export function amongStatement(
  table: string,
  only: readonly string[],
  { columns, rows }: ColumnTuples,
  where: Where,
  dialect: Dialect,
): { text: string; params: Value[] } {
  const own = whereClause({ where }, dialect);
  const names = columns.map((_, at) => quoted(`given${at}`));
  const list = only.map(quoted).join(', ');
  const same = dialect === 'mysql' ? '<=>' : 'IS';
  const match = columns.map((column, at) => `${quoted(column)} ${same} ${names[at]}`).join(' AND ');
  const params = [JSON.stringify(rows), ...own.params];
  if (dialect === 'mysql') {
    const given = names.map((name, at) => `${name} ${typeOf(rows, at)} PATH '$[${at}]'`).join(', ');
    const from = `JSON_TABLE(?, '$[*]' COLUMNS (${given})) AS given STRAIGHT_JOIN ${quoted(table)}`;
    return { text: `SELECT ${list} FROM ${from} ON ${match}${own.text}`, params };
  }
  const given = names.map((name, at) => `value ->> ${at} AS ${name}`).join(', ');
  const those = `WITH given AS MATERIALIZED (SELECT ${given} FROM json_each(?))`;
  return { text: `${those} SELECT ${list} FROM given CROSS JOIN ${quoted(table)} ON ${match}${own.text}`, params };
}

/** The row with the highest value of a column in each group. */
export interface HighestOf {
  /** Column of the groups. An index must begin with it, followed by `of`. */
  readonly by: string;
  readonly groups: readonly string[];
  readonly of: string;
}

/** Builds the query of one row per group, read from the end of its index range, however many rows a group has. */
export function highestStatement(
  table: string,
  only: readonly string[],
  { by, groups, of }: HighestOf,
  dialect: Dialect,
): { text: string; params: Value[] } {
  const list = only.map((column) => `found.${quoted(column)}`).join(', ');
  const [group, most] = [quoted(by), quoted(of)];
  const last = `SELECT MAX(each_one.${most}) FROM ${quoted(table)} AS each_one WHERE each_one.${group} = given.name`;
  const given =
    dialect === 'mysql'
      ? "JSON_TABLE(?, '$[*]' COLUMNS (name VARCHAR(64) PATH '$')) AS given STRAIGHT_JOIN"
      : '(SELECT value AS name FROM json_each(?)) AS given CROSS JOIN';
  const match = `found.${group} = given.name AND found.${most} = (${last})`;
  return {
    text: `SELECT ${list} FROM ${given} ${quoted(table)} AS found ON ${match}`,
    params: [JSON.stringify(groups)],
  };
}
