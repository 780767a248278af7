import { paths } from '@lichen/contracts/api/paths';
import { CHAT_NOTICE } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { newId } from '../../../platform/clock';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Listener } from '../../../platform/jobs/outbox';
import { mailAllowance, takeCompanyMails } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import type { Sql } from '../../../platform/store/sql';
import { compliancePeople, type Reader } from '../demands/compliance-people.query';
import { chatOf, type Message } from './known-contact.query';

interface Told {
  readonly companyId: string;
  readonly message: Message;
  readonly company: string;
  readonly people: readonly Reader[];
}

/**
 * Sends one email per person about unread messages, within the mail allowance of company and person; the others see the
 * notice in the portal only.
 */
async function mailWaiting(platform: Platform, tx: Sql, { companyId, message, company, people }: Told): Promise<void> {
  const { clock, configuration, mailer } = platform;
  const sender = { companyId, now: clock.now(), newId: () => newId(clock) };
  const link = `${configuration.publicUrl}${paths.chat(message.partner_id, message.to)}`;
  for (const { to } of await takeCompanyMails(mailAllowance(platform), tx, sender, people)) {
    const data = { first_name: to.first_name, author: message.author, company_name: company, link };
    const member = { companyId, userId: to._id };
    await mailer.send({ kind: 'chat_waiting', to: to.email, language: to.lang, data, member }, tx, companyId);
  }
}

/** Notifies the compliance team of a message from a partner: on open pages, and by email of the first unread one. */
export const tellOfMessage = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-message',
  on: [`${partnerMessage.name}.receive`],
  handle: async ({ companyId, id, at, payload }, tx) => {
    const read = companyRecords(platform, companyId, tx);
    const message = await read(partnerMessage).find(String(payload['id']));
    const from = message && (await read(partner).find(message.partner_id));
    if (!from) return;
    const people = await compliancePeople(read);
    const notice = {
      ...{ id, text: CHAT_NOTICE, params: { author: message.author, company: from.name }, created_on: at },
      link: paths.chat(message.partner_id, message.to),
    };
    for (const { _id } of people) platform.push.toUser(companyId, _id, 'notice', notice);
    // Prevents mail loops: a message that came by email leads to no email.
    const chat = message.channel === 'email' ? undefined : await chatOf(read, message);
    if (chat?.unread === 1) await mailWaiting(platform, tx, { companyId, message, company: from.name, people });
  },
});
