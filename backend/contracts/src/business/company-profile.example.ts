import type { Examples } from '../entity/examples';

export const examples: Examples = {
  company_profile: { change: ({ next }) => ({ company_name: `First company ${next()}` }) },
};
