import type { Examples } from '../entity/examples';

export const examples: Examples = {
  form_builder: {
    draft: ({ next }) => ({ name: `Form ${next()}` }),
    change: ({ next }) => ({ name: `Form ${next()}` }),
    inputs: { update_name: { name: 'Another form' }, message: { message: '1. Energy used (kWh)' } },
  },
};
