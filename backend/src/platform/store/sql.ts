/** What a statement can carry and what a row can hold: the same on every database. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A place where statements run: the pool, or one open transaction. */
export interface Sql {
  all(text: string, params?: readonly Value[]): Promise<Row[]>;
  /** Answers how many rows were written. */
  run(text: string, params?: readonly Value[]): Promise<number>;
}

/** One column's condition. A plain value means equality, `null` means IS NULL. */
export type Condition =
  | Value
  | { in: readonly Value[] }
  | { atLeast: number }
  | { atMost: number }
  | { below: number | string }
  | { above: number | string }
  | { not: Value }
  | { contains: string }
  /** A person of the company whose address contains the text; only where the company is said. */
  | { personLike: string }
  | { hasAny: readonly string[] };

/** All conditions hold; each entry of `anyOf` is a group of which at least one holds. */
export interface Where {
  [column: string]: Condition | undefined;
}

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

/** A table's or column's name, quoted alike on both databases. Names come from definitions, never from callers. */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not a column name: ${name}`);
  return `\`${name}\``;
}

const escapeLike = (text: string) => text.replace(/[!%_]/g, (character) => `!${character}`);

const contained = (text: string): string => `%${escapeLike(text.toLowerCase())}%`;

/** Ids of people, looked for in the company of the statement alone. */
function personClause(name: string, words: string, company: Condition | undefined): Clause {
  if (typeof company !== 'string') throw new Error('People are looked for in one company');
  return {
    text: `${name} IN (SELECT \`id\` FROM \`users\` WHERE \`company_id\` = ? AND LOWER(\`email\`) LIKE ? ESCAPE '!')`,
    params: [company, contained(words)],
  };
}

function conditionClause(column: string, condition: Condition, company: Condition | undefined): Clause {
  const name = quoted(column);
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
  if ('contains' in condition)
    return { text: `LOWER(${name}) LIKE ? ESCAPE '!'`, params: [contained(condition.contains)] };
  if ('personLike' in condition) return personClause(name, condition.personLike, company);
  // A JSON list of texts is stored as written by JSON.stringify, so an element is found by its quoted form.
  const needles = condition.hasAny.map((text) => `%${escapeLike(JSON.stringify(text))}%`);
  return needles.length === 0
    ? { text: '1 = 0', params: [] }
    : { text: `(${needles.map(() => `${name} LIKE ? ESCAPE '!'`).join(' OR ')})`, params: needles };
}

function joined(clauses: readonly Clause[], word: 'AND' | 'OR'): Clause {
  return {
    text: clauses.map((clause) => clause.text).join(` ${word} `),
    params: clauses.flatMap((clause) => clause.params),
  };
}

function whereClauses(where: Where, company: Condition | undefined): Clause[] {
  return Object.entries(where).flatMap(([column, condition]) =>
    condition === undefined ? [] : [conditionClause(column, condition, company)],
  );
}

export function whereClause({ where = {}, anyOf = [] }: Selection): Clause {
  const company = where['company_id'];
  const groups = anyOf.map((options) => {
    const either = joined(
      options.map((option) => joined(whereClauses(option, company), 'AND')),
      'OR',
    );
    return { text: `(${either.text || '1 = 0'})`, params: either.params };
  });
  const all = joined([...whereClauses(where, company), ...groups], 'AND');
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

export function selectStatement(table: string, columns: readonly string[], selection: Selection): Clause {
  const { text, params } = whereClause(selection);
  const list = columns.map(quoted).join(', ');
  return {
    text: `SELECT ${list} FROM ${quoted(table)}${text}${orderClause(selection.order)}${limitClause(selection)}`,
    params,
  };
}
