import type { Examples } from '../../../entity/examples';
import { driven } from '../shared/records.example';

export const examples: Examples = {
  vehicle_journeys: {
    draft: async (make) => ({
      ...(await driven(make)),
      partner_id: await make.made('partners'),
      ...{ from: { name: 'Leeds' }, to: { name: 'York' }, distance: 44.5, units: 'km' },
      stops: {
        stop_1: { address: { name: 'Wetherby', country: 'GB' }, distance: { distance: 21.4, units: 'km' } },
        stop_2: { address: { name: 'Tadcaster' }, distance: null },
      },
    }),
    change: ({ next }) => ({ distance: 10 + next() }),
  },
};
