import type { Examples } from '../../../entity/examples';
import { journey } from '../shared/records.example';

export const examples: Examples = {
  upstream_transmission_distribution: {
    draft: async (make) => ({
      ...(await journey(make)),
      ...{ transport_method: 'lorry', travel_class: 'average_rigid', weight: 12.5 },
    }),
    change: ({ next }) => ({ weight: next() }),
  },
};
