import { absenceActivity } from '@lichen/contracts/activities/types/absence.entity';
import { businessTravelActivity } from '@lichen/contracts/activities/types/business-travel.entity';
import { commuteActivity } from '@lichen/contracts/activities/types/commute.entity';
import { HOME_WORKING_DEFAULTS, homeWorkingActivity } from '@lichen/contracts/activities/types/home-working.entity';
import { JOURNEY_DEFAULTS } from '@lichen/contracts/activities/types/journey-fields';
import { stayActivity } from '@lichen/contracts/activities/types/stay.entity';
import { upstreamTransportActivity } from '@lichen/contracts/activities/types/upstream-transport.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type Served, serve } from '../../../platform/engine/rules';
import { activityRules } from './activity.rules';
import type { FactorLibrary } from '../emission/factor';
import { choiceErrors, type Way } from '../emission/types/transport-choice';
import type { CountryOfPlace } from '../places/place-countries';
import { flownPlaces, stayPlace } from './places-with-country';
import { commutePeriod, homeWorkingPeriod, journeyPeriod, stayPeriod, stretchOf } from './journey-period';

/** Journeys, nights, home working and absence of people, and goods that others carry. */
export function travelActivities(library: FactorLibrary, countryOf: CountryOfPlace): Served[] {
  const journeyPlaces = flownPlaces(library, countryOf);
  const goesWithMethod = (group: 'passenger' | 'freight') => (record: Way) =>
    Object.fromEntries(choiceErrors(record, group, library).map((field) => [field, FIELD_TEXTS.choice]));
  return [
    serve(
      businessTravelActivity,
      activityRules('business_travel', library, {
        defaults: { ...JOURNEY_DEFAULTS, trip_type: 'business_travel' },
        derived: (record) => ({ ...journeyPeriod(record), ...journeyPlaces(record) }),
        check: goesWithMethod('passenger'),
      }),
    ),
    serve(
      commuteActivity,
      activityRules('commute', library, {
        defaults: { ...JOURNEY_DEFAULTS, trip_type: 'commute', entry_type: 'daily' },
        derived: (record) => ({ ...commutePeriod(record), ...journeyPlaces(record) }),
        check: goesWithMethod('passenger'),
      }),
    ),
    serve(
      stayActivity,
      activityRules('stays', library, {
        defaults: { rooms: 1, applied: true },
        derived: (record) => ({ ...stayPeriod(record), ...stayPlace(record, countryOf) }),
      }),
    ),
    serve(
      homeWorkingActivity,
      activityRules('home_working_activity', library, { defaults: HOME_WORKING_DEFAULTS, derived: homeWorkingPeriod }),
    ),
    serve(
      absenceActivity,
      activityRules('absence_activitys', library, { defaults: { units: 'hrs', applied: true }, derived: stretchOf }),
    ),
    serve(
      upstreamTransportActivity,
      activityRules('upstream_transmission_distribution', library, {
        defaults: {
          trip_type: 'upstream_transmission_distribution',
          ...{ units: 'km', weight_units: 't', laden: 'average', radiative_forcing: true, applied: true },
          return_journey: false,
        },
        derived: (record) => ({ ...journeyPeriod(record), ...journeyPlaces(record) }),
        check: goesWithMethod('freight'),
      }),
    ),
  ];
}
