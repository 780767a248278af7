import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  activity_extract: { input: { filters: { start_date: String(FIRST_DAY) } } },
};
