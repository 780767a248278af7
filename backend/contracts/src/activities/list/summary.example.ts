import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  activity_summarys: { input: { year: 2024 } },
  get_emmissions_stats: { input: { year: 2024 } },
};
