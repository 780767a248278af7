import { defineEntity } from '../../../entity/entity';
import { about, choice, integer, optional } from '../../../entity/fields';
import { activityAccess, derivedPeriod, headlineFields } from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { journeyErrors, journeyFields, tripType } from '../shared/journey-fields';
import { commutedTooFar } from '../shared/way-of-days';

/** Period of one entry: a day (weekly entries create one for each day), a month, or a year. */
export const COMMUTE_ENTRIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/**
 * Journeys to work and back. Scope 3, category 7. `distance` is the round trip, multiplied by the number of journeys.
 */
export const commuteActivity = defineEntity({
  name: 'commute',
  label: 'Commute',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    ...journeyFields,
    trip_type: tripType('commute'),
    entry_type: about(
      optional(
        choice('Entry', COMMUTE_ENTRIES, { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' }),
      ),
      'monthly and yearly stand for the whole month or year of the journey date; daily and weekly for that day',
    ),
    journeys: about(
      optional(integer('Number of journeys', { min: 1, max: 100_000 })),
      'Informational: the distance already covers all of them',
    ),
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => ({ ...journeyErrors(draft), ...commutedTooFar(draft) }),
});
