import { type Examples, FIRST_DAY } from '../../entity/examples';

export const examples: Examples = {
  employment_records: {
    draft: async ({ made }) => ({
      ...{ profile_id: await made('profiles'), location_id: await made('locations'), start_date: FIRST_DAY },
      ...{ employment_status: 'full_time', role: 'Brewer', salary: 30000.5, hourly_pay: 16.25 },
    }),
    change: ({ next }) => ({ role: `Job ${next()}` }),
  },
  fte_suggestion: { input: { year: 2024 } },
};
