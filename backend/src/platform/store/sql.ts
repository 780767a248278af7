import { foldAccents, withAccentsApart } from '@lichen/contracts/formats/fold';
import { getOrInsertComputed } from '../map-get-or-insert';

/** Value of a parameter or column, the same on every database. */
export type Value = string | number | null;
/** A row as the driver returns it, by column. */
export type Row = Record<string, Value>;

/** Executes statements: a connection pool, or one open transaction. */
export interface Sql {
  all(text: string, params?: readonly Value[]): Promise<Row[]>;
  /** Returns the number of rows written. */
  run(text: string, params?: readonly Value[]): Promise<number>;
}

/** MariaDB uses the dialect `mysql`. */
export type Dialect = 'sqlite' | 'mysql';

/** Member names that lead to a value inside a JSON column. */
export type Path = readonly string[];

/** A value inside a JSON column. */
export interface Inside {
  readonly column: string;
  readonly path: Path;
}

/** Words to look for in the columns of another table. */
export interface RecordSearch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly words: string;
}

/** Condition on one column. A plain value means equality, `null` means IS NULL. */
export type Condition =
  | Value
  | { in: readonly Value[] }
  | { atLeast: number }
  | { atMost: number }
  | { below: number | string }
  | { above: number | string }
  | { not: Value }
  /** The column is one of the names, whatever their case and accents. */
  | { named: readonly string[] }
  /** The column contains the text, whatever its case and accents. */
  | { contains: string }
  /** The column contains the text, whichever spaces either has. */
  | { containsInAnySpacing: string }
  /**
   * Refers to a record of the company that contains each of the words in any of its columns; requires a condition on
   * the company.
   */
  | { recordLike: RecordSearch }
  /** The value at the path inside the JSON column is one of the texts. */
  | { inside: Path; is: readonly string[] }
  /** The JSON column has no value at the path. */
  | { insideEmpty: Path }
  /** The JSON column contains the text at any of the paths. */
  | { insideAny: readonly Path[]; contains: string }
  /** The list contains any of the texts. */
  | { hasAny: readonly string[] }
  /** The list contains any of the names, whatever their case and accents. */
  | { hasNamed: readonly string[] };

/** All conditions must hold; each entry of `anyOf` is a group of which at least one must hold. */
export interface Where {
  [column: string]: Condition | undefined;
}

/** Rows to read: those that match `where` and, if it is given, any group of `anyOf`. */
export interface Selection {
  where?: Where;
  anyOf?: readonly (readonly Where[])[];
  order?: readonly { column: string; descending?: boolean }[];
  limit?: number;
  offset?: number;
}

interface Clause {
  text: string;
  params: Value[];
}

const NAME = /^[a-z_][a-z0-9_]*$/i;

/**
 * Quotes a table or column name, in the same way for both databases. Names come from definitions, never from callers.
 */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not a column name: ${name}`);
  return `\`${name}\``;
}

const escapeLike = (text: string) => text.replace(/[!%_]/g, (character) => `!${character}`);

/** Function by which SQLite compares texts whatever their case and accents; MariaDB has a collation for that. */
export const FOLD_ACCENTS = 'fold_accents';
const FOLDING = 'utf8mb4_general_ci';

const folded = (text: string, dialect: Dialect): string =>
  dialect === 'sqlite' ? `${FOLD_ACCENTS}(${text})` : `${text} COLLATE ${FOLDING}`;

/** Returns a text to compare with folded ones. The collation folds both sides, but compares single characters. */
const comparedTo = (text: string, dialect: Dialect): string =>
  dialect === 'sqlite' ? foldAccents(text) : text.normalize('NFC');

const contained = (text: string, dialect: Dialect): string => `%${escapeLike(comparedTo(text, dialect))}%`;

const PATH = /^[a-z_]\w*$/i;

function jsonPath({ column, path }: Inside): string {
  if (!path.every((name) => PATH.test(name))) throw new Error(`Not a path: ${path.join('.')}`);
  return `(${quoted(column)}, '$.${path.join('.')}')`;
}

/** SQL of a single value inside a JSON column, as text. */
export const insideText = (inside: Inside, dialect: Dialect): string =>
  `${dialect === 'sqlite' ? 'json_extract' : 'JSON_VALUE'}${jsonPath(inside)}`;

