import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  conduct_issues: {
    draft: ({ next }) => ({
      ...{ country: 'DE', date: FIRST_DAY, conviction: true, fine: { currency: 'EUR', amount: 1500.5 } },
      notes: `Note ${next()}`,
    }),
    change: ({ next }) => ({ notes: `Note ${next()}` }),
  },
};
