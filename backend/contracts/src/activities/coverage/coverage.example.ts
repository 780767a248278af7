import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  get_power_gaps: { input: { year: 2024 } },
};
