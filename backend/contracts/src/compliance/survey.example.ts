import type { Examples } from '../entity/examples';

const questions = [{ id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true }];

export const examples: Examples = {
  partner_compliance_surveys: {
    draft: ({ next }) => ({
      survey_name: `Survey ${next()}`,
      form: { tabs: [{ id: 'general', label: 'General', columns: 1, questions }] },
    }),
    change: ({ next }) => ({ survey_name: `Survey ${next()}` }),
  },
};
