import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { JOURNEY_DEFAULTS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { journey } from '../../emission/types/staff/journey';
import { COUNTRY_AND_GRID, defineType, type Likeness } from '../activity-type';
import { DISTANCE, JOURNEY } from '../shared/import-identities';
import { commutePeriod } from '../shared/journey-period';
import { flownPlaces } from '../shared/places-with-country';
import { transportErrors } from '../shared/transport-errors';

const SCOPE3_CATEGORY = 7;

const LIKE_COMMUTES: readonly Likeness[] = [
  { by: ['profile_id', 'transport_method', 'entry_type'], times: 8 },
  { by: ['transport_method', 'entry_type'], times: 20 },
];

export const commuteType = defineType({
  entity: commuteActivity,
  defaults: { ...JOURNEY_DEFAULTS, trip_type: 'commute', entry_type: 'daily' },
  derived: (record, known) => ({ ...commutePeriod(record), ...flownPlaces(record, known) }),
  check: (record, known, stored) => transportErrors(record, 'passenger', known, stored),
  siteFields: COUNTRY_AND_GRID,
  calculator: journey('Commute', SCOPE3_CATEGORY),
  identity: { ...JOURNEY, amounts: [...JOURNEY.amounts, 'entry_type', 'journeys'] },
  checks: {
    derivedAlone: commutePeriod,
    amounts: ['distance'],
    coversDaysOf: ['profile_id', 'transport_method'],
    // Distances are compared per journey: the way to work is the same every day, but holidays reduce the count.
    compared: [
      { kind: 'trip_outlier', alike: LIKE_COMMUTES, of: [DISTANCE], forEach: 'journeys' },
      { kind: 'trip_spend_outlier', alike: LIKE_COMMUTES, of: ['cost'], forEach: 'journeys' },
    ],
  },
});
