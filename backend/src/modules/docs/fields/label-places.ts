import type { Layout, Line, Segment } from '../layout/segments';
import type { Token } from './token';

/** A text that may say what a token stands for. */
export interface LabelPlace {
  readonly text: string;
  readonly place: 'inline' | 'right' | 'below' | 'column' | 'after';
  /** 0 to 1: how far a label at this place is to be believed. */
  readonly factor: number;
}

/** Tokens of each segment, in the order of its text. */
export type TokensOf = (segment: Segment) => readonly Token[];

const hasLetters = (text: string): boolean => /\p{L}{2}|\p{L}[°º.]/u.test(text);

const isValue = ({ kind }: Token): boolean => kind !== 'percent' && kind !== 'identifier';

function textBefore({ segment, start }: Token, tokens: readonly Token[]): string {
  const ends = tokens.filter((each) => each.end <= start && isValue(each)).map(({ end }) => end);
  return segment.text.slice(Math.max(0, ...ends), start);
}

function textAfter({ segment, end }: Token, tokens: readonly Token[]): string {
  const starts = tokens.filter((each) => each.start >= end && isValue(each)).map(({ start }) => start);
  return segment.text.slice(end, Math.min(segment.text.length, ...starts));
}

/** What a segment says beside its values; all of it when it has none. */
function labelOf(segment: Segment, tokensOf: TokensOf): string {
  const tokens = tokensOf(segment).filter(isValue);
  const spans = tokens.map(({ start, end }) => [start, end] as const);
  return [...segment.text].filter((_, at) => !spans.some(([start, end]) => at >= start && at < end)).join('');
}

/** A cell that holds a value and no words of its own. */
const isCell = (segment: Segment, tokensOf: TokensOf): boolean => !hasLetters(labelOf(segment, tokensOf));

const MOST_LEFT = 6;
const FAR = 0.35;

function leftOf({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const line = layout.lines[segment.line]?.segments ?? [];
  const left = line
    .filter(({ box }) => box.x < segment.box.x)
    .slice(-MOST_LEFT)
    .reverse();
  const found: LabelPlace[] = [];
  let skipped = 0;
  for (const each of left) {
    const text = labelOf(each, tokensOf);
    if (!hasLetters(text)) {
      skipped += 1;
      continue;
    }
    const hasOwnValue = tokensOf(each).some((token) => isValue(token) && !token.isBare);
    const gap = segment.box.x - each.box.x - each.box.width;
    const near = gap > FAR ? 0.85 : 0.97;
    found.push({ text, place: 'right', factor: near * 0.93 ** skipped * (hasOwnValue ? 0.5 : 1) });
    if (found.length === 2) break;
    skipped += 2;
  }
  return found;
}

const overlapOf = (a: Segment, b: Segment): number =>
  Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x);

/** Headings stand over the left edge, the right edge or the middle of what they head. */
function headsColumn(above: Segment, below: Segment): boolean {
  const least = Math.min(above.box.width, below.box.width);
  return overlapOf(above, below) > Math.min(least * 0.4, below.size);
}

const LEAST_COLUMNS = 3;

/** The heading of a cell in a row of headings: by its place in the row where both have as many, else by where it begins. */
function headingOf(line: Line, cell: Segment, row: Line, tokensOf: TokensOf): Segment | undefined {
  const over = line.segments.find((each) => headsColumn(each, cell));
  if (over) return over;
  const isHeadings =
    line.segments.length >= LEAST_COLUMNS && line.segments.every((each) => !tokensOf(each).some(isValue));
  if (!isHeadings) return undefined;
  if (line.segments.length === row.segments.length) return line.segments[row.segments.indexOf(cell)];
  return line.segments.filter(({ box }) => box.x <= cell.box.x + cell.box.width).at(-1);
}

const MOST_LINES = 14;
/** In heights of a line: farther up stands another block. */
const MOST_GAP = 3.2;

function above({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const row = layout.lines[segment.line];
  let last: Segment = segment;
  let cells = 0;
  for (let at = segment.line - 1; at >= 0 && segment.line - at <= MOST_LINES; at -= 1) {
    const line = layout.lines[at];
    if (!line || line.page !== segment.page) return [];
    const gap = last.box.y - line.box.y - line.box.height;
    if (gap > last.size * MOST_GAP) return [];
    const head = row && headingOf(line, segment, row, tokensOf);
    if (!head) continue;
    if (isCell(head, tokensOf)) {
      cells += 1;
      last = head;
      continue;
    }
    const ownsValue = tokensOf(head).some((token) => isValue(token) && !token.isBare);
    const place = cells > 0 || line.segments.length > 2 ? 'column' : 'below';
    const factor = (place === 'column' ? 0.85 : 0.88) * 0.97 ** cells * (ownsValue ? 0.35 : 1);
    return [{ text: labelOf(head, tokensOf), place, factor }];
  }
  return [];
}

/** Everything that may be a token's label, with how far each is to be believed. */
export function labelPlaces(token: Token, layout: Layout, tokensOf: TokensOf): readonly LabelPlace[] {
  const own = tokensOf(token.segment);
  const before = textBefore(token, own);
  const upper = above(token, layout, tokensOf);
  if (hasLetters(before)) {
    const inline: LabelPlace = { text: before, place: 'inline', factor: 1 };
    const joined = upper.map(({ text }): LabelPlace => ({ text: `${text} ${before}`, place: 'inline', factor: 0.7 }));
    return [inline, ...joined];
  }
  const left = leftOf(token, layout, tokensOf);
  const [row] = left;
  const cross = row
    ? upper
        .filter(({ place }) => place === 'column')
        .map(({ text }): LabelPlace => ({ text: `${row.text} ${text}`, place: 'column', factor: 0.9 * row.factor }))
    : [];
  const after = textAfter(token, own);
  const behind: LabelPlace[] = hasLetters(after) ? [{ text: after, place: 'after', factor: 0.7 }] : [];
  return [...left, ...upper, ...cross, ...behind];
}
