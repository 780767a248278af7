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

/** One mail for what waits, as far as the company and the mailboxes have room; the rest is told in the portal. */
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

/** Tells whoever looks after compliance that a partner has written: on open pages, and by email of the first unread one. */
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
    // Nobody answers a mail by a mail without end: what came by email is told in the portal alone.
    const chat = message.channel === 'portal' ? await chatOf(read, message) : undefined;
    if (chat?.unread === 1) await mailWaiting(platform, tx, { companyId, message, company: from.name, people });
  },
});
