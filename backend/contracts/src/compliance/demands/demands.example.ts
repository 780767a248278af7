import type { Examples } from '../../entity/examples';

export const examples: Examples = {
  partner_compliance_demands: {
    draft: async ({ made }) => ({
      partner_id: await made('partners'),
      demand_type_id: 'survey',
      survey_type_id: await made('partner_compliance_surveys'),
    }),
    inputs: { withdraw: { reason: 'Not needed any more' } },
  },
  partner_compliance_submissions: {
    inputs: { reject: { reason: 'Sum too low' }, return_questions: { returned: [{ id: 'used', reason: 'Too low' }] } },
  },
  survey_answers: {
    inputs: {
      answer: { answers: { used: { value: 5, rev: 0 } } },
      take_file: { seen: { used: 0 } },
      work_here: { question: null },
    },
  },
  partner_compliance_requests: { inputs: { submit: { doc_share_id: 'none' }, correct: { values: {} } } },
};
