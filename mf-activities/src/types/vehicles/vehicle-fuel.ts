import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { Values } from '@lichen/kit';
import type { TypeForm } from '../shared/type-form';

const isElectric = (values: Values) => values['fuel_type'] === ELECTRIC_FUEL;

export const vehicleFuelForm: TypeForm = {
  entity: vehicleFuelActivity,
  layout: [
    { title: 'Vehicle', fields: ['vehicle_id', 'fuel_type', 'location_id', 'date'] },
    { title: 'Fuel', fields: ['quantity', 'number_of_hours', 'distance', 'cost'] },
  ],
  start: { fuel_units: 'L', distance_units: 'km', applied: true },
  knows: 'vehicle_id',
  follow:
    () =>
    (changed, { set }) => {
      if (changed === 'vehicle_id') set({ fuel_type: null });
    },
  overrides: ({ values, known }) => ({
    fuel_type: { where: { vehicle_type: (known?.['type'] as string | undefined) ?? null } },
    quantity: { unitField: 'fuel_units', hidden: isElectric(values) },
    number_of_hours: { hidden: !isElectric(values), hint: 'Hours of charging' },
    distance: { unitField: 'distance_units' },
  }),
};
