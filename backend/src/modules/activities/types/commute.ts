import { commuteActivity } from '@lichen/contracts/activities/types/commute.entity';
import { JOURNEY_DEFAULTS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { journey } from '../emission/types/journey';
import { defineType } from './activity-type';
import { JOURNEY } from './shared/import-identities';
import { commutePeriod } from './shared/journey-period';
import { flownPlaces } from './shared/places-with-country';
import { transportErrors } from './shared/transport-errors';

const SCOPE3_CATEGORY = 7;

export const commuteType = defineType({
  entity: commuteActivity,
  defaults: { ...JOURNEY_DEFAULTS, trip_type: 'commute', entry_type: 'daily' },
  derived: (record, known) => ({ ...commutePeriod(record), ...flownPlaces(record, known) }),
  check: (record, known, stored) => transportErrors(record, 'passenger', known, stored),
  calculator: journey('Commute', SCOPE3_CATEGORY),
  identity: { ...JOURNEY, amounts: [...JOURNEY.amounts, 'entry_type', 'journeys'] },
  checks: { derivedAlone: commutePeriod, coversDaysOf: ['profile_id', 'transport_method'] },
});
