import { type Examples, FIRST_DAY } from '../../../entity/examples';
import { stationed } from '../shared/records.example';

export const examples: Examples = {
  stays: {
    draft: async (make) => ({
      ...(await stationed(make)),
      partner_id: await make.made('partners'),
      ...{ location: { name: 'Hotel', country: 'FR' }, stay_type: 'hotel', arrival_date: FIRST_DAY, nights: 3 },
    }),
    // A stay has at most 366 nights.
    change: ({ next }) => ({ nights: 1 + (next() % 366) }),
  },
};
