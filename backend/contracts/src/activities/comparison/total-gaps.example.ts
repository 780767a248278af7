import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  get_total_gaps: { input: { periods: [{ from: FIRST_DAY, to: FIRST_DAY }] } },
};
