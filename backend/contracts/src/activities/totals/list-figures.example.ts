import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  get_list_figures: { input: { entity: 'locations', ids: ['unknown'], year: 2024 } },
};
