import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { type LeadingField, leadAfter, syncedRenewable, withRenewablePercent } from '../shared/renewable';
import type { TypeForm } from '../shared/type-form';

export const electricityForm: TypeForm = {
  entity: electricityActivity,
  layout: [
    { title: 'Meter and period', fields: ['location_id', 'electricity_grid', 'from', 'to'] },
    {
      title: 'Electricity',
      fields: [
        'amount',
        'renewable_amount',
        'renewable_percent',
        'instrument',
        'supplier_factor',
        'reading_type',
        'self_produced',
      ],
    },
    { title: 'Invoice', fields: ['partner_id', 'invoice_date', 'invoice_ref', 'cost'] },
  ],
  start: { units: 'kWh', renewable_amount: 0, self_produced: false, applied: true },
  knows: 'location_id',
  overrides: ({ known }) => ({
    amount: { unitField: 'units' },
    electricity_grid: {
      where: { country: (known?.['country'] as string | undefined) ?? null },
      hint: 'If empty, the location’s grid is used',
    },
    renewable_percent: { suffix: '%' },
    instrument: { hint: 'The market-based figure changes only with proof' },
    supplier_factor: { label: 'Supplier factor', suffix: 'kg CO₂e/kWh' },
  }),
  fromLocation: ({ electricity_units, electricity_grid }) => ({ units: electricity_units, electricity_grid }),
  complete: withRenewablePercent,
  follow: () => {
    let lead: LeadingField = 'renewable_amount';
    return (changed, { values, set }) => {
      lead = leadAfter(changed, lead, values);
      const synced = syncedRenewable(changed, values, lead);
      if (synced) set(synced);
    };
  },
};
