import type { Layout, Line, Segment } from '../layout/segments';
import { hasLetters, headingOf, isValue, labelOf, type TokensOf } from './column-heading';
import type { Token } from './tokens/token';

/** A text that may say what a token stands for. */
export interface LabelPlace {
  readonly text: string;
  readonly place: 'inline' | 'right' | 'below' | 'column' | 'after' | 'under' | 'left';
  /** 0 to 1: how far a label at this place is to be believed. */
  readonly factor: number;
}

function textBefore({ segment, start, kind }: Token, tokens: readonly Token[]): string {
  // `Invoice 4711 of 3 June`: the number before a day is part of what the day is said with.
  const isDay = kind === 'date' || kind === 'period';
  const parts = tokens.filter((each) => isValue(each) && !(isDay && each.isBare));
  const ends = parts.filter((each) => each.end <= start).map(({ end }) => end);
  return segment.text.slice(Math.max(0, ...ends), start);
}

function textAfter({ segment, end }: Token, tokens: readonly Token[]): string {
  const starts = tokens.filter((each) => each.start >= end && isValue(each)).map(({ start }) => start);
  return segment.text.slice(end, Math.min(segment.text.length, ...starts));
}

const MOST_LEFT = 6;
const FAR = 0.35;

/** What stands in a column of its own, between the first cell of a row and the token's, is another cell of the row. */
const OTHER_CELL = 0.6;

function leftOf({ segment, kind }: Token, layout: Layout, tokensOf: TokensOf, isTabled: boolean): LabelPlace[] {
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
    // `Due by 4 August` before an amount is its label as a whole.
    const isDated = kind === 'money' || kind === 'quantity';
    const hasOwnValue = tokensOf(each).some(
      (token) => isValue(token) && !token.isBare && !(isDated && token.kind === 'date'),
    );
    const gap = segment.box.x - each.box.x - each.box.width;
    const near = gap > FAR ? 0.85 : 0.97;
    const isCell =
      isTabled &&
      kind === 'quantity' &&
      each !== line[0] &&
      !text.trimEnd().endsWith(':') &&
      headingOf(each, layout, tokensOf)?.isColumn === true;
    const apart = (hasOwnValue ? 0.5 : 1) * (isCell ? OTHER_CELL : 1);
    found.push({ text, place: 'right', factor: near * 0.93 ** skipped * apart });
    if (found.length === 2) break;
    skipped += 2;
  }
  return found;
}

function above({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const heading = headingOf(segment, layout, tokensOf);
  if (!heading) return [];
  const { text, cells, isColumn, ownsValue } = heading;
  const factor = (isColumn ? 0.85 : 0.88) * 0.97 ** cells * (ownsValue ? 0.35 : 1);
  return [{ text, place: isColumn ? 'column' : 'below', factor }];
}

const ALIGNED = 0.012;
/** Captions are set smaller than what they are for. */
const SMALLER = 0.85;

const isBareLabel = (segment: Segment, tokensOf: TokensOf): boolean =>
  hasLetters(segment.text) && !tokensOf(segment).some(isValue) && segment.text.split(' ').length <= MOST_CAPTION;
const MOST_CAPTION = 7;

const isSameColumn = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a.x - b.x) < ALIGNED || Math.abs(a.x + a.width - b.x - b.width) < ALIGNED;

/** A caption next to the value in its column, in smaller letters, with the gap between. */
function captionIn(segment: Segment, at: number, layout: Layout, tokensOf: TokensOf) {
  const line = layout.lines[at];
  const caption = line?.page === segment.page ? line.segments.find((each) => isSameColumn(each, segment)) : undefined;
  if (!caption || !isBareLabel(caption, tokensOf) || caption.size > segment.size * SMALLER) return null;
  const [upper, lower] = at < segment.line ? [caption, segment] : [segment, caption];
  return { text: caption.text, gap: lower.box.y - upper.box.y - upper.box.height };
}

/** In heights of a line: what stands closer over a row belongs to it. */
const HEADS = 2.5;

/** Everything of a cell is a value. */
const isValueCell = (segment: Segment, tokensOf: TokensOf): boolean => {
  const tokens = tokensOf(segment);
  const rest = [...segment.text].filter((_, at) => !tokens.some(({ start, end }) => at >= start && at < end)).join('');
  return tokens.length > 0 && !hasLetters(rest);
};

const isLabelRow = (line: Line | undefined, row: Line, tokensOf: TokensOf): boolean =>
  line?.page === row.page &&
  line.segments.length === row.segments.length &&
  line.segments.every((each) => isBareLabel(each, tokensOf));

