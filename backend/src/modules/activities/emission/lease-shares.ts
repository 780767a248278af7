import { inclusiveDays, utcDay, yearOf } from '@lichen/contracts/formats/days';
import { convert } from './conversion';
import { Exact, exact } from './exact';
import type { Period } from './periods';

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
