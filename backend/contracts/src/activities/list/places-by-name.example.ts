import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  get_places_by_name: { input: { filters: {} } },
};
