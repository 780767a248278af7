import { DAY } from '@lichen/contracts/formats/days';
import type { Database } from './database';
import { type Dialect, quoted } from './sql';
import { tableOf } from './table';

type Bit = string | { readonly zero: string };

/** Describes cumulative totals of dated rows: counts and sums by the months of their first and last day. */
export interface CumulativeTable {
  readonly from: string;
  readonly into: string;
  /** Prefix of the start and end totals, with their day columns. */
  readonly edges: readonly [started: readonly [name: string, day: string], ended: readonly [name: string, day: string]];
  /** Text columns that the sums are grouped by; null counts as the empty text. */
  readonly texts: readonly string[];
  /** Bit masks of several columns: a bit for each that is not zero, or for one that is. */
  readonly bits: Readonly<Record<string, readonly Bit[]>>;
  readonly amounts: readonly string[];
}

/** SQL of the first day of a day's month. */
const MONTH_OF: Readonly<Record<Dialect, (day: string) => string>> = {
  sqlite: (day) => `CAST(strftime('%s', ${day} / 1000, 'unixepoch', 'start of month') AS INTEGER) * 1000`,
  mysql: (day) => {
    const date = `DATE_ADD('1970-01-01', INTERVAL ${day} DIV ${DAY} DAY)`;
    return `(${day} DIV ${DAY} - DAYOFMONTH(${date}) + 1) * ${DAY}`;
  },
};

const bitText = (bit: Bit): string => (typeof bit === 'string' ? `${quoted(bit)} <> 0` : `${quoted(bit.zero)} = 0`);

const bitsOf = (bits: readonly Bit[]): string =>
  bits.map((bit, at) => `(CASE WHEN ${bitText(bit)} THEN ${1 << at} ELSE 0 END)`).join(' + ');

function datedOf({ edges: [[, first], [, last]] }: CumulativeTable): string {
  const [from, to] = [quoted(first), quoted(last)];
  return (
    `CASE WHEN ${from} IS NULL AND ${to} IS NULL THEN 'none' WHEN ${from} IS NULL THEN ${`'${last}'`} ` +
    `WHEN ${to} IS NULL THEN '${first}' WHEN ${from} > ${to} THEN 'backwards' ELSE 'both' END`
  );
}

const measuresOf = ({ edges, amounts }: CumulativeTable): string[] =>
  edges.flatMap(([name]) => [name, ...amounts.map((amount) => `${name}_${amount}`)]);

/** SQL of the rows at one of their ends; the other end's measures are zero. Rows without a day start in month 0. */
function edgeText(dialect: Dialect, table: CumulativeTable, isStart: boolean, ofCompany = ''): string {
  const [from, to] = table.edges.map(([, day]) => quoted(day)) as [string, string];
  const month = isStart ? `COALESCE(${MONTH_OF[dialect](from)}, 0)` : MONTH_OF[dialect](to);
  const sums = ['1', ...table.amounts.map((name) => `COALESCE(${quoted(name)}, 0)`)];
  const nothing = sums.map(() => '0');
  const values = isStart ? [...sums, ...nothing] : [...nothing, ...sums];
  const columns = [
    ...['`company_id`', `${month} AS month`],
    ...table.texts.map((name) => `COALESCE(${quoted(name)}, '') AS ${quoted(name)}`),
    ...Object.entries(table.bits).map(([name, of]) => `${bitsOf(of)} AS ${quoted(name)}`),
    `${datedOf(table)} AS dated`,
    ...measuresOf(table).map((name, at) => `${values[at]} AS ${quoted(name)}`),
  ];
  const where = isStart ? `${from} IS NOT NULL OR ${to} IS NULL` : `${to} IS NOT NULL`;
  return `SELECT ${columns.join(', ')} FROM ${quoted(table.from)} WHERE ${ofCompany}(${where})`;
}

const keysOf = ({ texts, bits }: CumulativeTable): string[] => [
  'company_id',
  'month',
  ...texts,
  ...Object.keys(bits),
  'dated',
];

/** Returns the statement that fills the empty table from all rows. */
export function cumulativeStatement(dialect: Dialect, table: CumulativeTable): string {
  const keys = keysOf(table).map(quoted);
  const measures = measuresOf(table).map(quoted);
  return (
    `INSERT INTO ${quoted(table.into)} (${[...keys, ...measures].join(', ')}) ` +
    `SELECT ${[...keys, ...measures.map((name) => `SUM(${name})`)].join(', ')} ` +
    `FROM (${edgeText(dialect, table, true)} UNION ALL ${edgeText(dialect, table, false)}) AS edges GROUP BY ${keys.join(', ')}`
  );
}

/**
 * Returns one statement for the differences between a company's rows and its totals, so that no save happens in
 * between.
 */
function differenceText(dialect: Dialect, table: CumulativeTable): string {
  const keys = keysOf(table).map(quoted);
  const measures = measuresOf(table).map(quoted);
  const ofCompany = '`company_id` = ? AND ';
  const kept = `SELECT ${[...keys, ...measures.map((name) => `-${name}`)].join(', ')} FROM ${quoted(table.into)} WHERE \`company_id\` = ?`;
  const edges = [true, false].map((isStart) => edgeText(dialect, table, isStart, ofCompany));
  return (
    `SELECT ${[...keys, ...measures.map((name) => `SUM(${name}) AS ${name}`)].join(', ')} ` +
    `FROM (${[...edges, kept].join(' UNION ALL ')}) AS edges GROUP BY ${keys.join(', ')} ` +
    `HAVING ${measures.map((name) => `SUM(${name}) <> 0`).join(' OR ')}`
  );
}

/**
 * Corrects a company's totals to match its rows; returns the number of wrong totals. It adds differences, like saves
 * do, so that simultaneous saves are not lost.
 */
export async function recountCumulativeTotals(
  database: Database,
  table: CumulativeTable,
  companyId: string,
): Promise<number> {
  const [keys, measures] = [keysOf(table), measuresOf(table)];
  const text = differenceText(database.dialect, table);
  return database.transaction(async (tx) => {
    const found = await tx.all(text, [companyId, companyId, companyId]);
    if (found.length === 0) return 0;
    const rows = found.map((row) => ({
      ...row,
      ...Object.fromEntries(
        ['month', ...Object.keys(table.bits), ...measures].map((name) => [name, Number(row[name])]),
      ),
    }));
    await tableOf(table.into, [...keys, ...measures], database.dialect).add(tx, keys, rows, measures);
    return rows.length;
  });
}

/** Returns the companies that have rows or totals. */
export async function companiesOf(database: Database, { from, into }: CumulativeTable): Promise<string[]> {
  const rows = await database.all(
    `SELECT company_id FROM ${quoted(from)} GROUP BY company_id UNION SELECT company_id FROM ${quoted(into)} GROUP BY company_id`,
  );
  return rows.map((row) => String(row['company_id']));
}