/** SQL of a value inside a JSON column as text, including objects and arrays. */
const insideWhole = (inside: Inside, dialect: Dialect): string =>
  dialect === 'sqlite' ? `json_extract${jsonPath(inside)}` : `JSON_UNQUOTE(JSON_EXTRACT${jsonPath(inside)})`;

/** State shared by the conditions of one statement. */
interface Statement {
  readonly dialect: Dialect;
  readonly company: Condition | undefined;
}

/** Spaces within a line: the usual one, and those that keep digits together in documents. */
const SPACES = [' ', '\u00a0', '\u2009', '\u202f'];

const like = (text: string, dialect: Dialect) => `${folded(text, dialect)} LIKE ? ESCAPE '!'`;

/** Clause for ids of records found by their words, within the statement's company only. */
function recordClause(name: string, { table, columns, words }: RecordSearch, { company, dialect }: Statement): Clause {
  if (typeof company !== 'string') throw new Error('Records are looked for in one company');
  const each = words.split(/\s+/).filter((word) => word !== '');
  const anywhere = `(${columns.map((column) => like(quoted(column), dialect)).join(' OR ')})`;
  const all = ['`company_id` = ?', ...each.map(() => anywhere)].join(' AND ');
  return {
    text: `${name} IN (SELECT \`id\` FROM ${quoted(table)} WHERE ${all})`,
    params: [company, ...each.flatMap((word) => columns.map(() => contained(word, dialect)))],
  };
}

/** Searches the whole column first, because parsing JSON is expensive and most rows do not contain the text at all. */
function insideAnyClause(column: string, paths: readonly Path[], words: string, { dialect }: Statement): Clause {
  const parts = paths.map((path) => like(insideWhole({ column, path }, dialect), dialect));
  return {
    text: `(${like(quoted(column), dialect)} AND (${parts.join(' OR ') || '1 = 0'}))`,
    params: [contained(JSON.stringify(words).slice(1, -1), dialect), ...paths.map(() => contained(words, dialect))],
  };
}

function insideClause(column: string, path: Path, texts: readonly string[], { dialect }: Statement): Clause {
  if (texts.length === 0) return { text: '1 = 0', params: [] };
  const marks = texts.map(() => '?').join(', ');
  return { text: `${insideText({ column, path }, dialect)} IN (${marks})`, params: [...texts] };
}

function insideEmptyClause(column: string, path: Path, { dialect }: Statement): Clause {
  const text = insideText({ column, path }, dialect);
  return { text: `(${text} IS NULL OR ${text} = '')`, params: [] };
}

function namedClause(name: string, names: readonly string[], { dialect }: Statement): Clause {
  if (names.length === 0) return { text: '1 = 0', params: [] };
  // The collation tells an accent of its own from one within its letter, and names are stored as they were written.
  const written = dialect === 'sqlite' ? [] : names.map(withAccentsApart);
  const different = [...new Set([...names.map((each) => comparedTo(each, dialect)), ...written])];
  return { text: `${folded(name, dialect)} IN (${different.map(() => '?').join(', ')})`, params: different };
}

/** A JSON array of texts is stored as JSON.stringify writes it, so an element is found by its quoted form. */
function anyElement(clause: string, needles: readonly string[]): Clause {
  return needles.length === 0
    ? { text: '1 = 0', params: [] }
    : { text: `(${needles.map(() => clause).join(' OR ')})`, params: [...needles] };
}

