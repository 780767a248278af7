import { inclusiveDays, utcDay, yearOf } from '@lichen/contracts/formats/days';
import { convert } from './conversion';
import { Exact, exact } from './exact';
import { byYear, days, type Period } from './periods';

/** Opening period (UTC midnight in ms, inclusive) and area of a location. */
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

/** Returns years and days of a lease, and the days on which its location was open; without dates it is always open. */
export function leaseShares({ from, to }: Period, space: OpenSpace | null): LeaseShares {
  const opened = Math.max(utcDay(yearOf(from), 1, 1), space?.from ?? Number.NEGATIVE_INFINITY);
  const closed = Math.min(utcDay(yearOf(to), 12, 31), space?.to ?? Number.POSITIVE_INFINITY);
  const lease_days = inclusiveDays(from, to);
  const open = opened <= closed ? inclusiveDays(opened, closed) : 0;
  return { years: yearOf(to) - yearOf(from) + 1, lease_days, location_days: Math.max(open, lease_days) };
}

/** Returns the part of a lease during which its location was open; null where they do not overlap. */
export function openDays({ from, to }: Period, space: OpenSpace | null): Period | null {
  const first = Math.max(from, space?.from ?? from);
  const last = Math.min(to, space?.to ?? to);
  return first <= last ? { from: first, to: last } : null;
}

/** Parts of one year, so that a day is a whole number of parts in leap years and others. */
export const PARTS_OF_A_YEAR = 365 * 366;

/** Returns 365 or 366. */
export const daysOfYear = (year: number): number => inclusiveDays(utcDay(year, 1, 1), utcDay(year, 12, 31));

/** Returns the length of a period in 1 / `PARTS_OF_A_YEAR` years; a day is 1/365 or 1/366 of its year. */
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

/** Returns the leased area in per cent of the location's area; null where either is missing or the lease is larger. */
export function percentOfArea({ area, area_units }: Leased, space: OpenSpace | null): number | null {
  const leased = area === null ? null : convert(exact(area), area_units ?? 'm2', 'm2');
  const whole = space?.area ? convert(exact(space.area), space.area_units ?? 'm2', 'm2') : null;
  return leased && whole && leased.lte(whole) ? percent(leased, whole) : null;
}

/** Returns the days of the lease in per cent of the days its location was open, to two decimals, half to even. */
export const percentOfTime = ({ lease_days, location_days }: LeaseShares): number =>
  percent(exact(lease_days), exact(location_days));
