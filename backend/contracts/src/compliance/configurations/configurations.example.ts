import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  partner_compliance_config: {
    draft: async ({ next, made }) => ({
      ...{ name: `Configuration ${next()}`, demand_type_id: 'survey', frequency: 'every_year', role_id: ['supplier'] },
      survey_type_id: await made('partner_compliance_surveys'),
    }),
    change: ({ next }) => ({ name: `Configuration ${next()}` }),
  },
};
