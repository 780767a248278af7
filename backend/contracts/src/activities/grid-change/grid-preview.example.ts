import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  grid_preview: { input: { job_id: 'unknown' } },
  'POST grid_preview': { input: { location_id: 'unknown', grid: 'France' } },
};
