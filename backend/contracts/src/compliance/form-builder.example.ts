import type { Examples } from '../entity/examples';

export const examples: Examples = {
  form_builder: {
    draft: async ({ next, made }) => ({
      name: `Form ${next()}`,
      survey_id: await made('partner_compliance_surveys'),
    }),
    change: ({ next }) => ({ name: `Form ${next()}` }),
    inputs: { update_name: { name: 'Another form' }, message: { message: '1. Energy used (kWh)' } },
  },
};
