import { leaseActivity } from '@lichen/contracts/activities/types/buildings/lease.entity';
import type { TypeForm } from '../shared/type-form';

export const leaseForm: TypeForm = {
  entity: leaseActivity,
  layout: [
    { title: 'Space', fields: ['location_id', 'area', 'energy_per_m2'] },
    { title: 'Lease', fields: ['from', 'to', 'partner_id', 'price', 'vat_rate'] },
  ],
  start: { area_units: 'm2', applied: true },
  shows: ['percent_area', 'percent_time', 'lease_days', 'location_days'],
  overrides: () => ({
    area: { unitField: 'area_units' },
    energy_per_m2: { suffix: 'kWh/m²' },
    price: { hint: 'Without VAT; used if no energy use is entered' },
    vat_rate: { suffix: '%' },
    percent_area: { suffix: '%' },
    percent_time: { suffix: '%' },
  }),
};
