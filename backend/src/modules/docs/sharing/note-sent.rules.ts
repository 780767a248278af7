import { notFound } from '@lichen/contracts/api/problems';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { DocShare } from './doc-share.rules';
import type { ShareInput } from './receiver-row';

/** Records that a document was shared through the portal. Throws `notFound` for another partner's contact. */
export async function noteSent(
  unit: UnitOfWork,
  share: DocShare,
  { contact_id, message }: ShareInput,
  context: Context,
) {
  const contact = contact_id === undefined ? undefined : await unit.read(partnerContact).find(contact_id);
  if (contact_id !== undefined && contact?.partner_id !== share.partner_id) throw notFound();
  const contact_name = contact ? [contact.first_name, contact.last_name].filter(Boolean).join(' ') : null;
  const sent = {
    ...{ doc_id: share.doc_id, partner_id: share.partner_id, doc_share_id: share._id, doc_name: share.doc_name },
    ...{ contact_id: contact?._id ?? null, contact_name, send_method: 'partner' as const, link_id: null },
    ...{ email: null, country_code: null, number: null, message: message || null, shared_on: context.now },
    ...{ state: 'delivered' as const, state_on: context.now },
  };
  await unit.insert(sentDoc, { ...newRow(context), _id: context.newId(), ...sent }, 'send');
}
