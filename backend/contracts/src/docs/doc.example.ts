import type { Examples } from '../entity/examples';

export const examples: Examples = {
  docs: {
    draft: async ({ next, made }) => ({
      name: `Bill ${next()}`,
      doc_ids: ['electricity'],
      partner_id: await made('partners'),
    }),
    change: ({ next }) => ({ name: `Bill ${next()}` }),
    inputs: {
      update_types: { types: ['electricity'] },
      postpone: { postponed: true },
    },
  },
  preview_doc: { input: { id: 'none' } },
};
