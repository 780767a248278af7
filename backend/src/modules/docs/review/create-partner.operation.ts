import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { invalid } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { operation } from '../../../platform/engine/operations';
import { isBlank } from './form-values';

/** Adds the supplier named in a document as a partner and links it. Throws `invalid` if the document names none. */
export const createPartner = operation(doc, 'create_partner', async ({ record, batch }) => {
  const values = record.prep_data ?? {};
  const name = values['supplier_name'] ?? values['client_name'] ?? values['company_name'];
  if (isBlank(name)) throw invalid({ supplier_name: TEXTS.required });
  const account = values['account'];
  const draft = { name, ...(isBlank(account) ? {} : { customer_ref: account }) };
  const { _id } = await batch.create(partner, draft);
  return { partner_id: _id, prep_data: { partner_id: _id } };
});
