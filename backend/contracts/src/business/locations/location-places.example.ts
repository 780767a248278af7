import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  location_places: { input: {} },
};
