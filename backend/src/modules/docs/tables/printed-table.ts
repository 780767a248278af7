import { boxAround, type Layout, type Line, type Segment } from '../layout/segments';
import type { LevelWord } from '../layout/level';
import { isValue, type TokensOf } from '../fields/column-heading';

/** A column of a printed table: its heading, and where the heading begins and ends. */
export interface Column {
  readonly heading: string;
  readonly left: number;
  readonly right: number;
}

/** A line of a table, with a cell or null for each column. */
export interface TableLine {
  readonly line: Line;
  readonly cells: readonly (Segment | null)[];
}

/** Headings in one line, and the lines below them up to the next such line. */
export interface PrintedTable {
  readonly columns: readonly Column[];
  /** The line above the headings on their page; null if there is none. */
  readonly above: Line | null;
  readonly lines: readonly TableLine[];
}

/** Gap between words, in character heights, from which a segment over several columns is split. */
const SPLIT = 0.65;

const segmentOf = (of: Segment, words: readonly LevelWord[]): Segment => ({
  ...of,
  words,
  text: words.map(({ text }) => text).join(' '),
  box: boxAround(words.map(({ box }) => box)),
});

/** Splits a segment at its wider gaps. */
function runsOf(segment: Segment, shape: number): Segment[] {
  const runs: LevelWord[][] = [];
  for (const word of segment.words) {
    const last = runs.at(-1)?.at(-1);
    const gap = last ? word.box.x - last.box.x - last.box.width : 0;
    if (last && gap <= segment.size * shape * SPLIT) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.length < 2 ? [segment] : runs.map((words) => segmentOf(segment, words));
}

const overlap = ({ box }: Segment, { left, right }: Column): number =>
  Math.min(box.x + box.width, right) - Math.max(box.x, left);

/** Distance between the edges or the middles of a cell and a heading, whichever are nearest. */
const distance = ({ box }: Segment, { left, right }: Column): number =>
  Math.min(
    Math.abs(box.x - left),
    Math.abs(box.x + box.width - right),
    Math.abs(box.x + box.width / 2 - (left + right) / 2),
  );

/** Returns the column of a cell: the heading it is under most, or else the one it is aligned with best. */
function columnOf(cell: Segment, columns: readonly Column[]): number {
  const under = columns.map((column) => overlap(cell, column));
  const most = Math.max(...under);
  if (most > 0) return under.indexOf(most);
  const away = columns.map((column) => distance(cell, column));
  return away.indexOf(Math.min(...away));
}

/** Returns the cells of a line by column. Segments of one column are joined. */
function cellsOf({ segments }: Line, columns: readonly Column[], shape: number): (Segment | null)[] {
  const cells = columns.map((): Segment[] => []);
  for (const segment of segments) {
    const isOverSeveral = columns.filter((column) => overlap(segment, column) > 0).length > 1;
    for (const run of isOverSeveral ? runsOf(segment, shape) : [segment]) cells[columnOf(run, columns)]?.push(run);
  }
  return cells.map((parts) => {
    const [first, ...others] = parts;
    if (!first) return null;
    return others.length === 0
      ? first
      : segmentOf(
          first,
          parts.flatMap(({ words }) => words),
        );
  });
}

const LEAST_COLUMNS = 2;

/** Maximum gap in line heights between the two lines of a heading. */
const WRAPPED = 0.6;

/** Returns the columns that a line of headings may have: by itself, or with the second line of a wrapped heading. */
function columnsOf(line: Line, layout: Layout, tokensOf: TokensOf): (readonly Column[])[] {
  const isText = ({ segments }: Line) => segments.every((each) => !tokensOf(each).some(isValue));
  if (line.segments.length < LEAST_COLUMNS || !isText(line)) return [];
  const own = line.segments.map(({ text, box }): Column => ({ heading: text, left: box.x, right: box.x + box.width }));
  const joined = (other: Line | undefined, gap: number, join: (own: string, other: string) => string) => {
    const isNear = other && other.page === line.page && isText(other) && gap < (line.segments[0]?.size ?? 0) * WRAPPED;
    if (!isNear) return [];
    const partOf = (column: Column) => other.segments.find((each) => overlap(each, column) > 0)?.text;
    return [
      own.map((column) => {
        const part = partOf(column);
        return part === undefined ? column : { ...column, heading: join(column.heading, part) };
      }),
    ];
  };
  const [over, under] = [layout.lines[line.at - 1], layout.lines[line.at + 1]];
  const gapBelow = under ? under.box.y - line.box.y - line.box.height : 1;
  const gapAbove = over ? line.box.y - over.box.y - over.box.height : 1;
  return [
    own,
    ...joined(under, gapBelow, (text, part) => `${text} ${part}`),
    ...joined(over, gapAbove, (text, part) => `${part} ${text}`),
  ];
}

/**
 * Returns the tables of a document. `isHeading` tells which lines of words are headings: every line of words could be.
 * `shape` is the height of the pages as a share of their width.
 */
export function printedTables(
  layout: Layout,
  tokensOf: TokensOf,
  isHeading: (columns: readonly Column[]) => boolean,
  shape: number,
): PrintedTable[] {
  const tables: (Pick<PrintedTable, 'columns' | 'above'> & { lines: TableLine[] })[] = [];
  for (const line of layout.lines) {
    const columns = columnsOf(line, layout, tokensOf).find(isHeading);
    if (columns) {
      const above = layout.lines[line.at - 1];
      tables.push({ columns, above: above?.page === line.page ? above : null, lines: [] });
      continue;
    }
    const open = tables.at(-1);
    if (open) open.lines.push({ line, cells: cellsOf(line, open.columns, shape) });
  }
  return tables;
}
