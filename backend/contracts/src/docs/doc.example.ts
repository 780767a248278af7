import type { Examples } from '../entity/examples';

export const examples: Examples = {
  docs: {
    draft: ({ next }) => ({ name: `Bill ${next()}`, doc_ids: ['electricity'] }),
    change: ({ next }) => ({ name: `Bill ${next()}` }),
    inputs: {
      update_types: { types: ['electricity'] },
      postpone: { postponed: true },
    },
  },
};
