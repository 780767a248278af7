import { type Examples, FIRST_DAY } from '../entity/examples';
import { DAY } from '../formats/days';

export const examples: Examples = {
  partner_returns: {
    draft: async ({ made }) => ({
      partner_id: await made('partners'),
      ...{ period_start: FIRST_DAY, period_end: FIRST_DAY + 365 * DAY },
      ...{ revenue: 2_000_000, spend: 50_000, scope1_co2: 120.5 },
    }),
    change: ({ next }) => ({ spend: 50_000 + next() }),
  },
};
