import type { ColumnTuples } from '../among';
import type { Condition, Value, Where } from '../sql';

/** Longer texts are not compared as tuples. */
const LONGEST = 255;
const MOST_TUPLES = 2_000;

function valuesOf(condition: Condition): readonly Value[] | undefined {
  const values = typeof condition === 'object' && condition !== null && 'in' in condition ? condition.in : [condition];
  const isComparable = (value: unknown): value is string | number =>
    typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST);
  return values.every(isComparable) ? [...new Set(values)] : undefined;
}

/** Returns the tuples of values that a condition admits; undefined if it is of another kind, or admits too many. */
export function tuplesOf(where: Where): ColumnTuples | undefined {
  const columns: string[] = [];
  let rows: Value[][] = [[]];
  for (const [column, condition] of Object.entries(where)) {
    if (condition === undefined) continue;
    const values = valuesOf(condition);
    if (!values || rows.length * values.length > MOST_TUPLES) return undefined;
    columns.push(column);
    rows = rows.flatMap((row) => values.map((value) => [...row, value]));
  }
  return columns.length > 0 ? { columns, rows } : undefined;
}
