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
      add_doc_supplier: { supplier: 'none' },
      add_doc_product: { product: 'none', allDocRows: true },
      add_doc_location: { location: 'none' },
      split: { parts: [{ from: 1, to: 1 }] },
    },
  },
  doc_automations: {
    draft: async () => ({ doc_type: 'electricity', sure_percent: 95 }),
    change: () => ({ sure_percent: 92 }),
  },
  doc_retentions: {
    draft: async () => ({ doc_type: 'electricity', months: 12 }),
    change: () => ({ months: 24 }),
  },
  read_box: { input: { id: 'none', page: 1, box: { x: 0.1, y: 0.1, width: 0.2, height: 0.1 }, turn: 0 } },
  doc_pages: { input: { id: 'none' } },
  shared_doc_pages: { input: { id: 'none' } },
  forget_supplier: { input: { supplier_key: 'none' } },
  combine_docs: { input: { ids: ['none', 'neither'] } },
  preview_doc: { input: { id: 'none' } },
};
