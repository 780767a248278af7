import { ELECTRIC_FUEL } from '../../../business/vehicle.entity';
import { defineEntity } from '../../../entity/entity';
import { about, code, day, decimal, money, optional } from '../../../entity/fields';
import { TEXTS } from '../../../text/texts';
import {
  activityAccess,
  commonFields,
  derivedPeriod,
  headlineFields,
  locationRef,
  vehicleRef,
} from '../shared/activity-fields';
import { activityTable } from '../shared/activity-table';
import { vehicleFuelCode } from '../../codes/fuel-code';
import { exceedsDays, HOURS_TEXTS } from '../shared/hours-of-days';
import { measure } from '../shared/unit-choice';

/** Fuel or electricity that a company vehicle took on one day. */
export const vehicleFuelActivity = defineEntity({
  name: 'vehicle_activitys',
  label: 'Vehicle fuel',
  announcedAs: 'activities',
  subscription: 'activities',
  table: activityTable,
  fields: {
    location_id: optional(locationRef()),
    vehicle_id: vehicleRef(),
    fuel_type: code('Fuel type', 'vehicle_fuels', vehicleFuelCode),
    date: day('Date'),
    quantity: about(
      optional(decimal('Quantity')),
      'Required together with fuel_units, unless the fuel is battery_electric',
    ),
    fuel_units: optional(measure('Fuel units', ['mile', 'km', 'L', 'gal (US)', 'gal (imp)', 'kg', 'kWh'])),
    number_of_hours: about(
      optional(decimal('Number of hours')),
      'Required for battery_electric: hours of charging at the vehicle’s power rating',
    ),
    distance: optional(decimal('Distance')),
    distance_units: optional(measure('Distance units', ['km', 'miles'])),
    cost: optional(money('Cost')),
    ...commonFields,
  },
  derived: { ...headlineFields, ...derivedPeriod },
  ...activityAccess,
  check: (draft) => {
    const needed = draft['fuel_type'] === ELECTRIC_FUEL ? ['number_of_hours'] : ['quantity', 'fuel_units'];
    const isImpossible = draft['applied'] !== false && exceedsDays(draft['number_of_hours'], draft['date']);
    return {
      ...Object.fromEntries(
        needed.filter((name) => (draft[name] ?? null) === null).map((name) => [name, TEXTS.required]),
      ),
      ...(isImpossible ? { number_of_hours: HOURS_TEXTS.charged } : {}),
    };
  },
});
