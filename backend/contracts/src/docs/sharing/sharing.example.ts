import type { Examples } from '../../entity/examples';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const sending = { doc_id: NOWHERE, partner_id: NOWHERE, contact_id: NOWHERE };

export const examples: Examples = {
  doc_shares: {
    draft: async ({ made }) => ({ partner_id: await made('partners'), doc_id: await made('docs') }),
    inputs: { share: { with_data: true } },
  },
  'POST sent_docs': { input: { partner_id: NOWHERE, doc_id: NOWHERE, doc_share_id: NOWHERE } },
  partner_docs_list: { input: {} },
  share_reach: { input: { partner_id: NOWHERE } },
  share_report_via_email: { input: { ...sending, email: 'kim@partner.example' } },
  send_whatsapp: { input: { ...sending, country_code: '+44', number: '7700900123' } },
};
