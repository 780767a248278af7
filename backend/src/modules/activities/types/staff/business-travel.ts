import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { JOURNEY_DEFAULTS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { journey } from '../../emission/types/staff/journey';
import { COUNTRY_AND_GRID, defineType } from '../activity-type';
import { DISTANCE, JOURNEY } from '../shared/import-identities';
import { journeyPeriod } from '../shared/journey-period';
import { flownPlaces } from '../shared/places-with-country';
import { CARRIERS, naics } from '../shared/spend-industries';
import { transportErrors } from '../shared/transport-errors';

const SCOPE3_CATEGORY = 6;

export const businessTravelType = defineType({
  entity: businessTravelActivity,
  defaults: { ...JOURNEY_DEFAULTS, trip_type: 'business_travel' },
  derived: (record, known) => ({ ...journeyPeriod(record), ...flownPlaces(record, known) }),
  check: (record, known, stored) => transportErrors(record, 'passenger', known, stored),
  siteFields: COUNTRY_AND_GRID,
  calculator: journey('Business travel', SCOPE3_CATEGORY),
  identity: JOURNEY,
  checks: {
    derivedAlone: journeyPeriod,
    amounts: ['distance'],
    // Distances vary much: people take the train to the next town and across the country.
    compared: [
      { kind: 'trip_outlier', alike: [{ by: ['transport_method'], times: 20 }], of: [DISTANCE] },
      { kind: 'trip_spend_outlier', alike: [{ by: ['transport_method'], times: 20 }], of: ['cost'] },
    ],
    repeatedBySpendOn: [
      ...naics('481111', '481211', '481219', '483112', '483114', '483212'),
      ...naics('485111', '485112', '485113', '485119', '485210', '485310', '485320', '485410', '485510'),
      ...naics('485991', '485999', '561510', '561520', '561599'),
      ...CARRIERS,
    ],
  },
});
