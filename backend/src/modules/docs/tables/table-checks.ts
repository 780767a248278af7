import { isSame, plus } from '../fields/exact';
import { amountIn } from '../fields/quantity-proofs';
import type { PrintedTotal, ReadRow, RowsFound } from './table-rows';

interface Counted {
  readonly amount: string;
  readonly unit: string | null;
}

/** Returns the amount of a cell with its unit or currency; null for other values and for ambiguous ones. */
function countedIn(said: { readonly value: unknown; readonly otherwise?: unknown } | undefined): Counted | null {
  const amount = said && said.otherwise === undefined ? amountIn(said.value) : null;
  if (!said || amount === null) return null;
  const { unit, currency } = said.value as { unit?: string | null; currency?: string | null };
  return { amount, unit: unit ?? currency ?? null };
}

/** Returns the sum of a field over some rows; null if one cannot be counted or if their units differ. */
function sumOf(field: string, rows: readonly ReadRow[]): string | null {
  const counted = rows.flatMap(({ cells }) => (cells.has(field) ? [countedIn(cells.get(field)?.said)] : []));
  const [first] = counted;
  if (!first || counted.some((each) => each?.unit !== first.unit)) return null;
  return counted.reduce((sum, each) => plus(sum, each?.amount ?? '0'), '0');
}

/** Returns whether a total adds up its group of rows or all rows before it; null if that cannot be told. */
function addsUp(field: string, { amounts, from, to }: PrintedTotal, rows: readonly ReadRow[]): boolean | null {
  const total = countedIn(amounts.get(field));
  const sums = [sumOf(field, rows.slice(from, to)), sumOf(field, rows.slice(0, to))];
  if (!total || sums.includes(null)) return null;
  return sums.some((sum) => sum !== null && isSame(sum, total.amount));
}

/**
 * Returns for each field with a printed total whether the rows add up to it. `amounts` are amounts of the document, one
 * of which the field `addsUpTo` has to give.
 */
export function sumsHold(
  { rows, totals }: RowsFound,
  fields: readonly string[],
  addsUpTo: string | undefined,
  amounts: readonly string[],
): ReadonlyMap<string, boolean> {
  const held = new Map<string, boolean>();
  for (const field of fields) {
    const sum = field === addsUpTo ? sumOf(field, rows) : null;
    const told = totals.flatMap((total) => addsUp(field, total, rows) ?? []);
    const isGiven = sum !== null && amounts.some((amount) => isSame(amount, sum));
    if (isGiven) held.set(field, true);
    else if (told.length > 0) held.set(field, told.every(Boolean));
    else if (sum !== null && amounts.length > 0) held.set(field, false);
  }
  return held;
}

/**
 * Returns the rows that add up to an amount of the document: lines below them are its taxes and totals. All rows if none
 * do.
 */
export function rowsOfAmount({ rows, totals }: RowsFound, field: string | undefined, amount: string | null): RowsFound {
  if (field === undefined || amount === null) return { rows, totals };
  let sum = '0';
  let count = 0;
  for (const [at, { cells }] of rows.entries()) {
    sum = plus(sum, countedIn(cells.get(field)?.said)?.amount ?? '0');
    if (isSame(sum, amount)) count = at + 1;
  }
  return { rows: count > 0 ? rows.slice(0, count) : rows, totals };
}
