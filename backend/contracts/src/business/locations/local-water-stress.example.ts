import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  get_local_water_stress_areas: { input: { ids: 'unknown' } },
};
