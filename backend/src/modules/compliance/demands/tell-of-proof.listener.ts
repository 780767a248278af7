import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { companyRecords } from '../../../platform/engine/company-records';
import type { DomainEvent, Listener } from '../../../platform/jobs/outbox';
import { mailAllowance, takeCompanyMails } from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import type { Sql } from '../../../platform/store/sql';
import { compliancePeople, type Reader } from './compliance-people.query';
import { newId } from '../../../platform/clock';
import { proofDigestMail, proofMail } from './proof-mails.rules';
import { type News, PROOF_NEWS } from './proof-news.query';

/** An answer that waits for nobody else. */
const WAITING = { asked: 1, inforce: 0, for_review: 0 };
/** Of what is asked the last mail of a day tells together; a decision is always told by itself. */
const TOGETHER: readonly string[] = ['proof_request', 'proof_reminder', 'proof_due', 'proof_expired'];

interface Told {
  readonly news: News;
  /** Name of the other company. */
  readonly company: string;
  readonly people: readonly Reader[];
}

/** Mails as many as the company and the mailboxes have room for; what is left out is still told in the portal. */
async function mailNews(platform: Platform, tx: Sql, { companyId }: DomainEvent, { news, company, people }: Told) {
  const { mail, type } = news;
  if (!mail) return;
  const { configuration, dictionaries, mailer, clock } = platform;
  const sender = { companyId, now: clock.now(), newId: () => newId(clock) };
  const asked = await takeCompanyMails(mailAllowance(platform), tx, sender, people);
  const isCounted = TOGETHER.includes(mail.kind) && asked.some(({ isLast }) => isLast);
  const read = companyRecords(platform, companyId, tx);
  const waiting = isCounted ? await read(complianceRequest).count({ where: WAITING }) : 0;
  const ways = { companyId, publicUrl: configuration.publicUrl, sayIn: dictionaries.sayIn };
  const about = { company, type, request_id: mail.request_id, renewal_date: mail.renewal_date };
  for (const { to, isLast } of asked) {
    const isDigest = isLast && waiting > 1;
    const said = isDigest ? proofDigestMail(to, waiting, ways) : proofMail(mail.kind, to, about, ways);
    await mailer.send(said, tx, companyId);
  }
}

/** Tells whoever looks after compliance what another company has done, or what a day has brought. */
export const tellOfProof = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-proof',
  on: Object.keys(PROOF_NEWS),
  handle: async (event, tx) => {
    const { companyId, id, at, type: happened, payload } = event;
    const read = companyRecords(platform, companyId, tx);
    const people = await compliancePeople(read);
    if (people.length === 0) return;
    const news = await PROOF_NEWS[happened]?.(read, String(payload['id']));
    const company = news && (await read(partner).find(news.partner_id))?.name;
    if (!news || company === undefined) return;
    const { text, link } = news;
    for (const { _id, lang } of people) {
      const type = platform.dictionaries.sayIn(lang)(DEMAND_TYPES[news.type] ?? news.type);
      platform.push.toUser(companyId, _id, 'notice', { id, text, params: { company, type }, link, created_on: at });
    }
    await mailNews(platform, tx, event, { news, company, people });
  },
});
