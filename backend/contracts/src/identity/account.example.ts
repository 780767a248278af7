import type { Examples } from '../entity/examples';

export const examples: Examples = {
  account: {
    change: ({ next }) => ({
      ...{ emission_units: 't', refrigerant_gwp: 'AR6' },
      factor_year_rule: next() % 2 ? 'majority' : 'blended',
    }),
    inputs: { set_vehicle_reminders: { value: true }, staff_level_absence_tracking: { value: true } },
  },
};
