import type { Layout, Line, Segment } from '../layout/segments';
import type { Token } from './tokens/token';

/** Returns the tokens of a segment, in the order of its text. */
export type TokensOf = (segment: Segment) => readonly Token[];

/** Returns true for a text with a word or with a unit such as `m³`; false for figures alone. */
export const hasLetters = (text: string): boolean => /\p{L}{2}|\p{L}[°º.]|^m[3³]$/u.test(text);

/** True for tokens that a column of figures can contain. */
export const isValue = ({ kind }: Token): boolean => kind !== 'percent' && kind !== 'identifier';

/** Returns the text of a segment without its values; all of it if it has none. */
export function labelOf(segment: Segment, tokensOf: TokensOf): string {
  const tokens = tokensOf(segment).filter(isValue);
  const spans = tokens.map(({ start, end }) => [start, end] as const);
  return [...segment.text].filter((_, at) => !spans.some(([start, end]) => at >= start && at < end)).join('');
}

/** Returns true for a cell that holds a value and no words. */
const isCell = (segment: Segment, tokensOf: TokensOf): boolean => !hasLetters(labelOf(segment, tokensOf));

const overlapOf = (a: Segment, b: Segment): number =>
  Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x);

/** Returns true if a text is above a column: over its left edge, right edge or middle. */
function headsColumn(above: Segment, below: Segment): boolean {
  const least = Math.min(above.box.width, below.box.width);
  return overlapOf(above, below) > Math.min(least * 0.4, below.size);
}

const LEAST_COLUMNS = 3;

/** Returns the heading of a cell: the one above it, or else by index or left edge from a row of headings. */
function headIn(line: Line, cell: Segment, row: Line, tokensOf: TokensOf): Segment | undefined {
  const over = line.segments.find((each) => headsColumn(each, cell));
  if (over) return over;
  const isHeadings =
    line.segments.length >= LEAST_COLUMNS && line.segments.every((each) => !tokensOf(each).some(isValue));
  if (!isHeadings) return undefined;
  if (line.segments.length === row.segments.length) return line.segments[row.segments.indexOf(cell)];
  return line.segments.filter(({ box }) => box.x <= cell.box.x + cell.box.width).at(-1);
}

const ALIGNED = 0.012;
/** Maximum gap in line heights between lines of one heading; rows are farther apart. */
const WRAPPED = 0.6;

/** Returns the full heading of a narrow column whose heading spans several lines. */
function wrapped(head: Segment, layout: Layout, tokensOf: TokensOf): string {
  const part = (line: Line | undefined, gap: (line: Line) => number) =>
    line && line.page === head.page && gap(line) < head.size * WRAPPED
      ? line.segments.find(
          (each) =>
            Math.abs(each.box.x - head.box.x) < ALIGNED && !tokensOf(each).some(isValue) && !each.text.endsWith(':'),
        )
      : undefined;
  const under = part(layout.lines[head.line + 1], ({ box }) => box.y - head.box.y - head.box.height);
  const over = part(layout.lines[head.line - 1], ({ box }) => head.box.y - box.y - box.height);
  return [over?.text, labelOf(head, tokensOf), under?.text].filter(Boolean).join(' ');
}

/** Words above a cell or beside it that may name its column. */
export interface Heading {
  readonly text: string;
  /** Number of cells between the heading and the segment. */
  readonly cells: number;
  readonly isColumn: boolean;
  /** True if the heading has a value of its own beside its words. */
  readonly ownsValue: boolean;
}

const LEAST_LONG = 6;

/** Returns true for a long number after a label: the label then belongs to that number, not to what is below. */
const isLongNumber = ({ kind, raw, segment, start }: Token): boolean =>
  kind === 'identifier' && raw.replace(/\D/g, '').length >= LEAST_LONG && hasLetters(segment.text.slice(0, start));

const MOST_LINES = 14;
/** Maximum gap in line heights; anything farther up belongs to another block. */
const MOST_GAP = 3.2;

/** Returns the column heading or the label above a segment; null if there is none. */
export function headingOf(segment: Segment, layout: Layout, tokensOf: TokensOf): Heading | null {
  const row = layout.lines[segment.line];
  let last: Segment = segment;
  let cells = 0;
  for (let at = segment.line - 1; at >= 0 && segment.line - at <= MOST_LINES; at -= 1) {
    const line = layout.lines[at];
    if (!row || !line || line.page !== segment.page) return null;
    const gap = last.box.y - line.box.y - line.box.height;
    if (gap > last.size * MOST_GAP) return null;
    const head = headIn(line, segment, row, tokensOf);
    if (!head) continue;
    if (isCell(head, tokensOf)) {
      cells += 1;
      last = head;
      continue;
    }
    const isColumn = cells > 0 || line.segments.length > 2;
    const ownsValue = tokensOf(head).some((token) => (isValue(token) && !token.isBare) || isLongNumber(token));
    return { text: isColumn ? wrapped(head, layout, tokensOf) : labelOf(head, tokensOf), cells, isColumn, ownsValue };
  }
  return null;
}
