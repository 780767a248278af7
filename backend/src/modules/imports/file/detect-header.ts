import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import { parseOrderedDay } from '@lichen/contracts/formats/written-days';
import { parsePeriod } from './parse-periods';

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** A heading may contain years, as the columns of some tables do, but never amounts or dates. */
function isFigure(cell: Cell): boolean {
  const text = textOf(cell);
  if (text === '' || /^(19|20)\d\d$/.test(text)) return false;
  if (typeof cell !== 'string') return true;
  const isDay = parseOrderedDay(text, 'dmy') !== null || parseOrderedDay(text, 'mdy') !== null;
  return isDay || (/\d/.test(text) && (parseMarkedNumber(text, '.') ?? parseMarkedNumber(text, ',')) !== null);
}

/** True when the first line is data: it has at least as many figures as texts that name a column. */
export function looksLikeData(cells: readonly Cell[], named: number): boolean {
  const figures = cells.filter(isFigure).length;
  const periods = cells.filter((cell) => !isFigure(cell) && parsePeriod(textOf(cell)) !== null).length;
  return figures > 0 && figures + periods >= named;
}

/** Returns a test for lines that repeat the heading, as exports with pages do. */
export function repeatsHeading(heading: readonly Cell[]): (cells: readonly Cell[]) => boolean {
  const texts = heading.map(textOf);
  const isNone = texts.every((text) => text === '');
  return (cells) =>
    !isNone &&
    Array.from({ length: Math.max(texts.length, cells.length) }).every(
      (_, at) => textOf(cells[at]) === (texts[at] ?? ''),
    );
}
