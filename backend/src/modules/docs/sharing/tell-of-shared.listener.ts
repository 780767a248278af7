import { paths } from '@lichen/contracts/api/paths';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { SHARE_NOTICES } from '@lichen/contracts/docs/sharing/share-texts';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Notifies everyone online who may open it that a partner has shared a document. */
export const tellOfShared = ({ database, push }: Platform): Listener => ({
  name: 'docs.tell-of-shared',
  on: [`${sharedDoc.name}.share`],
  handle: async ({ companyId, id, at, payload }, tx) => {
    const read = companyRecords({ database }, companyId, tx);
    const found = await read(sharedDoc).find(String(payload['id']));
    const company = found && (await read(partner).find(found.partner_id))?.name;
    // The document was recalled before anybody was notified.
    if (!found || !company) return;
    const said = { id, text: SHARE_NOTICES.shared, params: { company, document: found.name } };
    const people = await read(member).list({ where: { status: 'active' } });
    for (const { _id, roles } of people)
      if (isAllowed(sharedDoc.allow.read, roles))
        push.toUser(companyId, _id, 'notice', { ...said, link: paths.sharedDocument(found._id), created_on: at });
  },
});