function conditionClause(column: string, condition: Condition, statement: Statement): Clause {
  const name = quoted(column);
  const { dialect } = statement;
  if (condition === null) return { text: `${name} IS NULL`, params: [] };
  if (typeof condition !== 'object') return { text: `${name} = ?`, params: [condition] };
  if ('in' in condition)
    return condition.in.length === 0
      ? { text: '1 = 0', params: [] }
      : { text: `${name} IN (${condition.in.map(() => '?').join(', ')})`, params: [...condition.in] };
  if ('atLeast' in condition) return { text: `${name} >= ?`, params: [condition.atLeast] };
  if ('atMost' in condition) return { text: `${name} <= ?`, params: [condition.atMost] };
  if ('below' in condition) return { text: `${name} < ?`, params: [condition.below] };
  if ('above' in condition) return { text: `${name} > ?`, params: [condition.above] };
  if ('not' in condition)
    return condition.not === null
      ? { text: `${name} IS NOT NULL`, params: [] }
      : { text: `(${name} IS NULL OR ${name} <> ?)`, params: [condition.not] };
  if ('recordLike' in condition) return recordClause(name, condition.recordLike, statement);
  if ('insideAny' in condition) return insideAnyClause(column, condition.insideAny, condition.contains, statement);
  if ('insideEmpty' in condition) return insideEmptyClause(column, condition.insideEmpty, statement);
  if ('inside' in condition) return insideClause(column, condition.inside, condition.is, statement);
  if ('named' in condition) return namedClause(name, condition.named, statement);
  if ('contains' in condition) return { text: like(name, dialect), params: [contained(condition.contains, dialect)] };
  if ('containsInAnySpacing' in condition)
    return {
      text: like(
        SPACES.reduce((text) => `REPLACE(${text}, ?, '')`, name),
        dialect,
      ),
      params: [...SPACES, contained(condition.containsInAnySpacing.replace(/\s+/g, ''), dialect)],
    };
  if ('hasNamed' in condition)
    return anyElement(
      like(name, dialect),
      condition.hasNamed.map((text) => contained(JSON.stringify(text), dialect)),
    );
  return anyElement(
    `${name} LIKE ? ESCAPE '!'`,
    condition.hasAny.map((text) => `%${escapeLike(JSON.stringify(text))}%`),
  );
}

function joined(clauses: readonly Clause[], word: 'AND' | 'OR'): Clause {
  return {
    text: clauses.map((clause) => clause.text).join(` ${word} `),
    params: clauses.flatMap((clause) => clause.params),
  };
}

function whereClauses(where: Where, statement: Statement): Clause[] {
  return Object.entries(where).flatMap(([column, condition]) =>
    condition === undefined ? [] : [conditionClause(column, condition, statement)],
  );
}

/** Returns the WHERE clause of a selection with its parameters; an empty text without conditions. */
export function whereClause({ where = {}, anyOf = [] }: Selection, dialect: Dialect): Clause {
  const statement = { dialect, company: where['company_id'] };
  const groups = anyOf.map((options) => {
    const either = joined(
      options.map((option) => joined(whereClauses(option, statement), 'AND')),
      'OR',
    );
    return { text: `(${either.text || '1 = 0'})`, params: either.params };
  });
  const all = joined([...whereClauses(where, statement), ...groups], 'AND');
  return all.text ? { text: ` WHERE ${all.text}`, params: all.params } : all;
}

function orderClause(order: Selection['order']): string {
  if (!order?.length) return '';
  return ` ORDER BY ${order.map(({ column, descending }) => `${quoted(column)}${descending ? ' DESC' : ''}`).join(', ')}`;
}

function limitClause({ limit, offset = 0 }: Selection): string {
  if (limit === undefined) return '';
  return ` LIMIT ${Math.trunc(limit)}${offset > 0 ? ` OFFSET ${Math.trunc(offset)}` : ''}`;
}

const lists = new WeakMap<readonly string[], string>();

const listOf = (columns: readonly string[]): string =>
  getOrInsertComputed(lists, columns, () => columns.map(quoted).join(', '));

/** Lock on a row until the transaction ends: `shared` against changes, `exclusive` against other locks too. */
export type Hold = 'shared' | 'exclusive';

/** SQLite has one writer at a time, which locks the whole database. */
export const holdClause = (hold: Hold, dialect: Dialect): string =>
  dialect === 'sqlite' ? '' : hold === 'shared' ? ' LOCK IN SHARE MODE' : ' FOR UPDATE';

/** Returns a SELECT of the columns with order and limit, and its parameters. */
export function selectStatement(
  table: string,
  columns: readonly string[],
  selection: Selection,
  dialect: Dialect,
): Clause {
  const { text, params } = whereClause(selection, dialect);
  return {
    text: `SELECT ${listOf(columns)} FROM ${quoted(table)}${text}${orderClause(selection.order)}${limitClause(selection)}`,
    params,
  };
}
