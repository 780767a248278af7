import { FUEL_DEFAULTS, fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import type { TypeForm } from '../shared/type-form';
import { unitsOfFuel } from '../shared/units-of-fuel';

export const fuelForm: TypeForm = {
  entity: fuelActivity,
  layout: [
    {
      title: 'Fuel',
      fields: ['location_id', 'fuel', 'amount', 'quantity', 'reading_type', 'manual_energy', 'energy_used'],
    },
    { title: 'Invoice', fields: ['from', 'to', 'partner_id', 'invoice_date', 'invoice_ref', 'cost'] },
  ],
  list: 'fuels',
  start: { ...FUEL_DEFAULTS, units: 'kWh', energy_units: 'kWh' },
  knows: 'location_id',
  overrides: ({ values, rows, known }) => ({
    fuel: { groupBy: 'group' },
    amount: { unitField: 'units', ...unitsOfFuel(rows, values['fuel'], known?.['country']) },
    quantity: { hint: 'Number of times this amount was bought' },
    manual_energy: { label: 'Enter the energy' },
    energy_used: {
      unitField: 'energy_units',
      hidden: values['manual_energy'] !== true,
      ...unitsOfFuel(rows, values['fuel'], known?.['country']),
    },
  }),
};
