import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { TableMark } from '@lichen/contracts/docs/landmark';
import type { FieldReading, OtherReading, ReadingCheck } from '@lichen/contracts/docs/reading';
import { boxOf } from '../fields/field-readings';
import { amountIn } from '../fields/quantity-proofs';
import { cellPath } from '../fields/sought/sought-of';
import type { Surveyed } from '../fields/survey';
import type { CellValue } from './cell-value';
import { assignedColumns, hasNeeded, type SoughtRows, soughtRows, type TaughtColumns } from './column-fields';
import { type Column, printedTables } from './printed-table';
import { rowsOfAmount, sumsHold } from './table-checks';
import { mayHead, tableMark, valuedLines } from './table-marks';
import { type ReadCell, rowsIn } from './table-rows';

type Page = Pick<Surveyed, 'layout' | 'lexicons' | 'tokens' | 'conventions'>;

interface Known {
  /** Height of the pages as a share of their width. */
  readonly shape: number;
  /** The readings of single fields. */
  readonly fields: readonly FieldReading[];
  /** Returns the columns of a list that earlier documents of the supplier taught. */
  readonly taught: (list: string) => TaughtColumns;
}

/** Rows of the lists of a document, as readings of their cells, and whether they add up. */
interface TableReadings {
  readonly fields: readonly FieldReading[];
  readonly checks: readonly ReadingCheck[];
  /** The tables as later corrections refer to them. */
  readonly marks: readonly TableMark[];
}

/** Confidence of figures that a printed total proves, of other cells, and of figures that nothing proves. */
const [PROVEN, SAID, LIKELY] = [0.96, 0.93, 0.8];
/** Confidence of a cell with two readings, or whose column does not add up. */
const OPEN = 0.3;
const MOST_RAW = 200;

interface Judged {
  readonly reads: SoughtRows['reads'];
  /** Fields with a printed total, and whether the rows add up to it. */
  readonly held: ReadonlyMap<string, boolean>;
  readonly taught: ReadonlySet<string>;
  readonly isPriced: boolean;
  readonly isUnread: boolean;
}

/** Returns the confidence of a value before that of its letters. */
function sureOf(
  { value, otherwise }: CellValue,
  isFigure: boolean,
  sum: boolean | undefined,
  isPriced: boolean,
): number {
  if (otherwise !== undefined || value === null || sum === false) return OPEN;
  if (!isFigure) return SAID;
  return sum || isPriced ? PROVEN : LIKELY;
}

function readingOf(
  path: string,
  field: string,
  { cell, said }: ReadCell,
  { reads, held, taught, isPriced, isUnread }: Judged,
): FieldReading {
  const kind = reads[field]?.kind;
  const isFigure = kind === 'quantity' || kind === 'money';
  const place = { page: cell.page, box: boxOf(cell, 0, cell.text.length), raw: cell.text.slice(0, MOST_RAW) };
  const letters = Math.min(1, ...cell.words.map(({ confidence }) => confidence));
  const isOpen = said.otherwise !== undefined;
  const sum = held.get(field);
  const sure = sureOf(said, isFigure, sum, isPriced && reads[field]?.units !== 'distance');
  const both = isOpen ? [said.value, said.otherwise] : [];
  return {
    ...{ field: path, value: isOpen ? null : said.value, ...place },
    confidence: sure * (letters < 0.9 ? letters : 1),
    how: taught.has(field) ? 'anchor' : 'column',
    flags: [
      ...(isOpen ? [kind === 'day' ? 'ambiguous_date' : 'ambiguous_number'] : []),
      ...(sum === false ? ['rows_total'] : []),
      ...(isUnread ? ['rows_unread'] : []),
      ...(said.value === null ? ['unsure'] : []),
    ],
    alternatives: both.map((value): OtherReading => ({ value, ...place, confidence: OPEN })),
  };
}

function readList(sought: SoughtRows, page: Page, known: Known): TableReadings {
  const { layout, lexicons, tokens, conventions } = page;
  const { list, rows, reads, table } = sought;
  const taughtHere = known.taught(list);
  const assign = (columns: readonly Column[]) => assignedColumns(columns, sought, lexicons, taughtHere);
  const found = printedTables(layout, tokens, (columns) => hasNeeded(assign(columns), sought), known.shape);
  const tables = found.map((each) => ({ table: each, assigned: assign(each.columns) }));
  const all = rowsIn(tables, sought, { conventions, lexicons });
  const [first] = tables;
  if (!first || all.rows.length === 0) return { ...NOTHING, marks: unknownTable(sought, page, known) };
  const figures = Object.keys(table.columns).filter((field) =>
    ['quantity', 'money'].includes(reads[field]?.kind ?? ''),
  );
  const { field: summed, totals = [] } = table.addsUpTo ?? {};
  const amounts = totals.flatMap((name) => amountIn(known.fields.find(({ field }) => field === name)?.value) ?? []);
  const read = rowsOfAmount(all, summed, amounts[0] ?? null);
  const held = sumsHold(read, figures, summed, amounts);
  const taught = new Set(tables.flatMap(({ assigned }) => [...assigned.taught]));
  const kept = read.rows.slice(0, rows.most);
  const isCut = kept.length < read.rows.length;
  const doHold = held.size > 0 && [...held.values()].every(Boolean);
  const fields = kept.flatMap(({ cells, isPriced, isBeforeUnread }, at) => {
    // Rows that give the printed total are all of them.
    const isUnread = (isBeforeUnread && !doHold) || (isCut && at === kept.length - 1);
    const judged: Judged = { reads, held, taught, isPriced, isUnread };
    return [...cells].map(([field, each]) => readingOf(cellPath(list, at, field), field, each, judged));
  });
  const checks: ReadingCheck[] = held.size > 0 ? [{ rule: 'rows_total', holds: doHold, fields: [list] }] : [];
  const ofFirst = read.rows.map(({ line }) => line).filter((line) => first.table.lines.includes(line));
  return { fields, checks, marks: [tableMark(list, first.table, first.assigned, ofFirst, { conventions, lexicons })] };
}

const NOTHING: TableReadings = { fields: [], checks: [], marks: [] };

/** Returns the table with the most lines of values, for a person who types its rows. */
function unknownTable({ list }: SoughtRows, { layout, lexicons, tokens, conventions }: Page, { shape }: Known) {
  const around = { conventions, lexicons };
  const valued = printedTables(layout, tokens, mayHead, shape).map((table) => ({
    table,
    lines: valuedLines(table, around),
  }));
  const [best] = valued.sort((a, b) => b.lines.length - a.lines.length);
  return best && best.lines.length > 0 ? [tableMark(list, best.table, NO_FIELDS, best.lines, around)] : [];
}
const NO_FIELDS = { fields: new Map<string, number>() };

/** Reads the rows of a type's lists from the tables of a document. */
export function tableReadings(type: DocType, page: Page, known: Known): TableReadings {
  const read = soughtRows(type).map((sought) => readList(sought, page, known));
  return {
    fields: read.flatMap(({ fields }) => fields),
    checks: read.flatMap(({ checks }) => checks),
    marks: read.flatMap(({ marks }) => marks),
  };
}
