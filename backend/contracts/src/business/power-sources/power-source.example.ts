import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  power_sources: {
    draft: async ({ next, made }) => ({
      ...{ name: `Panels ${next()}`, power_generation_method: 'solar_photovoltaic', renewable: true },
      ...{ max_output: 40.5, max_output_units: 'kW' },
      location_id: await made('locations'),
    }),
    change: ({ next }) => ({ max_output: 10 + next() }),
  },
};
