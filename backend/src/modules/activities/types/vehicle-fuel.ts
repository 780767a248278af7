import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicle-fuel.entity';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { vehicleFuel } from '../emission/types/vehicle-fuel';
import { defineType } from './activity-type';
import { FUEL_TRADE } from './shared/spend-industries';

export const vehicleFuelType = defineType({
  entity: vehicleFuelActivity,
  defaults: { applied: true },
  reads: ['vehicle'],
  derived: ({ date }) => ({ from: date, to: date }),
  check: ({ fuel_type }, { library, vehicle }): Record<string, string> =>
    !vehicle || library.entry('vehicle_types', `${vehicle.type}_${fuel_type}`) ? {} : { fuel_type: FIELD_TEXTS.choice },
  calculator: vehicleFuel,
  identity: {
    by: ['vehicle_id', 'date', 'fuel_type'],
    amounts: ['quantity', 'fuel_units', 'distance', 'number_of_hours'],
  },
  checks: {
    days: { first: ['from', 'date'], last: ['to'] },
    amounts: ['quantity'],
    units: 'fuel_units',
    item: { field: 'fuel_type' },
    comparedByVehicle: { times: 3 },
    charging: { field: 'fuel_type', is: ELECTRIC_FUEL },
    counts: ['fuel of a vehicle'],
    // The industry of the second one sells the fuel of vehicles and mends them.
    repeatedBySpendOn: [...FUEL_TRADE, 'sic2003_50'],
  },
});
