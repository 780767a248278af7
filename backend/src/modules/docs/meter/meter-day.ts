/** The kind of supply that a meter measures. */
export type MeterKind = 'electricity' | 'gas';

/** The values of one register of a meter on one day. */
export interface MeterDay {
  readonly meter: string;
  readonly register: string;
  /** Date as the file gives it: `2026-10-31`. */
  readonly day: string;
  /** Exact decimals, one for each interval of the day in order; null if the file has no value. */
  readonly values: readonly (string | null)[];
  /** Indexes of intervals that were estimated or substituted instead of measured. */
  readonly estimated: ReadonlySet<number>;
  /** Length of an interval in minutes. */
  readonly minutes: number;
  readonly unit: string | null;
}

/** Days of the registers of a file that measure use. */
export interface MeterFile {
  readonly kind: MeterKind;
  readonly days: readonly MeterDay[];
  /** True if days follow local time, so that days of clock changes are shorter or longer. */
  readonly isLocal: boolean;
}

/** Maximum number of days in a meter file; larger files are not read as meter data. */
export const MOST_DAYS = 20_000;

const DECIMAL = /^-?\d{1,12}(?:\.\d{1,12})?$/;

/** Parses an exact decimal from a cell, with decimal point or comma; null for anything else. */
export function decimalOf(cell: string | undefined): string | null {
  const text = (cell ?? '').trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return DECIMAL.test(text) ? text : null;
}
