import { cellFigure, type DecimalMark, dependsOnMark, markOf } from '../formats/numbers';
import { dependsOnOrder, type DayOrder, orderOf } from '../formats/written-days';

/** Evidence of the convention in which the cells of a column are written. */
export interface FormatEvidence<S extends string> {
  /** The only sign found; null where none or several were found. */
  readonly only: S | null;
  /** Row where each sign was first seen, counted from 0. */
  readonly seen: Readonly<Partial<Record<S, number>>>;
  /** Number of cells that would mean something else under another convention. */
  readonly unclear: number;
}

function signs<S extends string>(
  texts: readonly string[],
  signOf: (text: string) => S | null,
  isUnclear: (text: string) => boolean,
): FormatEvidence<S> {
  const seen: Partial<Record<S, number>> = {};
  let unclear = 0;
  for (const [at, text] of texts.entries()) {
    const sign = signOf(text);
    if (sign !== null) seen[sign] ??= at;
    else if (isUnclear(text)) unclear += 1;
  }
  const found = Object.keys(seen) as S[];
  return { only: found.length === 1 ? (found[0] ?? null) : null, seen, unclear };
}

/** Returns the evidence of the order of day and month in a column; `thisYear` is the year the cells were written in. */
export const dayOrderEvidence = (texts: readonly string[], thisYear: number): FormatEvidence<DayOrder> =>
  signs(
    texts,
    (text) => orderOf(text, thisYear),
    (text) => dependsOnOrder(text, thisYear),
  );

/** Returns the evidence of the decimal separator in a column, ignoring currencies, percent signs and units. */
export const decimalMarkEvidence = (texts: readonly string[]): FormatEvidence<DecimalMark> => {
  const figures = texts.map((text) => cellFigure(text).figure);
  return signs(figures, markOf, dependsOnMark);
};
