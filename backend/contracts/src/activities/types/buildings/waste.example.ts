import { type Examples, FIRST_DAY } from '../../../entity/examples';

export const examples: Examples = {
  waste_activitys: {
    draft: async ({ made }) => ({
      location_id: await made('locations'),
      product_id: await made('products'),
      partner_id: await made('partners'),
      ...{ collection_date: FIRST_DAY, waste_material: 'glass' },
      ...{ landfill_weight: 120.5, landfill_weight_units: 'kg' },
    }),
    change: ({ next }) => ({ landfill_weight: 1000 + next() }),
  },
};
