import type { ReadAs } from '@lichen/contracts/docs/doc-type';
import { fold } from '@lichen/contracts/formats/fold';
import type { TableColumn } from '@lichen/contracts/docs/table-column';
import { boxAround, type Line, type Segment } from '../layout/segments';
import { columnSaid } from '../lexicon/columns/column-said';
import { ideasOf } from '../lexicon/ideas-of';
import type { Idea, Lexicon } from '../lexicon/lexicon';
import type { Conventions } from '../fields/conventions';
import { amountIn } from '../fields/quantity-proofs';
import { type CellValue, cellValue, priceIn } from './cell-value';
import type { Assigned, SoughtRows } from './column-fields';
import type { PrintedTable, TableLine } from './printed-table';

/** A cell of a row with the value read in it. */
export interface ReadCell {
  readonly cell: Segment;
  readonly said: CellValue;
}

/** The cells of a row by field. */
export interface ReadRow {
  readonly cells: Map<string, ReadCell>;
  readonly line: TableLine;
  /** True if its price times its quantity gives its cost. */
  readonly isPriced: boolean;
  /** True if a line of figures below it could not be read. */
  isBeforeUnread: boolean;
}

/** Amounts of a printed total by field, and the indexes of the rows it may add up: from its group's first to the last. */
export interface PrintedTotal {
  readonly amounts: ReadonlyMap<string, CellValue>;
  readonly from: number;
  readonly to: number;
}

export interface RowsFound {
  readonly rows: readonly ReadRow[];
  readonly totals: readonly PrintedTotal[];
}

/** Ideas in labels of totals, and in those of the amounts below the first total. */
const SUMS: readonly Idea[] = ['total', 'net', 'gross', 'due', 'tax', 'discount'];
const NOT_OF_ROWS: readonly Idea[] = ['gross', 'due', 'tax', 'discount'];

/** Amounts carried from page to page are neither rows nor totals. */
const CARRIED =
  /carried forward|brought forward|ubertrag|a reporter|report a nouveau|suma y sigue|suma anterior|overfor/;

interface Around {
  readonly conventions: Conventions;
  readonly lexicons: readonly Lexicon[];
}

const isFigure = ({ kind }: ReadAs): boolean => kind === 'quantity' || kind === 'money';
const isText = ({ kind }: ReadAs): boolean => kind === 'text' || kind === 'place';

/** Reads the cells of a line that belong to fields. */
function cellsOf(
  { cells }: TableLine,
  { columns }: PrintedTable,
  { reads }: SoughtRows,
  { fields, unit }: Assigned,
  around: Around,
): Map<string, ReadCell> {
  const units = cells[unit]?.text ?? null;
  const read = [...fields].flatMap(([field, at]): [string, ReadCell][] => {
    const [cell, as] = [cells[at], reads[field]];
    const heading = columns[at]?.heading ?? '';
    const said = cell && as ? cellValue(cell, as, { ...around, heading, unit: units }) : null;
    return cell && said ? [[field, { cell, said }]] : [];
  });
  return new Map(read);
}

/** Numbers of units that prices are given for; pence make a hundredth. */
const PER = [1, 100, 1000];
/** Tolerance of a product, in units of money. */
const CENT = 0.011;

/** Returns true if the price of a line times its quantity gives one of its amounts. */
function isPriced(price: string | null, cells: ReadonlyMap<string, ReadCell>, { reads }: SoughtRows): boolean {
  const quantity = amountIn(cells.get('quantity')?.said.value);
  if (price === null || quantity === null) return false;
  const costs = [...cells].flatMap(([field, { said }]) =>
    reads[field]?.kind === 'money' ? (amountIn(said.value) ?? []) : [],
  );
  const product = Number(price) * Number(quantity);
  return costs.some((cost) => PER.some((per) => Math.abs(product / per - Number(cost)) < CENT));
}

const textOf = ({ line }: TableLine): string => line.segments.map(({ text }) => text).join(' ');

/** Returns what the words of a line call an amount. */
const labelIdeas = (line: TableLine, { lexicons }: Around): ReadonlySet<Idea> => {
  const words = line.line.segments.filter(({ text }) => /\p{L}{2}/u.test(text)).map(({ text }) => text);
  return ideasOf(words.join(' '), lexicons);
};

const ALIGNED = 0.012;
/** Maximum gap in line heights between the lines of one cell. */
const WRAPPED = 0.8;

/** Adds a line of words below a row to the row's cells; returns false if it is not the rest of them. */
function isRest(line: TableLine, row: ReadRow | undefined, { reads }: SoughtRows, { fields }: Assigned): boolean {
  const byColumn = new Map([...fields].map(([field, at]) => [at, field]));
  const parts = line.cells.flatMap((cell, at) => (cell ? [{ cell, field: byColumn.get(at) }] : []));
  const joined = parts.flatMap(({ cell, field }) => {
    const own = field === undefined ? undefined : row?.cells.get(field);
    const as = field === undefined ? undefined : reads[field];
    if (field === undefined || !own || !as || !isText(as)) return [];
    const gap = cell.box.y - own.cell.box.y - own.cell.box.height;
    const isBelow = cell.page === own.cell.page && gap < own.cell.size * WRAPPED;
    return isBelow && Math.abs(cell.box.x - own.cell.box.x) < ALIGNED ? [{ cell, field, own }] : [];
  });
  if (!row || parts.length === 0 || joined.length < parts.length) return false;
  for (const { cell, field, own } of joined) {
    const text = `${own.cell.text} ${cell.text}`;
    const whole = {
      ...own.cell,
      text,
      words: [...own.cell.words, ...cell.words],
      box: boxAround([own.cell.box, cell.box]),
    };
    row.cells.set(field, { cell: whole, said: { value: text } });
  }
  return true;
}

