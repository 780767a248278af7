import { FUEL_DEFAULTS, fuelActivity } from '@lichen/contracts/activities/fuel.entity';
import type { Values } from '@lichen/kit';
import type { TypeForm } from './type-form';

const isMetered = (values: Values) => values['manual_energy'] !== true;

export const fuelForm: TypeForm = {
  entity: fuelActivity,
  layout: [
    { title: 'Fuel', fields: ['location_id', 'fuel', 'amount', 'quantity', 'manual_energy', 'energy_used'] },
    { title: 'Invoice', fields: ['from', 'to', 'partner_id', 'invoice_date', 'invoice_ref', 'cost'] },
  ],
  start: { ...FUEL_DEFAULTS, units: 'kWh', energy_units: 'kWh' },
  touches: () => ({
    fuel: { groupBy: 'group' },
    amount: { unitField: 'units' },
    quantity: { hint: 'How many times the amount was bought' },
    manual_energy: { label: 'State the energy' },
    energy_used: { unitField: 'energy_units', isHidden: isMetered },
  }),
};
