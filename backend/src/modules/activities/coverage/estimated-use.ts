import type { EstimateMethod } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { addMonths, DAY, firstOfMonth, inclusiveDays, lastOfMonth } from '@lichen/contracts/formats/days';
import { type Exact, exact, sum, ZERO } from '../emission/exact';

interface Period {
  readonly from: number;
  readonly to: number;
}

/** Use over a period, spread evenly over its days. */
export interface Bill extends Period {
  readonly amount: Exact;
}

/** A location with bills, used to estimate others in its country. Area in m². */
export interface Peer {
  readonly area: Exact;
  readonly bills: readonly Bill[];
}

/** Estimated consumption, with the method that had enough data. */
export interface EstimatedUse {
  readonly amount: Exact;
  readonly method: EstimateMethod;
}

/** Days before and after a month within which bills are used for its estimate. */
const DAYS_BESIDE = 365;
/** Smallest number of billed days for a mean. */
const FEWEST_DAYS = 28;

const common = (one: Period, other: Period): Period | null => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from <= to ? { from, to } : null;
};

/** Returns the use within a period and its number of billed days; two meters on one day count as one day. */
function sumWithin(period: Period, bills: readonly Bill[]): { amount: Exact; days: number } {
  const parts = bills.flatMap((bill) => {
    const shared = common(bill, period);
    return shared ? [{ ...shared, bill }] : [];
  });
  const amount = sum(
    parts.map(({ from, to, bill }) =>
      bill.amount.times(inclusiveDays(from, to)).div(inclusiveDays(bill.from, bill.to)),
    ),
  );
  let [days, next] = [0, period.from];
  for (const { from, to } of [...parts].sort((a, b) => a.from - b.from)) {
    if (to < next) continue;
    days += inclusiveDays(Math.max(from, next), to);
    next = to + DAY;
  }
  return { amount, days };
}

const around = ({ from, to }: Period): Period => ({ from: from - DAYS_BESIDE * DAY, to: to + DAYS_BESIDE * DAY });

/** Returns the daily use of the same month a year before or after, if all its days are billed. */
function bySameMonth(missing: Period, bills: readonly Bill[]): Exact | null {
  for (const months of [-12, 12]) {
    const from = addMonths(firstOfMonth(missing.from), months);
    const month = { from, to: lastOfMonth(from) };
    const length = inclusiveDays(month.from, month.to);
    const { amount, days } = sumWithin(month, bills);
    if (days === length) return amount.times(inclusiveDays(missing.from, missing.to)).div(length);
  }
  return null;
}

function byOwnMean(missing: Period, bills: readonly Bill[]): Exact | null {
  const { amount, days } = sumWithin(around(missing), bills);
  return days < FEWEST_DAYS ? null : amount.times(inclusiveDays(missing.from, missing.to)).div(days);
}

/** Returns area × mean use per m² and day of the company's locations in the country, weighted by area and days. */
function byCountry(missing: Period, area: Exact | null, peers: readonly Peer[]): Exact | null {
  if (!area) return null;
  let [used, squareMetreDays] = [ZERO, ZERO];
  for (const peer of peers) {
    const { amount, days } = sumWithin(around(missing), peer.bills);
    if (days < FEWEST_DAYS) continue;
    used = used.plus(amount);
    squareMetreDays = squareMetreDays.plus(peer.area.times(days));
  }
  if (squareMetreDays.eq(0)) return null;
  return used.times(area).times(inclusiveDays(missing.from, missing.to)).div(squareMetreDays);
}

/**
 * Returns the estimated use on unbilled days of one month, in the unit of the bills: by the same month of a
 * neighbouring year, else by the location's own bills, else by its area in m². Null where nothing is known. The order
 * of bills and peers does not matter.
 */
export function estimatedUse(
  missing: Period,
  bills: readonly Bill[],
  area: Exact | null,
  peers: readonly Peer[],
): EstimatedUse | null {
  const methods: readonly [EstimateMethod, () => Exact | null][] = [
    ['same_month', () => bySameMonth(missing, bills)],
    ['own_mean', () => byOwnMean(missing, bills)],
    ['country_mean', () => byCountry(missing, area, peers)],
  ];
  for (const [method, of] of methods) {
    const amount = of();
    if (amount) return { amount, method };
  }
  return null;
}

/** Returns a bill with its amount as an exact decimal. */
export const billOf = (from: number, to: number, amount: number | Exact): Bill => ({ from, to, amount: exact(amount) });
