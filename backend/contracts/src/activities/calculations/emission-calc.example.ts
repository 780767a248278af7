import { type Examples, FIRST_DAY } from '../../entity/examples';
import { DAY } from '../../formats/days';

export const examples: Examples = {
  emission_calcs: {
    draft: async ({ made }) => ({
      activity_id: await made('electricity_activitys'),
      partner_id: await made('partners'),
      ...{ CO2: 12.5, units: 'kg', used: true, method: 'manual', scope: 'scope_2' },
      ...{ from: FIRST_DAY, to: FIRST_DAY + DAY },
      ...{ reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' },
    }),
    change: ({ next }) => ({ CO2: 100 + next() }),
  },
};
