import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import { freight } from '../../emission/types/goods/freight';
import { COUNTRY_AND_GRID, defineType, type Measured } from '../activity-type';
import { DISTANCE } from '../shared/import-identities';
import { journeyPeriod } from '../shared/journey-period';
import { flownPlaces } from '../shared/places-with-country';
import { CARRIERS, naics } from '../shared/spend-industries';
import { transportErrors } from '../shared/transport-errors';

const WEIGHT: Measured = { field: 'weight', units: 'weight_units' };

export const upstreamTransportType = defineType({
  entity: upstreamTransportActivity,
  defaults: {
    trip_type: 'upstream_transmission_distribution',
    ...{ units: 'km', weight_units: 't', laden: 'average', radiative_forcing: true, applied: true },
    return_journey: false,
  },
  derived: (record, known) => ({ ...journeyPeriod(record), ...flownPlaces(record, known) }),
  check: (record, known, stored) => transportErrors(record, 'freight', known, stored),
  siteFields: COUNTRY_AND_GRID,
  calculator: freight,
  identity: {
    by: ['partner_id', 'journey_date', 'transport_method', 'start_location', 'end_location'],
    ref: 'job_number',
    amounts: [WEIGHT, DISTANCE],
  },
  checks: {
    derivedAlone: journeyPeriod,
    // The same lorry carries parcels and full loads, to the next town and abroad.
    compared: [
      { kind: 'amount_outlier', alike: [{ by: ['transport_method'], times: 50 }], of: [WEIGHT] },
      { kind: 'trip_outlier', alike: [{ by: ['transport_method'], times: 20 }], of: [DISTANCE] },
    ],
    repeatedBySpendOn: [
      ...naics('481112', '481212', '483111', '483113', '483211'),
      ...naics('484110', '484121', '484122', '484210', '484220', '484230', '488510', '492110', '492210'),
      ...CARRIERS,
    ],
  },
});
