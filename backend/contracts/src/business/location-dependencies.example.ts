import type { Examples } from '../entity/examples';

const location_id = 'unknown';

export const examples: Examples = {
  location_dependencies: { input: { location_id } },
  'POST location_dependencies': {
    input: { action: 'reassign_dependencies', location_id, to_location_id: 'another' },
  },
};
