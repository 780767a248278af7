import { JOURNEY_DEFAULTS, vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { journeyBesideFuel, vehicleJourney as calculator } from '../../emission/types/vehicles/vehicle-journey';
import { COUNTRY_AND_GRID, defineType } from '../activity-type';
import { DISTANCE } from '../shared/import-identities';

export const vehicleJourneyType = defineType({
  entity: vehicleJourney,
  defaults: JOURNEY_DEFAULTS,
  // `from` and `to` of a journey are addresses.
  period: { from: 'starts', to: 'ends' },
  reads: ['vehicle', 'fuelOfVehicle'],
  derived: ({ date, end_date }) => ({ starts: date, ends: end_date ?? date }),
  siteFields: COUNTRY_AND_GRID,
  calculator,
  setAside: journeyBesideFuel,
  identity: { by: ['vehicle_id', 'date', 'end_date'], ref: 'our_ref', amounts: [DISTANCE, 'from', 'to'] },
  checks: {
    days: { first: ['starts', 'date'], last: ['ends', 'end_date'] },
    amounts: ['distance'],
    hours: { of: 'vehicle', who: 'vehicle_id', field: 'distance', units: 'units' },
    // Distances vary much: a delivery van may drive to another country once a year.
    comparedByVehicle: { times: 20 },
    counts: ['journey of a vehicle'],
  },
});
