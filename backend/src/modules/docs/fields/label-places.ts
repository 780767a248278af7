import type { Layout, Line, Segment } from '../layout/segments';
import { hasLetters, headingOf, isValue, labelOf, type TokensOf } from './column-heading';
import type { Token } from './tokens/token';

/** A text that may be the label of a token. */
export interface LabelPlace {
  readonly text: string;
  readonly place: 'inline' | 'right' | 'below' | 'column' | 'after' | 'under' | 'left';
  /** Reliability of a label at this position, 0 to 1. */
  readonly factor: number;
}

function textBefore({ segment, start, kind }: Token, tokens: readonly Token[]): string {
  // `Invoice 4711 of 3 June`: the number before a date is part of its label.
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

/** Factor of a text in another column between the row's first cell and the token: it is another cell. */
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
/** Captions are printed in smaller letters than their values. */
const SMALLER = 0.85;

const isBareLabel = (segment: Segment, tokensOf: TokensOf): boolean =>
  hasLetters(segment.text) && !tokensOf(segment).some(isValue) && segment.text.split(' ').length <= MOST_CAPTION;
const MOST_CAPTION = 7;

const isSameColumn = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a.x - b.x) < ALIGNED || Math.abs(a.x + a.width - b.x - b.width) < ALIGNED;

/** Returns a smaller caption next to the value in its column, with the gap between them; null if there is none. */
function captionIn(segment: Segment, at: number, layout: Layout, tokensOf: TokensOf) {
  const line = layout.lines[at];
  const caption = line?.page === segment.page ? line.segments.find((each) => isSameColumn(each, segment)) : undefined;
  if (!caption || !isBareLabel(caption, tokensOf) || caption.size > segment.size * SMALLER) return null;
  const [upper, lower] = at < segment.line ? [caption, segment] : [segment, caption];
  return { text: caption.text, gap: lower.box.y - upper.box.y - upper.box.height };
}

/** Maximum gap in line heights of a heading that belongs to the row below. */
const HEADS = 2.5;

/** Returns true if a cell holds only values. */
const isValueCell = (segment: Segment, tokensOf: TokensOf): boolean => {
  const tokens = tokensOf(segment);
  const rest = [...segment.text].filter((_, at) => !tokens.some(({ start, end }) => at >= start && at < end)).join('');
  return tokens.length > 0 && !hasLetters(rest);
};

const isLabelRow = (line: Line | undefined, row: Line, tokensOf: TokensOf): boolean =>
  line?.page === row.page &&
  line.segments.length === row.segments.length &&
  line.segments.every((each) => isBareLabel(each, tokensOf));

/** Returns the label below a value, where a row of values is above a row of labels and has no headings. */
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

/** Returns a caption below the value, if no caption above is closer. */
function beneath({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const under = captionIn(segment, segment.line + 1, layout, tokensOf);
  const over = captionIn(segment, segment.line - 1, layout, tokensOf);
  if (!under || under.gap > segment.size || (over && over.gap <= under.gap)) return [];
  return [{ text: under.text, place: 'under', factor: 0.86 }];
}

/** Maximum distance, in line heights, of a label that follows its value. */
const CLOSE = 3.5;

/** Returns the first two segments of a line that starts with a value followed by a label; null otherwise. */
function labelBehind(at: number, layout: Layout, tokensOf: TokensOf): readonly [Segment, Segment] | null {
  const [first, next] = layout.lines[at]?.segments ?? [];
  if (!first || !next || tokensOf(first).length === 0 || hasLetters(labelOf(first, tokensOf))) return null;
  return isBareLabel(next, tokensOf) ? [first, next] : null;
}

/** Returns true if a neighbouring line has the same two columns; value and label may then be farther apart. */
function isListed(at: number, layout: Layout, tokensOf: TokensOf): boolean {
  const own = labelBehind(at, layout, tokensOf)?.[1];
  return [at - 1, at + 1].some((near) => {
    const other = labelBehind(near, layout, tokensOf)?.[1];
    return own !== undefined && other !== undefined && isSameColumn(own, other);
  });
}

/** Returns the label that follows a value at the start of its line. */
function rightOf({ segment }: Token, layout: Layout, tokensOf: TokensOf): LabelPlace[] {
  const line = layout.lines[segment.line]?.segments ?? [];
  const next = line[line.indexOf(segment) + 1];
  if (!next || line[0] !== segment || !isBareLabel(next, tokensOf)) return [];
  const gap = next.box.x - segment.box.x - segment.box.width;
  if (gap > segment.size * CLOSE && !isListed(segment.line, layout, tokensOf)) return [];
  return [{ text: next.text, place: 'left', factor: 0.85 }];
}

const BESIDE_LABEL = 0.5;
const MOST_LEAD = 3;
const OF_NUMBER = /^\S*\d\S* \p{L}{2,5}\.?\s*$/u;

/** Returns all texts that may be the token's label, each with its reliability. */
export function labelPlaces(token: Token, layout: Layout, tokensOf: TokensOf): readonly LabelPlace[] {
  const own = tokensOf(token.segment);
  const before = textBefore(token, own);
  const over = above(token, layout, tokensOf);
  const isTabled = over.some(({ place }) => place === 'column');
  const left = leftOf(token, layout, tokensOf, isTabled);
  // A label with a colon before the value names it; the text above belongs to another value.
  const isSaid = left[0]?.text.trimEnd().endsWith(':') === true;
  const upper = isSaid ? over.map((each) => ({ ...each, factor: each.factor * BESIDE_LABEL })) : over;
  if (hasLetters(before)) {
    // `Original invoice   4711 of 3 June`: the previous cell says what the number before the date is.
    const lead = token.kind === 'date' && left[0] && OF_NUMBER.test(before) ? `${left[0].text} ` : '';
    const inline: LabelPlace = { text: `${lead}${before}`, place: 'inline', factor: 1 };
    const joined = upper.map(
      ({ text, factor }): LabelPlace => ({ text: `${text} ${before}`, place: 'inline', factor: 0.8 * factor }),
    );
    // `Cover ends   midnight on 31 March`: the cell before names the date.
    const isCell =
      token.kind === 'date' && left[0] && before.trim().split(' ').length <= MOST_LEAD && !before.includes(':');
    const beside: LabelPlace[] =
      isCell && left[0] ? [{ text: `${left[0].text} ${before}`, place: 'inline', factor: 0.85 * left[0].factor }] : [];
    return [inline, ...joined, ...beside];
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
