import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { inclusiveDays } from '@lichen/contracts/formats/days';
import { byMonth, type Period } from '../emission/periods';

/** The days on which a location is in use and the company runs it. */
export type BoundaryDates = Pick<RecordOf<typeof location>, 'from' | 'to' | 'operational_control' | 'controlled_until'>;

/** Tells changes of the boundary from other changes of two periods, by the dates of locations. */
export interface Boundary {
  /** True where a location states when it is in use; without dates, its data decide. */
  readonly isDated: (location: string) => boolean;
  /** True where, in the month at this place of the periods, the location is in use or run on other days. */
  readonly isOther: (location: string, at: number) => boolean;
}

/** The boundary of locations of which nothing is known. */
export const WITHOUT_DATES: Boundary = { isDated: () => false, isOther: () => false };

/** Days of a month within two days, both included; null is without end. */
const daysWithin = (month: Period, from: number | null, to: number | null): number =>
  Math.max(0, inclusiveDays(Math.max(month.from, from ?? month.from), Math.min(month.to, to ?? month.to)));

/** All and none compare between months of any length. */
const shareOf = (month: Period, days: number): string =>
  days === 0 ? 'none' : days === inclusiveDays(month.from, month.to) ? 'all' : String(days);

function daysRun({ operational_control, controlled_until }: BoundaryDates, month: Period): number {
  if (!operational_control && controlled_until === null) return 0;
  return daysWithin(month, null, operational_control ? null : controlled_until);
}

const stateIn = (site: BoundaryDates, month: Period): string =>
  `${shareOf(month, daysWithin(month, site.from, site.to))} ${shareOf(month, daysRun(site, month))}`;

/** Returns the boundary of two periods, whose months are paired by position. */
export function boundaryOf(sites: ReadonlyMap<string, BoundaryDates>, before: Period, after: Period): Boundary {
  const [then, now] = [byMonth(before), byMonth(after)];
  return {
    isDated: (location) => {
      const site = sites.get(location);
      return site !== undefined && (site.from !== null || site.to !== null);
    },
    isOther: (location, at) => {
      const [site, was, is] = [sites.get(location), then[at], now[at]];
      return site !== undefined && was !== undefined && is !== undefined && stateIn(site, was) !== stateIn(site, is);
    },
  };
}
