import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  get_estimated_emissions: { input: { start_date: FIRST_DAY, end_date: FIRST_DAY } },
};
