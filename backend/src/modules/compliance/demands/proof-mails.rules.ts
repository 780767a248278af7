import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Dictionaries } from '../../../platform/dictionaries';
import type { Mail, Mails } from '../../../platform/mail/mailer';
import type { Reader } from './compliance-people.query';

/** Mails about one request, to whoever is asked. */
export type ProofMail = Exclude<Extract<keyof Mails, `proof_${string}`>, 'proof_digest'>;

interface About {
  /** The company that asks. */
  readonly company: string;
  readonly type: string;
  readonly renewal_date: number | null;
  readonly request_id: string;
}

interface Ways {
  /** The company of the readers, of whom each may turn mails off. */
  readonly companyId: string;
  readonly publicUrl: string;
  readonly sayIn: Dictionaries['sayIn'];
}

const dayIn = (language: string, day: number | null): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(LOCALE_TAGS[isLanguage(language) ? language : 'en-GB'], {
        ...{ dateStyle: 'long', timeZone: 'UTC' },
      }).format(day);

/** The type of proof in the reader's own words. */
const typeIn = ({ sayIn }: Ways, language: string, type: string): string => sayIn(language)(DEMAND_TYPES[type] ?? type);

export function proofMail(kind: ProofMail, to: Reader, about: About, ways: Ways): Mail {
  const { first_name, email, lang } = to;
  const data = {
    ...{ first_name, company_name: about.company, type: typeIn(ways, lang, about.type) },
    day: dayIn(lang, about.renewal_date),
    link: `${ways.publicUrl}${paths.complianceRequest(about.request_id)}`,
  };
  return { kind, to: email, language: lang, data, member: { companyId: ways.companyId, userId: to._id } };
}

/** The last mail of the day to somebody who is asked for more than single mails can say. */
export function proofDigestMail(to: Reader, count: number, { publicUrl, companyId }: Ways): Mail {
  const { first_name, email, lang } = to;
  const data = { first_name, count: String(count), link: `${publicUrl}${paths.complianceRequests}` };
  return { kind: 'proof_digest', to: email, language: lang, data, member: { companyId, userId: to._id } };
}

/** One mail a day about all that ran out or soon will, to whoever asks for it. */
export function partnerProofMail(to: Reader, counts: { due: number; ended: number }, ways: Ways): Mail {
  const { publicUrl, companyId } = ways;
  const { first_name, email, lang } = to;
  const data = {
    ...{ first_name, due: String(counts.due), ended: String(counts.ended) },
    link: `${publicUrl}${paths.partnerCompliance}`,
  };
  return { kind: 'partner_proof', to: email, language: lang, data, member: { companyId, userId: to._id } };
}
