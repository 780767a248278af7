import { areInOrder, MOST_PARTS, type PageRange } from '@lichen/contracts/docs/assembly/page-range';

const RANGE = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/;

/** Parses page ranges such as `1-2, 4`; null where they are not valid parts of a file with that number of pages. */
export function rangesOf(text: string, pages: number): readonly PageRange[] | null {
  const found = text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => RANGE.exec(each));
  const ranges = found.flatMap((match) => {
    if (!match) return [];
    const from = Number(match[1]);
    return [{ from, to: match[2] === undefined ? from : Number(match[2]) }];
  });
  const isWhole = ranges.some(({ from, to }) => from === 1 && to === pages);
  const isSaid = ranges.length === found.length && ranges.length > 0 && ranges.length <= MOST_PARTS;
  const isThere = ranges.every(({ from, to }) => from >= 1 && to <= pages);
  return isSaid && isThere && !isWhole && areInOrder(ranges) ? ranges : null;
}

/** Formats page ranges as text, such as `1-2, 4`. */
export const textOf = (ranges: readonly PageRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');

/** Returns the pages on which a document starts, except page 1. */
export const startsOf = (ranges: readonly PageRange[]): ReadonlySet<number> =>
  new Set(ranges.map(({ from }) => from).filter((from) => from > 1));

/** Returns page ranges that start at these pages and end before the next one; the first starts on page 1. */
export function rangesFrom(starts: ReadonlySet<number>, pages: number): readonly PageRange[] {
  const all = [1, ...[...starts].sort((a, b) => a - b)];
  return all.map((from, at) => ({ from, to: (all[at + 1] ?? pages + 1) - 1 }));
}
