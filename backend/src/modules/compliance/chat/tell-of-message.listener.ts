import { paths } from '@lichen/contracts/api/paths';
import { CHAT_NOTICE } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';
import { compliancePeople } from '../demands/compliance-people.query';

/** Tells whoever looks after compliance that a partner has written. */
export const tellOfMessage = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-message',
  on: [`${partnerMessage.name}.receive`],
  handle: async ({ companyId, id, at, payload }, tx) => {
    const read = companyRecords(platform, companyId, tx);
    const message = await read(partnerMessage).find(String(payload['id']));
    const from = message && (await read(partner).find(message.partner_id));
    if (!from) return;
    const notice = {
      ...{ id, text: CHAT_NOTICE, params: { author: message.author, company: from.name }, created_on: at },
      link: paths.chat(message.partner_id, message.to),
    };
    for (const { _id } of await compliancePeople(read)) platform.push.toUser(companyId, _id, 'notice', notice);
  },
});