/** Words between the label of a number and the number itself. */
const NUMBERED = /^[\s:]*(?:(?:no|nr|number|nummer|num[eé]ro|n°|nº)(?![\p{L}])\.?[\s:]*)?/iu;
const LONGEST_GROUP = 40;
const MOST_SEGMENTS = 4;

/** Returns what a text such as `Registration: YK21 ABC` says, and its value; null if it is no label with a number. */
function labelled(text: string, { lexicons }: Around) {
  const colon = text.indexOf(':');
  const label = colon > 0 ? text.slice(0, colon) : (text.split(' ')[0] ?? '');
  const value = text.slice(label.length).replace(NUMBERED, '').trim();
  const isNumber = /\d/.test(value) && value.length <= LONGEST_GROUP && !/\d/.test(label);
  const said = isNumber ? columnSaid(label, lexicons) : null;
  return said === null ? null : { said, value };
}

/** Returns the vehicle of the rows below a line such as `Registration: YK21 ABC`; null if the line names none. */
function groupOf({ segments }: Line, meanings: readonly TableColumn[], around: Around): ReadCell | null {
  if (segments.length > MOST_SEGMENTS) return null;
  const found = segments.flatMap((segment) => {
    const read = labelled(segment.text, around);
    return read ? [{ ...read, segment }] : [];
  });
  const [best] = meanings.flatMap((meaning) => found.find(({ said }) => said === meaning) ?? []);
  if (!best) return null;
  const { segment, value } = best;
  const words = segment.words.slice(-value.split(' ').length);
  return { cell: { ...segment, text: value, words, box: boxAround(words.map(({ box }) => box)) }, said: { value } };
}

/** Returns true if a line has a cell by which rows are told; a text has to have words. */
const hasKey = (field: string, cells: ReadonlyMap<string, ReadCell>, { reads }: SoughtRows): boolean => {
  const read = cells.get(field);
  const as = reads[field];
  return read !== undefined && as !== undefined && (!isText(as) || /\p{L}{2}/u.test(read.cell.text));
};

/** Field that a line above a group of rows may give for all of them. */
const GROUPED = 'extracted_vehicle_id';

interface Body {
  readonly sought: SoughtRows;
  readonly around: Around;
  readonly rows: ReadRow[];
  readonly totals: PrintedTotal[];
  /** The vehicle of the group of rows that is read. */
  group: ReadCell | null;
}

/** Reads the rows of one table and adds them to those of the tables before it. */
function readTable(table: PrintedTable, assigned: Assigned, body: Body): void {
  const { sought, around, rows, totals } = body;
  const { reads, table: of } = sought;
  // Rows with a date are told by it. Others end at the first total, and at the end of the page.
  const isDated = of.needs.some((group) => group.some((field) => reads[field]?.kind === 'day'));
  const figures = [...assigned.fields.keys()].filter((field) => reads[field] && isFigure(reads[field]));
  const meanings = assigned.fields.has(GROUPED) ? [] : (of.columns[GROUPED] ?? []);
  const page = table.lines[0]?.line.page;
  if (table.above) body.group = groupOf(table.above, meanings, around) ?? body.group;
  let open: ReadRow[] = [];
  let first = rows.length;
  for (const line of table.lines) {
    if (!isDated && line.line.page !== page) return;
    if (CARRIED.test(fold(textOf(line)))) continue;
    const cells = cellsOf(line, table, sought, assigned, around);
    const ideas = labelIdeas(line, around);
    const price = priceIn(line.cells[assigned.price]?.text ?? '', around.conventions);
    // A line of goods with a price is none, whatever its words say.
    const isSum = (isDated || price === null) && SUMS.some((idea) => ideas.has(idea));
    const isWhole = of.needs.every((needed) => needed.some((field) => hasKey(field, cells, sought)));
    if (isWhole && (isDated || !isSum)) {
      for (const row of open) row.isBeforeUnread = true;
      open = [];
      if (body.group && !cells.has(GROUPED)) cells.set(GROUPED, body.group);
      rows.push({ cells, line, isPriced: isPriced(price, cells, sought), isBeforeUnread: false });
      continue;
    }
    const amounts = figures.flatMap((field) => {
      const said = cells.get(field)?.said;
      return said ? [[field, said] as const] : [];
    });
    const last = rows.at(-1);
    if (amounts.length === 0) {
      if (isSum || isRest(line, last, sought, assigned)) continue;
      body.group = groupOf(line.line, meanings, around) ?? body.group;
    } else if (isSum) {
      const isFirst = first < rows.length && !NOT_OF_ROWS.some((idea) => ideas.has(idea));
      if (isFirst) totals.push({ amounts: new Map(amounts), from: first, to: rows.length });
      // A discount may be printed between the rows and their total.
      if (isFirst || !ideas.has('discount')) first = rows.length;
      if (!isDated && rows.length > 0) return;
    } else if (last && rows.length > first) {
      // It counts once another row follows: what is below the last row may not belong to the table.
      if (isDated) open.push(last);
      else last.isBeforeUnread = true;
    }
  }
}

/** Returns the rows of the tables that are the same list, and the totals printed below them. */
export function rowsIn(
  tables: readonly { readonly table: PrintedTable; readonly assigned: Assigned }[],
  sought: SoughtRows,
  around: Around,
): RowsFound {
  const body: Body = { sought, around, rows: [], totals: [], group: null };
  for (const { table, assigned } of tables) readTable(table, assigned, body);
  return body;
}
