import { type Value, quoted } from './sql';

const RECORD_KEYS = ['id', 'version'] as const;

/** Rows to update together, each only if its keys are unchanged. */
export interface EachUpdate {
  /** Conditions on all rows, beginning with the company. */
  readonly own: Readonly<Record<string, Value>>;
  /** Columns that identify a row; by default a record's `id` and `version`. */
  readonly keys?: readonly string[];
  /** Columns that every row changes. */
  readonly changed: readonly string[];
  /** Keys as read, followed by the new values in column order. */
  readonly rows: readonly (readonly Value[])[];
}

/** Rows per statement: enough to make the round trip negligible, few enough for a packet. */
const MOST_ROWS = 500;

/**
 * Rows are sent as one JSON parameter, which both databases read as a table, so that the text is the same for any
 * number of rows.
 */
function textOf(dialect: 'sqlite' | 'mysql', name: string, { own, keys = RECORD_KEYS, changed }: EachUpdate): string {
  const table = quoted(name);
  const match = Object.entries(own).map(
    ([column, value]) => `${table}.${quoted(column)} ${value === null ? 'IS NULL' : '= ?'}`,
  );
  for (const key of keys) match.push(`${table}.${quoted(key)} = given.${quoted(`by_${key}`)}`);
  const target = dialect === 'mysql' ? `${table}.` : '';
  const set = keys.includes('version') ? [`${target}\`version\` = ${table}.\`version\` + 1`] : [];
  for (const column of changed) set.push(`${target}${quoted(column)} = given.${quoted(column)}`);
  if (dialect === 'mysql') {
    const keyType = (key: string) => (key === 'version' ? 'BIGINT' : 'VARCHAR(64)');
    const columns = [
      ...keys.map((key, at) => `${quoted(`by_${key}`)} ${keyType(key)} PATH '$[${at}]'`),
      // The database converts a LONGTEXT exactly to the type of its column.
      ...changed.map((column, at) => `${quoted(column)} LONGTEXT PATH '$[${at + keys.length}]'`),
    ].join(', ');
    const given = `JSON_TABLE(?, '$[*]' COLUMNS (${columns})) AS given`;
    return `UPDATE ${given} JOIN ${table} ON ${match.join(' AND ')} SET ${set.join(', ')}`;
  }
  const names = [...keys.map((key) => `by_${key}`), ...changed];
  const columns = names.map((column, at) => `value ->> ${at} AS ${quoted(column)}`).join(', ');
  const given = `WITH given AS MATERIALIZED (SELECT ${columns} FROM json_each(?))`;
  return `${given} UPDATE ${table} SET ${set.join(', ')} FROM given WHERE ${match.join(' AND ')}`;
}

/** Returns the statements that write the rows. */
export function eachUpdateStatements(dialect: 'sqlite' | 'mysql', name: string, update: EachUpdate) {
  const text = textOf(dialect, name, update);
  const own = Object.values(update.own).filter((value) => value !== null);
  const statements: { text: string; params: Value[] }[] = [];
  for (let start = 0; start < update.rows.length; start += MOST_ROWS) {
    statements.push({
      text,
      params: [JSON.stringify(update.rows.slice(start, start + MOST_ROWS)), ...own],
    });
  }
  return statements;
}
