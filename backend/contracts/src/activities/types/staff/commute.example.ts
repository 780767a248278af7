import type { Examples } from '../../../entity/examples';
import { journey } from '../shared/records.example';

export const examples: Examples = {
  commute: {
    draft: async (make) => ({ ...(await journey(make)), journeys: 4 }),
    change: ({ next }) => ({ distance: 100 + next() }),
  },
};
