import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { isCharging } from '../../emission/recorded-fuel';
import { vehicleFuel } from '../../emission/types/vehicles/vehicle-fuel';
import { COUNTRY_AND_GRID, defineType, type Measured } from '../activity-type';
import { FUEL_TRADE } from '../shared/spend-industries';

const QUANTITY: Measured = { field: 'quantity', units: 'fuel_units' };

export const vehicleFuelType = defineType({
  entity: vehicleFuelActivity,
  defaults: { applied: true },
  reads: ['vehicle'],
  derived: ({ date }) => ({ from: date, to: date }),
  check: ({ fuel_type }, { library, vehicle }): Record<string, string> =>
    !vehicle || library.entry('vehicle_types', `${vehicle.type}_${fuel_type}`) ? {} : { fuel_type: FIELD_TEXTS.choice },
  siteFields: COUNTRY_AND_GRID,
  calculator: vehicleFuel,
  identity: {
    by: ['vehicle_id', 'date', 'fuel_type'],
    amounts: [QUANTITY, { field: 'distance', units: 'distance_units' }, 'number_of_hours'],
  },
  checks: {
    days: { first: ['from', 'date'], last: ['to'] },
    amounts: ['quantity'],
    units: 'fuel_units',
    hours: { of: 'vehicle', who: 'vehicle_id', field: 'number_of_hours' },
    item: { field: 'fuel_type' },
    comparedByVehicle: { times: 3 },
    // Charging takes an hour or a night. The cost of a fill is proportional to its amount.
    compared: [
      { kind: 'amount_outlier', alike: [{ by: ['vehicle_id', 'fuel_type'], times: 20 }], of: ['number_of_hours'] },
      { kind: 'cost_outlier', alike: [{ by: ['vehicle_id', 'fuel_type'], times: 8 }], of: ['cost'] },
    ],
    charging: {
      fields: ['fuel_type', 'fuel_units'],
      is: ({ fuel_type, fuel_units }) =>
        typeof fuel_type === 'string' && isCharging({ fuel_type, fuel_units: fuel_units ? String(fuel_units) : null }),
    },
    counts: ['fuel of a vehicle'],
    // The second industry sells vehicle fuel, but also repairs vehicles.
    repeatedBySpendOn: [...FUEL_TRADE, 'sic2003_50'],
  },
});
