import type { Examples } from '../entity/examples';

export const examples: Examples = {
  locations: {
    draft: async ({ next, made }) => ({
      ...{ name: `Works ${next()}`, country: 'GB', electricity_grid: 'United Kingdom' },
      ...{ address_line1: '1 Street', town_or_city: 'Town', post_code: 'AB1 2CD' },
      ...{ leased: true, lessor_partner_id: await made('partners') },
    }),
    change: ({ next }) => ({ town_or_city: `Town ${next()}` }),
    inputs: {
      ...{ change_units: { units: 'MWh' }, change_energy_units: { units: 'MWh' }, change_water_units: { units: 'L' } },
      change_grid: { grid: 'France' },
    },
  },
};
