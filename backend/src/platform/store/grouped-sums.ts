import {
  type Dialect,
  type Inside,
  insideText,
  type Row,
  type Selection,
  type Sql,
  type Value,
  quoted,
  whereClause,
} from './sql';

/** Grouping key: a column, or a value inside a JSON column with its own name. */
export type Key = string | (Inside & { readonly as: string });
/** An integer column, or a decimal inside a JSON column, scaled to an integer. */
export type Measure = string | (Inside & { readonly as: string; readonly scale: number });

/** A query of sums by group. */
export interface Grouping {
  readonly by: readonly Key[];
  readonly measures: readonly Measure[];
  readonly selection: Selection;
  /** Excludes groups in which any row has a value other than 0 in this column. */
  readonly without?: string;
}

/** Rows of another table that the summed rows refer to; they can be filtered and grouped by. */
export interface Parents {
  readonly table: string;
  /** Column of the summed rows with the parent's id. */
  readonly ref: string;
  readonly by: readonly string[];
  readonly selection: Selection;
}

const nameOf = (part: Key | Measure): string => (typeof part === 'string' ? part : part.as);

function measureText(measure: Measure, dialect: Dialect): string {
  if (typeof measure === 'string') return `SUM(${quoted(measure)})`;
  const whole = `ROUND(${insideText(measure, dialect)} * ${10 ** measure.scale})`;
  return `SUM(CAST(${whole} AS ${dialect === 'sqlite' ? 'INTEGER' : 'SIGNED'}))`;
}

const keyText = (key: Key, dialect: Dialect): string =>
  typeof key === 'string' ? quoted(key) : insideText(key, dialect);

interface Source {
  text: string;
  params: Value[];
}

/** SQL of the summed rows with their parents' columns. */
function joinedSource(
  table: string,
  { by, measures, selection, without }: Grouping,
  parents: Parents,
  dialect: Dialect,
): Source {
  const columns = [...by, ...measures, ...(without === undefined ? [] : [without])].map((part) =>
    quoted(typeof part === 'string' ? part : part.column),
  );
  const own = whereClause(selection, dialect);
  const theirs = whereClause(parents.selection, dialect);
  const ref = quoted(parents.ref);
  return {
    text:
      `(SELECT ${[...new Set([ref, ...columns])].join(', ')} FROM ${quoted(table)}${own.text}) AS own ` +
      `JOIN (SELECT ${['id', ...parents.by].map(quoted).join(', ')} FROM ${quoted(parents.table)}${theirs.text}) AS parents ` +
      `ON parents.${quoted('id')} = own.${ref}`,
    params: [...own.params, ...theirs.params],
  };
}

function plainSource(table: string, { selection }: Grouping, dialect: Dialect): Source {
  const { text, params } = whereClause(selection, dialect);
  return { text: `${quoted(table)}${text}`, params };
}

/** Sums `measures` for each combination of the keys; `counted` is the number of rows. */
export async function groupedSums(
  sql: Sql,
  dialect: Dialect,
  table: string,
  grouping: Grouping,
  parents?: Parents,
): Promise<Row[]> {
  const { text, params } = parents
    ? joinedSource(table, grouping, parents, dialect)
    : plainSource(table, grouping, dialect);
  const keys: readonly Key[] = [...grouping.by, ...(parents?.by ?? [])];
  const list = [
    ...keys.map((key) => `${keyText(key, dialect)} AS ${quoted(nameOf(key))}`),
    ...grouping.measures.map((measure) => `${measureText(measure, dialect)} AS ${quoted(nameOf(measure))}`),
    'COUNT(*) AS `counted`',
  ];
  const groupBy = keys.length > 0 ? ` GROUP BY ${keys.map((key) => keyText(key, dialect)).join(', ')}` : '';
  const having = grouping.without === undefined ? '' : ` HAVING MAX(${quoted(grouping.without)}) = 0`;
  const rows = await sql.all(`SELECT ${list.join(', ')} FROM ${text}${groupBy}${having}`, params);
  const numbers = [...grouping.measures.map(nameOf), 'counted'];
  return rows.map((row) => ({ ...row, ...Object.fromEntries(numbers.map((name) => [name, Number(row[name] ?? 0)])) }));
}
