import type { CellMark, TableMark } from '@lichen/contracts/docs/landmark';
import type { ReadAs } from '@lichen/contracts/docs/doc-type';
import { amountIn } from '../fields/quantity-proofs';
import type { Segment } from '../layout/segments';
import { type CellSurroundings, cellValue } from './cell-value';
import { type Assigned, headingKey } from './column-fields';
import type { PrintedTable, TableLine } from './printed-table';

/** Limits on the cells kept, because a file may be crafted to cause cost. */
const MOST_ROWS = 12;
const MOST_COLUMNS = 16;
const LONGEST_TEXT = 160;

const readAs = (kind: ReadAs['kind']): ReadAs => ({ kind, role: 'line' });
const DAY = readAs('day');
const AMOUNTS = [readAs('quantity'), readAs('money')];
const FUEL = readAs('fuel');

function markOf(cell: Segment, around: CellSurroundings): CellMark {
  const sure = (kind: ReadAs) => {
    const said = cellValue(cell, kind, around);
    return said && said.otherwise === undefined ? said.value : null;
  };
  const textOr = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    text: cell.text.slice(0, LONGEST_TEXT),
    day: textOr(sure(DAY)),
    amount: AMOUNTS.map((kind) => amountIn(sure(kind))).find((amount) => amount !== null) ?? null,
    fuel: textOr(sure(FUEL)),
  };
}

/** Returns the headings of a table and its first rows for later corrections. */
export function tableMark(
  list: string,
  { columns }: PrintedTable,
  { fields }: Pick<Assigned, 'fields'>,
  lines: readonly TableLine[],
  around: Omit<CellSurroundings, 'heading' | 'unit'>,
): TableMark {
  const kept = columns.slice(0, MOST_COLUMNS);
  return {
    list,
    headings: kept.map(({ heading }) => headingKey(heading)),
    fields: Object.fromEntries([...fields].filter(([, at]) => at < MOST_COLUMNS)),
    rows: lines.slice(0, MOST_ROWS).map(({ cells }) =>
      kept.map(({ heading }, at) => {
        const cell = cells[at];
        return cell ? markOf(cell, { ...around, heading, unit: null }) : null;
      }),
    ),
  };
}

const LEAST_HEADINGS = 3;
const LEAST_VALUES = 2;
/** Maximum number of lines of a table that are examined. */
const MOST_LINES = 200;

/** Returns true if a line of words may head a table whose headings are not known. */
export const mayHead = ({ length }: { readonly length: number }): boolean => length >= LEAST_HEADINGS;

/** Returns the lines of a table that have several values, such as a day and an amount. */
export const valuedLines = ({ lines }: PrintedTable, around: Omit<CellSurroundings, 'heading' | 'unit'>): TableLine[] =>
  lines.slice(0, MOST_LINES).filter(({ cells }) => {
    const values = cells.filter((cell) => {
      const mark = cell && markOf(cell, { ...around, heading: '', unit: null });
      return mark && (mark.day !== null || mark.amount !== null);
    });
    return values.length >= LEAST_VALUES;
  });
