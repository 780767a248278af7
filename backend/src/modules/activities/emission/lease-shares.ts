import { inclusiveDays, utcDay, yearOf } from '@lichen/contracts/formats/days';
import { convert } from './conversion';
import { Exact, exact } from './exact';
import { byYear, days, type Period } from './periods';

/** When a location was open and how large it is. */
interface OpenSpace {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly area?: number | null;
  readonly area_units?: string | null;
}

interface LeaseShares {
  /** Calendar years that the lease touches. */
  readonly years: number;
  readonly lease_days: number;
  /** Days the location was open in those years; never fewer than those of the lease. */
  readonly location_days: number;
}

/** Years and days of a lease, and the days its location was open; a location without dates is always open. */
export function leaseShares({ from, to }: Period, space: OpenSpace | null): LeaseShares {
  const opened = Math.max(utcDay(yearOf(from), 1, 1), space?.from ?? Number.NEGATIVE_INFINITY);
  const closed = Math.min(utcDay(yearOf(to), 12, 31), space?.to ?? Number.POSITIVE_INFINITY);
  const lease_days = inclusiveDays(from, to);
  const open = opened <= closed ? inclusiveDays(opened, closed) : 0;
  return { years: yearOf(to) - yearOf(from) + 1, lease_days, location_days: Math.max(open, lease_days) };
}

/** The days of a lease on which its location was open; null where there was none. */
export function openDays({ from, to }: Period, space: OpenSpace | null): Period | null {
  const first = Math.max(from, space?.from ?? from);
  const last = Math.min(to, space?.to ?? to);
  return first <= last ? { from: first, to: last } : null;
}

/** A day of any year is a whole number of the 365 · 366 parts of one. */
export const PARTS_OF_A_YEAR = 365 * 366;

export const daysOfYear = (year: number): number => inclusiveDays(utcDay(year, 1, 1), utcDay(year, 12, 31));

/** Length of a period in years, as a whole number of parts: a day is a 365th of one year and a 366th of another. */
export const yearParts = (period: Period): number =>
  byYear(period)
    .map((piece) => days(piece) * (PARTS_OF_A_YEAR / daysOfYear(yearOf(piece.from))))
    .reduce((total, parts) => total + parts, 0);

interface Leased extends Period {
  readonly area: number | null;
  readonly area_units: string | null;
}

const PERCENT_DECIMALS = 2;
const percent = (part: Exact, whole: Exact): number =>
  Number(part.times(100).div(whole).round(PERCENT_DECIMALS, Exact.roundHalfEven).toFixed());

/** Leased area of the area of the location; null where either is missing, or the lease is the larger one. */
export function percentOfArea({ area, area_units }: Leased, space: OpenSpace | null): number | null {
  const leased = area === null ? null : convert(exact(area), area_units ?? 'm2', 'm2');
  const whole = space?.area ? convert(exact(space.area), space.area_units ?? 'm2', 'm2') : null;
  return leased && whole && leased.lte(whole) ? percent(leased, whole) : null;
}

/** Days of the lease in per cent of the days its location was open, to two decimals, half to even. */
export const percentOfTime = ({ lease_days, location_days }: LeaseShares): number =>
  percent(exact(lease_days), exact(location_days));
