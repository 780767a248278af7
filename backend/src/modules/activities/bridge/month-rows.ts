import { inclusiveDays, monthNumber } from '@lichen/contracts/formats/days';
import { type Exact, exact, ZERO } from '../emission/exact';
import { byMonth } from '../emission/periods';
import { amountWithin, type DatedCalc } from '../calculations/period-sums';

/** Fields of a used calculation row that the bridge needs. */
export interface BridgedCalc extends DatedCalc {
  readonly component: string;
  readonly scope: string;
  readonly scope3_category: number | null;
  readonly method: string | null;
  readonly data_quality: number | null;
  readonly calc_basis: string | null;
  readonly calc_units: string | null;
  /** Null on a figure that a person stated. */
  readonly engine_version: string | null;
}

/** Prefix of the method of stated figures. */
export const STATED_WAY = 'stated ';

/** Source of emissions that is compared over both periods. */
export interface SourceKey {
  readonly source: string;
  readonly location: string | null;
}

/** Share of a row in one month; `at` is the number of months since the first one of the window. */
export interface MonthRow extends SourceKey {
  readonly at: number;
  readonly component: string;
  /** Method of the figure; amounts compare only when it is the same. */
  readonly way: string;
  readonly ug: number;
  readonly quantity: Exact;
}

interface Period {
  readonly from: number;
  readonly to: number;
}

/** Returns the share of a row's amount between two days, by number of days. */
const quantityWithin = ({ calc_basis }: BridgedCalc, row: Period, { from, to }: Period): Exact =>
  calc_basis === null
    ? ZERO
    : exact(calc_basis)
        .times(inclusiveDays(Math.max(from, row.from), Math.min(to, row.to)))
        .div(inclusiveDays(row.from, row.to));

/** Splits a row by the months of a window; the months add up to the figure that the list shows for the window. */
export function monthRows(calc: BridgedCalc, key: SourceKey, window: Period): MonthRow[] {
  const { from, to, co2_ug, component, scope, scope3_category, method, data_quality, calc_units, engine_version } =
    calc;
  if (from === null || to === null || co2_ug === null) return [];
  const within = { from: Math.max(from, window.from), to: Math.min(to, window.to) };
  if (within.from > within.to) return [];
  return byMonth(within).map((month) => ({
    ...key,
    at: monthNumber(month.from) - monthNumber(window.from),
    component: [scope, component, scope3_category ?? ''].join(' '),
    way: (engine_version === null ? STATED_WAY : '') + [method, data_quality ?? '', calc_units ?? ''].join(' '),
    ug: amountWithin(calc, month.from, month.to),
    quantity: quantityWithin(calc, { from, to }, month),
  }));
}

/**
 * Returns an accumulator that adds up rows with the same key, so that memory does not grow with the number of
 * activities.
 */
export function monthSums() {
  const sums = new Map<string, MonthRow>();
  return {
    add: (row: MonthRow): void => {
      const key = JSON.stringify([row.source, row.at, row.component, row.way]);
      const known = sums.get(key);
      sums.set(key, known ? { ...known, ug: known.ug + row.ug, quantity: known.quantity.plus(row.quantity) } : row);
    },
    rows: (): MonthRow[] => [...sums.values()],
  };
}
