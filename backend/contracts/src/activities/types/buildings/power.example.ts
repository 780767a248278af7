import type { Examples } from '../../../entity/examples';
import { supplied } from '../shared/records.example';

export const examples: Examples = {
  power_activitys: {
    draft: async (make) => ({
      ...(await supplied(make)),
      source_id: await make.made('power_sources'),
      ...{ generated: 900, used: 700, sold: 200, units: 'kWh' },
    }),
    change: ({ next }) => ({ generated: 1000 + next() }),
  },
};
