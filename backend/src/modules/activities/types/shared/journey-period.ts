import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import type { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import type { homeWorkingActivity } from '@lichen/contracts/activities/types/staff/home-working.entity';
import type { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import { DAY, firstOfMonth, lastOfMonth, yearBounds, yearOf } from '@lichen/contracts/formats/days';

export type DerivedPeriod = {
  from: number | null;
  to: number | null;
};

type Journey = Pick<RecordOf<typeof businessTravelActivity>, 'journey_date' | 'return_journey' | 'return_date'>;

/** Returns the period from the day of departure to the day of return. */
export const journeyPeriod = ({ journey_date: start, return_journey, return_date: back }: Journey): DerivedPeriod => ({
  from: start,
  to: start !== null && return_journey === true && back !== null ? back : start,
});

/** Returns the whole month or year of such an entry, else one day or the days of the journey. */
export function commutePeriod(record: RecordOf<typeof commuteActivity>): DerivedPeriod {
  const { journey_date: day, entry_type: entry } = record;
  if (day === null) return { from: null, to: null };
  if (entry === 'monthly') return { from: firstOfMonth(day), to: lastOfMonth(day) };
  if (entry === 'yearly') return yearBounds(yearOf(day));
  return journeyPeriod(record);
}

/** Fills a missing day with the other one. */
export const stretchOf = ({ from, to }: DerivedPeriod): DerivedPeriod => ({ from: from ?? to, to: to ?? from });

/** Returns the days of a stay; a night belongs to the day it begins on. */
export const stayPeriod = ({ arrival_date: first, nights }: RecordOf<typeof stayActivity>): DerivedPeriod => ({
  from: first,
  to: first + Math.max(0, nights - 1) * DAY,
});

/** Returns the days of an entry: its interval if it states one, else its first day. */
export const homeWorkingPeriod = (record: RecordOf<typeof homeWorkingActivity>): DerivedPeriod => {
  const { start_date: first, end_date: last, entry_type: entry } = record;
  return { from: first, to: entry === 'by_specific_interval' && last !== null ? last : first };
};

/** Returns the period of a single day. */
export const onDay = (day: number | null): DerivedPeriod => ({ from: day, to: day });
