import { type Examples, FIRST_DAY } from '../../entity/examples';

const NAMED = { start_date: FIRST_DAY, end_date: FIRST_DAY };
const change = ({ next }: { next: () => number }) => ({ name: `Log ${next()}` });

export const examples: Examples = {
  accidents: {
    draft: async ({ made }) => ({
      ...{ date: FIRST_DAY, type: 'injury', profile_id: await made('profiles') },
      ...{ fatality: false, recordable: true, days_lost: 1.5, notes: 'Slipped on wet floor' },
    }),
    change: ({ next }) => ({ notes: `Note ${next()}` }),
  },
  placements: {
    draft: async ({ next, made }) => ({ name: `Log ${next()}`, ...NAMED, profile_ids: [await made('profiles')] }),
    change,
  },
  trainings: {
    draft: async ({ next, made }) => ({
      ...{ name: `Log ${next()}`, ...NAMED, length: 7.5, profile_ids: [await made('profiles')] },
    }),
    change,
  },
  volunteerings: {
    draft: async ({ next, made }) => ({
      ...{ name: `Log ${next()}`, ...NAMED, notes: 'Cleaned the river', profile_ids: [await made('profiles')] },
    }),
    change,
  },
};