/** A row of nothing but values over a row of as many labels, where nothing stands in its columns over it. */
function rowBeneath({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const row = layout.lines[segment.line];
  const under = layout.lines[segment.line + 1];
  if (!row || !under || row.segments.length < 2) return [];
  if (!row.segments.every((each) => isValueCell(each, tokensOf)) || !isLabelRow(under, row, tokensOf)) return [];
  const over = layout.lines[segment.line - 1];
  const isHeaded =
    over?.page === row.page &&
    over.segments.length > 1 &&
    over.segments.some((each) => row.segments.some((cell) => isSameColumn(each, cell)));
  const isFar = under.box.y - row.box.y - row.box.height > segment.size;
  if (isFar || (over && isHeaded && row.box.y - over.box.y - over.box.height < segment.size * HEADS)) return [];
  const label = under.segments[row.segments.indexOf(segment)];
  return label && isSameColumn(label, segment) ? [{ text: label.text, place: 'under', factor: 0.86 }] : [];
}

/** A caption under the value, where none stands closer above it. */
function beneath({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const under = captionIn(segment, segment.line + 1, layout, tokensOf);
  const over = captionIn(segment, segment.line - 1, layout, tokensOf);
  if (!under || under.gap > segment.size || (over && over.gap <= under.gap)) return [];
  return [{ text: under.text, place: 'under', factor: 0.86 }];
}

/** In heights of a line: a label behind its value stands close to it. */
const CLOSE = 3.5;

/** A line that begins with a value, with nothing but a label behind it. */
function labelBehind(at: number, layout: Layout, tokensOf: TokensOf): readonly [Segment, Segment] | null {
  const [first, next] = layout.lines[at]?.segments ?? [];
  if (!first || !next || tokensOf(first).length === 0 || hasLetters(labelOf(first, tokensOf))) return null;
  return isBareLabel(next, tokensOf) ? [first, next] : null;
}

/** Values in one column with their labels in the next, line after line, may stand farther apart. */
function isListed(at: number, layout: Layout, tokensOf: TokensOf): boolean {
  const own = labelBehind(at, layout, tokensOf)?.[1];
  return [at - 1, at + 1].some((near) => {
    const other = labelBehind(near, layout, tokensOf)?.[1];
    return own !== undefined && other !== undefined && isSameColumn(own, other);
  });
}

/** A label behind the value, where nothing stands before it on its line. */
function rightOf({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const line = layout.lines[segment.line]?.segments ?? [];
  const next = line[line.indexOf(segment) + 1];
  if (!next || line[0] !== segment || !isBareLabel(next, tokensOf)) return [];
  const gap = next.box.x - segment.box.x - segment.box.width;
  if (gap > segment.size * CLOSE && !isListed(segment.line, layout, tokensOf)) return [];
  return [{ text: next.text, place: 'left', factor: 0.85 }];
}

const BESIDE_LABEL = 0.5;
const OF_NUMBER = /^\S*\d\S* \p{L}{2,5}\.?\s*$/u;

/** Everything that may be a token's label, with how far each is to be believed. */
export function labelPlaces(token: Token, layout: Layout, tokensOf: TokensOf): readonly LabelPlace[] {
  const own = tokensOf(token.segment);
  const before = textBefore(token, own);
  const over = above(token, layout, tokensOf);
  const isTabled = over.some(({ place }) => place === 'column');
  const left = leftOf(token, layout, tokensOf, isTabled);
  // A label with its colon before the value says what it is; what stands above is another value's.
  const isSaid = left[0]?.text.trimEnd().endsWith(':') === true;
  const upper = isSaid ? over.map((each) => ({ ...each, factor: each.factor * BESIDE_LABEL })) : over;
  if (hasLetters(before)) {
    // `Original invoice   4711 of 3 June`: what the number before the day is of stands in the cell before.
    const lead = token.kind === 'date' && left[0] && OF_NUMBER.test(before) ? `${left[0].text} ` : '';
    const inline: LabelPlace = { text: `${lead}${before}`, place: 'inline', factor: 1 };
    const joined = upper.map(({ text }): LabelPlace => ({ text: `${text} ${before}`, place: 'inline', factor: 0.7 }));
    return [inline, ...joined];
  }
  const [row] = left;
  const cross =
    row && !isSaid
      ? upper
          .filter(({ place }) => place === 'column')
          .map(({ text }): LabelPlace => ({ text: `${row.text} ${text}`, place: 'column', factor: 0.9 * row.factor }))
      : [];
  const after = textAfter(token, own);
  const behind: LabelPlace[] = hasLetters(after)
    ? [{ text: after, place: 'after', factor: token.start === 0 ? 0.8 : 0.7 }]
    : [];
  return [
    ...left,
    ...upper,
    ...cross,
    ...behind,
    ...beneath(token, layout, tokensOf),
    ...rowBeneath(token, layout, tokensOf),
    ...rightOf(token, layout, tokensOf),
  ];
}
