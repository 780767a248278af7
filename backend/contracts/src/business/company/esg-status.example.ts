import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  esg_status: { input: { year: 2024 } },
};
