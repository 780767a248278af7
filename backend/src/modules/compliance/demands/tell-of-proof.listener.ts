import { paths } from '@lichen/contracts/api/paths';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { DEMAND_NOTICES } from '@lichen/contracts/compliance/demands/demand-notices';
import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Read } from '../../../platform/engine/rules';
import { companyRecords } from '../../../platform/engine/company-records';
import type { DomainEvent, Listener } from '../../../platform/jobs/outbox';
import {
  addressesWithRoom,
  companyRoom,
  countCompanyMails,
  mailAllowance,
} from '../../../platform/mail/mail-allowance';
import type { Platform } from '../../../platform/platform';
import type { Sql } from '../../../platform/store/sql';
import { compliancePeople, type Reader } from './compliance-people.query';
import { newId } from '../../../platform/clock';
import { type ProofMail, proofMail } from './proof-mails.rules';

interface News {
  readonly text: string;
  readonly partner_id: string;
  readonly type: string;
  readonly link: string;
  /** A mail as well, about this request. */
  readonly mail?: { readonly kind: ProofMail; readonly request_id: string; readonly renewal_date: number | null };
}

type Tells = (read: Read, id: string) => Promise<News | undefined>;

const ofRequest =
  (text: string, kind: ProofMail): Tells =>
  async (read, id) => {
    const found = await read(complianceRequest).find(id);
    if (!found?.asked) return undefined;
    const { _id, partner_id, demand_type_id: type, renewal_date } = found;
    return {
      text,
      partner_id,
      type,
      link: paths.complianceRequest(_id),
      mail: { kind, request_id: _id, renewal_date },
    };
  };

const ofCheck =
  (text: string, kind: ProofMail): Tells =>
  async (read, id) => {
    const check = await read(complianceCheck).find(id);
    return check && ofRequest(text, kind)(read, check.request_id);
  };

const ofSubmission =
  (text: string): Tells =>
  async (read, id) => {
    const found = await read(submission).find(id);
    if (!found) return undefined;
    const { partner_id, demand_type_id: type, demand_id } = found;
    return { text, partner_id, type, link: paths.complianceDemand(demand_id) };
  };

const ofDemand =
  (text: string): Tells =>
  async (read, id) => {
    const found = await read(demand).find(id);
    return (
      found && { text, partner_id: found.partner_id, type: found.demand_type_id, link: paths.complianceDemand(id) }
    );
  };

/** What is told of which event; whoever did it is in the other company, or nobody. */
const TELLS: Readonly<Record<string, Tells>> = {
  [`${complianceRequest.name}.ask`]: ofRequest(DEMAND_NOTICES.ask, 'proof_request'),
  [`${complianceRequest.name}.remind`]: ofRequest(DEMAND_NOTICES.remind, 'proof_reminder'),
  [`${complianceRequest.name}.fall_due`]: ofRequest(DEMAND_NOTICES.fall_due, 'proof_due'),
  [`${complianceRequest.name}.expire`]: ofRequest(DEMAND_NOTICES.expire, 'proof_expired'),
  [`${complianceCheck.name}.accept`]: ofCheck(DEMAND_NOTICES.accept, 'proof_accepted'),
  [`${complianceCheck.name}.reject`]: ofCheck(DEMAND_NOTICES.reject, 'proof_rejected'),
  [`${submission.name}.submit`]: ofSubmission(DEMAND_NOTICES.submit),
  [`${submission.name}.recall`]: ofSubmission(DEMAND_NOTICES.recall),
  [`${demand.name}.fall_due`]: ofDemand(DEMAND_NOTICES.partner_fall_due),
  [`${demand.name}.expire`]: ofDemand(DEMAND_NOTICES.partner_expire),
};

/** Mails as many as the company and the mailboxes have room for; what is left out is still told in the portal. */
async function mailNews(platform: Platform, tx: Sql, event: DomainEvent, people: readonly Reader[], news: News) {
  const { mail, partner_id, type } = news;
  if (!mail) return;
  const { companyId } = event;
  const { configuration, dictionaries, mailer, clock } = platform;
  const read = companyRecords(platform, companyId, tx);
  const company = (await read(partner).find(partner_id))?.name;
  if (company === undefined) return;
  const allowance = mailAllowance(platform);
  const now = clock.now();
  const emails = people.map(({ email }) => email);
  const open = await addressesWithRoom(allowance, tx, now, emails);
  const room = await companyRoom(allowance, tx, { companyId, now });
  const asked = people.filter(({ email }) => open.has(email)).slice(0, room);
  if (asked.length === 0) return;
  const counted = { companyId, now, newId: () => newId(clock) };
  await countCompanyMails(
    allowance,
    tx,
    counted,
    asked.map(({ email }) => email),
  );
  const ways = { publicUrl: configuration.publicUrl, sayIn: dictionaries.sayIn };
  const about = { company, type, request_id: mail.request_id, renewal_date: mail.renewal_date };
  for (const to of asked) await mailer.send(proofMail(mail.kind, to, about, ways), tx, companyId);
}

/** Tells whoever looks after compliance what another company has done, or what a day has brought. */
export const tellOfProof = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-proof',
  on: Object.keys(TELLS),
  handle: async (event, tx) => {
    const { companyId, id, at, type: happened, payload } = event;
    const read = companyRecords(platform, companyId, tx);
    const news = await TELLS[happened]?.(read, String(payload['id']));
    const company = news && (await read(partner).find(news.partner_id))?.name;
    if (!news || company === undefined) return;
    const people = await compliancePeople(read);
    const { text, link } = news;
    for (const { _id, lang } of people) {
      const type = platform.dictionaries.sayIn(lang)(DEMAND_TYPES[news.type] ?? news.type);
      platform.push.toUser(companyId, _id, 'notice', { id, text, params: { company, type }, link, created_on: at });
    }
    await mailNews(platform, tx, event, people, news);
  },
});
