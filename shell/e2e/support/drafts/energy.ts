import { dischargeActivity } from '@lichen/contracts/activities/types/buildings/discharge.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { leaseActivity } from '@lichen/contracts/activities/types/buildings/lease.entity';
import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import { refrigerantActivity } from '@lichen/contracts/activities/types/buildings/refrigerant.entity';
import { waterActivity } from '@lichen/contracts/activities/types/buildings/water.entity';
import { draft, MILL, OCTOBER_2025, PANELS, WHOLE_OCTOBER } from './draft';

const bill = { location_id: MILL, ...OCTOBER_2025 };
const ofOctober = { period: WHOLE_OCTOBER, emits: true };

/** Drafts for the energy that a building uses and generates, and for its direct emissions. */
export const energyDrafts = {
  electricity_activitys: draft(electricityActivity, {
    values: { ...bill, amount: '97006' },
    change: ['amount', '98,500'],
    ...ofOctober,
  }),
  fuel_activitys: draft(fuelActivity, {
    values: { ...bill, fuel: 'Natural gas', amount: '12500.5' },
    change: ['quantity', '2'],
    ...ofOctober,
  }),
  water_activitys: draft(waterActivity, {
    values: { ...bill, amount: '120' },
    change: ['invoice_ref', 'W-2210'],
    ...ofOctober,
  }),
  discharge_activitys: draft(dischargeActivity, {
    values: { ...bill, amount: '110' },
    change: ['amount', '115.25'],
    ...ofOctober,
  }),
  refrigerant_activitys: draft(refrigerantActivity, {
    values: { ...bill, refrigerant_category: 'Blends', refrigerant_type: 'R410A', refrigerant_used: '2.5' },
    change: ['delivery_date', '14/10/2025'],
    ...ofOctober,
  }),
  power_activitys: draft(powerActivity, {
    values: { ...bill, source_id: PANELS, generated: '900', used: '700', sold: '200' },
    change: ['generated', '950'],
    ...ofOctober,
  }),
  lease_activitys: draft(leaseActivity, {
    values: { ...bill, area: '120', energy_per_m2: '95.5' },
    change: ['area', '130'],
    ...ofOctober,
  }),
};
