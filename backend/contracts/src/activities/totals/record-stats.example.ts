import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  get_location_stats: { input: { location_id: 'unknown', year: 2024 } },
  get_vehicle_stats: { input: { id: 'unknown', year: 2024 } },
  get_vehicle_months: { input: { id: 'unknown', year: 2024 } },
  get_power_stats: { input: { source_id: 'unknown', year: 2024 } },
  get_product_stats: { input: { product_id: 'unknown', year: 2024 } },
};
