import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import { EMAIL_NOTICES } from '@lichen/contracts/docs/emails/email-texts';
import { member } from '@lichen/contracts/identity/member.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';

/** Notifies everyone online who may read emails that an email has arrived. Duplicates are not announced. */
export const tellOfEmail = ({ database, push }: Platform): Listener => ({
  name: 'docs.tell-of-email',
  on: [`${email.name}.opened`],
  handle: async ({ companyId, id, at, payload }, tx) => {
    const read = companyRecords({ database }, companyId, tx);
    const found = await read(email).find(String(payload['id']));
    if (!found || found.duplicate) return;
    const said = { id, text: EMAIL_NOTICES.arrived, params: { subject: found.subject || found.from } };
    const people = await read(member).list({ where: { status: 'active' } });
    for (const { _id, roles } of people)
      if (isAllowed(email.allow.read, roles))
        push.toUser(companyId, _id, 'notice', { ...said, link: emailPaths.one(found._id), created_on: at });
  },
});
