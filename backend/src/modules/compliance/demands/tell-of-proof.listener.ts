import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { companyRecords, rememberedRecords } from '../../../platform/engine/company-records';
import type { DomainEvent, Listener } from '../../../platform/jobs/outbox';
import { mailAllowance, takeCompanyMails } from '../../../platform/mail/mail-allowance';
import type { Mail } from '../../../platform/mail/mailer';
import type { Platform } from '../../../platform/platform';
import type { Sql } from '../../../platform/store/sql';
import { compliancePeople, type Reader } from './compliance-people.query';
import { newId } from '../../../platform/clock';
import { demandedIn, proofDigestMail, proofMail } from './proof-mails.rules';
import { type News, PROOF_NEWS } from './proof-news.query';

/** Requests that this company still has to answer. */
const WAITING = { asked: 1, inforce: 0, for_review: 0 };
/** Email kinds that the last email of a day sums up; a decision always has its own email. */
const TOGETHER: readonly string[] = ['proof_request', 'proof_reminder', 'proof_due', 'proof_expired'];

interface Told {
  readonly news: News;
  /** Name of the other company. */
  readonly company: string;
  readonly people: readonly Reader[];
}

/**
 * Returns the emails that the allowance of company and recipients permits; the others see the notice in the portal
 * only. `hasRoom` is false once nobody may receive another email today.
 */
async function newsMails(platform: Platform, tx: Sql, { companyId }: DomainEvent, { news, company, people }: Told) {
  const { mail, type, survey } = news;
  if (!mail) return { mails: [], hasRoom: true };
  const { configuration, dictionaries, clock } = platform;
  const sender = { companyId, now: clock.now(), newId: () => newId(clock) };
  const asked = await takeCompanyMails(mailAllowance(platform), tx, sender, people);
  const isCounted = TOGETHER.includes(mail.kind) && asked.some(({ isLast }) => isLast);
  const read = companyRecords(platform, companyId, tx);
  const waiting = isCounted ? await read(complianceRequest).count({ where: WAITING }) : 0;
  const ways = { companyId, publicUrl: configuration.publicUrl, sayIn: dictionaries.sayIn };
  const about = { company, type, survey, mail };
  const mails = asked.map(({ to, isLast }) =>
    isLast && waiting > 1 ? proofDigestMail(to, waiting, ways) : proofMail(to, about, ways),
  );
  return { mails, hasRoom: asked.length > 0 };
}

/** Notifies the people of one company of events: on open pages, and by email within the allowance. */
async function tellAll(platform: Platform, events: readonly DomainEvent[], tx: Sql): Promise<void> {
  const [{ companyId } = { companyId: '' }] = events;
  const read = rememberedRecords(platform, companyId, tx);
  const people = await compliancePeople(read);
  if (people.length === 0) return;
  const mails: Mail[] = [];
  let hasRoom = true;
  for (const event of events) {
    const { id, at, type: happened, payload } = event;
    const news = await PROOF_NEWS[happened]?.(read, String(payload['id']));
    const company = news && (await read(partner).find(news.partner_id))?.name;
    if (!news || company === undefined) continue;
    const { text, link } = news;
    for (const { _id, lang } of people) {
      const type = demandedIn(platform.dictionaries.sayIn, lang, news);
      platform.push.toUser(companyId, _id, 'notice', { id, text, params: { company, type }, link, created_on: at });
    }
    if (!hasRoom) continue;
    const found = await newsMails(platform, tx, event, { news, company, people });
    mails.push(...found.mails);
    hasRoom = found.hasRoom;
  }
  await platform.mailer.sendAll(mails, tx, companyId);
}

/** Notifies the compliance team of what another company did and of due dates. */
export const tellOfProof = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-proof',
  on: Object.keys(PROOF_NEWS),
  handle: (event, tx) => tellAll(platform, [event], tx),
  handleAll: (events, tx) => tellAll(platform, events, tx),
});
