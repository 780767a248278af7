import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Comparison, CountedThing, StatedHours } from '../types/activity-type';
import { ALL_TYPES } from '../types/all-types';
import { typeOf, typesWhere } from '../types/type-of';

/** Types with periodic readings, in which gaps are looked for. */
export const METERED_TYPES = typesWhere(({ checks }) => checks?.isMetered);
/** Types whose records are compared with others of the same vehicle. */
export const TYPES_BY_VEHICLE = typesWhere(({ checks }) => checks?.comparedByVehicle);
/** Returns the multiple of a vehicle's usual amount that is unusual; null for types that are not compared. */
export const timesOfVehicle = (type: ActivityType): number | null =>
  typeOf(type).checks?.comparedByVehicle?.times ?? null;

/** Types whose entries are compared with similar ones. */
export const COMPARED_TYPES = typesWhere(({ checks }) => checks?.compared);
/** Returns how entries of a type are compared with similar ones. */
export const comparisonsOf = (type: ActivityType): readonly Comparison[] => typeOf(type).checks?.compared ?? [];

/** True for types of metered consumption, which the checks compare by location and period. */
export const isMetered = (type: ActivityType): boolean => typeOf(type).checks?.isMetered === true;

/** Types with entries of whole months and years. */
export const DAY_COVERING_TYPES = typesWhere(({ checks }) => checks?.coversDaysOf);
/** Tells whether even entries of a single day may not overlap. */
export const coversSingleDays = (type: ActivityType): boolean => typeOf(type).checks?.coversSingleDays === true;

/** Types whose hours are added up per person or vehicle and day. */
export const HOURS_TYPES = typesWhere(({ checks }) => checks?.hours);
/** Returns the types that state hours of a person, or those that state hours of a vehicle. */
export const typesWithHoursOf = (of: StatedHours['of']): readonly ActivityType[] =>
  HOURS_TYPES.filter((type) => typeOf(type).checks?.hours?.of === of);

/** Names of all activity types. */
export const EVERY_TYPE = typesWhere(() => true);

/** Types compared by invoice or order number. */
export const INVOICED_TYPES = typesWhere(({ checks }) => checks?.isInvoiced);

const byThing = new Map<CountedThing, ActivityType[]>();
const byIndustry = new Map<string, ActivityType[]>();
for (const { name, checks } of ALL_TYPES) {
  for (const thing of checks?.counts ?? []) byThing.set(thing, [...(byThing.get(thing) ?? []), name]);
  for (const industry of checks?.repeatedBySpendOn ?? [])
    byIndustry.set(industry, [...(byIndustry.get(industry) ?? []), name]);
}

/** Returns the types whose records the checks count as the given kind. */
export const typesOf = (thing: CountedThing): readonly ActivityType[] => byThing.get(thing) ?? [];

/** Tells whether the checks count records of a type as the given kind. */
export const countsAs = (type: ActivityType, thing: CountedThing): boolean =>
  typeOf(type).checks?.counts?.includes(thing) === true;

/** Returns the industries in which spend would duplicate the records of a type. */
export const industriesRepeating = (type: ActivityType): readonly string[] =>
  typeOf(type).checks?.repeatedBySpendOn ?? [];

/** Types that spend can duplicate. */
export const REPEATED_TYPES = typesWhere(({ name }) => industriesRepeating(name).length > 0);

/** Returns the types whose records spend in an industry would duplicate. */
export const typesRepeatedBy = (industry: string | null): readonly ActivityType[] =>
  (industry === null ? undefined : byIndustry.get(industry)) ?? [];
