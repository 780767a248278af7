import { type Examples, FIRST_DAY } from '../../../entity/examples';
import { DAY } from '../../../formats/days';
import { stationed } from '../shared/records.example';

export const examples: Examples = {
  absence_activitys: {
    draft: async (make) => ({
      ...(await stationed(make)),
      ...{ from: FIRST_DAY, to: FIRST_DAY + DAY, amount: 15, type: 'illness' },
    }),
    // Keeps the hours within the days of the example.
    change: ({ next }) => ({ amount: 0.5 + (next() % 230) / 10 }),
  },
};
