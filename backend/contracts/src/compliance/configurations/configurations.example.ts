import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  partner_compliance_config: {
    draft: ({ next }) => ({
      name: `Configuration ${next()}`,
      ...{ demand_type_id: 'insurance', frequency: 'every_year', role_id: ['supplier'] },
    }),
    change: ({ next }) => ({ name: `Configuration ${next()}` }),
  },
};
