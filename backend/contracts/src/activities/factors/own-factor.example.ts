import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  own_factors: {
    draft: async ({ next, made }) => ({
      ...{ name: `Tariff ${next()}`, kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
      ...{ kg_co2e: 0.2012345678, units: 'kWh', kg_co2: 0.2012345678, kg_ch4: 0, kg_n2o: 0 },
      ...{ valid_from: FIRST_DAY, source: 'Letter of the supplier', partner_id: await made('partners') },
      location_id: await made('locations'),
      product_id: await made('products'),
    }),
    change: ({ next }) => ({ note: `Note ${next()}` }),
  },
};
