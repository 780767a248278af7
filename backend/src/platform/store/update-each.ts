import { type Value, quoted } from './sql';

/** Records that are written over together, each only over the version that was read. */
export interface EachUpdate {
  /** Conditions on all of them: the company first. */
  readonly own: Readonly<Record<string, Value>>;
  /** Columns that every row gives a new value. */
  readonly changed: readonly string[];
  /** `id`, `version` as read, and the new values in the order of the columns. */
  readonly rows: readonly (readonly Value[])[];
}

/** Large enough that the way to the database is no matter, small enough for a packet. */
const MOST_ROWS = 500;

/** Rows travel as one JSON parameter, which both databases read as a table: one text for any number of them. */
function textOf(dialect: 'sqlite' | 'mysql', name: string, { own, changed }: EachUpdate): string {
  const table = quoted(name);
  const match = [...Object.keys(own).map((column) => `${table}.${quoted(column)} = ?`)];
  for (const key of ['id', 'version']) match.push(`${table}.${quoted(key)} = given.${quoted(key)}`);
  const at = (column: string, position: number) =>
    dialect === 'mysql'
      ? // The database casts a long text exactly to what its column is.
        `${quoted(column)} LONGTEXT PATH '$[${position}]'`
      : `value ->> ${position} AS ${quoted(column)}`;
  const values = changed.map((column, position) => at(column, position + 2));
  const target = dialect === 'mysql' ? `${table}.` : '';
  const set = [`${target}\`version\` = ${table}.\`version\` + 1`];
  for (const column of changed) set.push(`${target}${quoted(column)} = given.${quoted(column)}`);
  if (dialect === 'mysql') {
    const columns = ["`id` VARCHAR(64) PATH '$[0]'", "`version` BIGINT PATH '$[1]'", ...values].join(', ');
    const given = `JSON_TABLE(?, '$[*]' COLUMNS (${columns})) AS given`;
    return `UPDATE ${given} JOIN ${table} ON ${match.join(' AND ')} SET ${set.join(', ')}`;
  }
  const columns = ['value ->> 0 AS `id`', 'value ->> 1 AS `version`', ...values].join(', ');
  const given = `WITH given AS MATERIALIZED (SELECT ${columns} FROM json_each(?))`;
  return `${given} UPDATE ${table} SET ${set.join(', ')} FROM given WHERE ${match.join(' AND ')}`;
}

/** The statements that write them. */
export function eachUpdateStatements(dialect: 'sqlite' | 'mysql', name: string, update: EachUpdate) {
  const text = textOf(dialect, name, update);
  const statements: { text: string; params: Value[] }[] = [];
  for (let start = 0; start < update.rows.length; start += MOST_ROWS) {
    statements.push({
      text,
      params: [JSON.stringify(update.rows.slice(start, start + MOST_ROWS)), ...Object.values(update.own)],
    });
  }
  return statements;
}
