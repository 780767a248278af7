/** What a meter is for. */
export type MeterKind = 'electricity' | 'gas';

/** What one register of a meter counted on one day. */
export interface MeterDay {
  readonly meter: string;
  readonly register: string;
  /** `2026-10-31`, as the file says it. */
  readonly day: string;
  /** Exact decimals, one for each interval of the day in its order; null where the file has none. */
  readonly values: readonly (string | null)[];
  /** Intervals that the meter did not count itself: estimated or substituted. */
  readonly estimated: ReadonlySet<number>;
  /** Minutes of an interval. */
  readonly minutes: number;
  readonly unit: string | null;
}

/** Days of the registers of a file that count what was used. */
export interface MeterFile {
  readonly kind: MeterKind;
  readonly days: readonly MeterDay[];
  /** True where each day is cut as clocks show it: those of a change of the clock are shorter or longer. */
  readonly isLocal: boolean;
}

/** Days and intervals of more than this are no bill's. */
export const MOST_DAYS = 20_000;

const DECIMAL = /^-?\d{1,12}(?:\.\d{1,12})?$/;

/** An exact decimal from a cell, also where it has a decimal comma; null for anything else. */
export function decimalOf(cell: string | undefined): string | null {
  const text = (cell ?? '').trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return DECIMAL.test(text) ? text : null;
}
