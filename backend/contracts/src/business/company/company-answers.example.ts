import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  company_answers: { change: ({ next }) => ({ business_mission: `Mission ${next()}` }) },
};
