import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Dictionaries } from '../../../platform/dictionaries';
import type { Mail, Mails } from '../../../platform/mail/mailer';
import type { Reader } from './compliance-people.query';

/** Kinds of emails about one request, sent to the company that is asked. */
export type ProofMail = Exclude<Extract<keyof Mails, `proof_${string}`>, 'proof_digest'>;

interface About {
  /** Name of the asking company. */
  readonly company: string;
  readonly type: string;
  readonly renewal_date: number | null;
  readonly request_id: string;
}

interface Ways {
  /** Company of the recipients; each of them may turn the emails off. */
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

/** Label of the demand type in the recipient's language. */
const typeIn = ({ sayIn }: Ways, language: string, type: string): string => sayIn(language)(DEMAND_TYPES[type] ?? type);

/** Returns the email about one request to one person, in that person's language. */
export function proofMail(kind: ProofMail, to: Reader, about: About, ways: Ways): Mail {
  const { first_name, email, lang } = to;
  const data = {
    ...{ first_name, company_name: about.company, type: typeIn(ways, lang, about.type) },
    day: dayIn(lang, about.renewal_date),
    link: `${ways.publicUrl}${paths.complianceRequest(about.request_id)}`,
  };
  return { kind, to: email, language: lang, data, member: { companyId: ways.companyId, userId: to._id } };
}

/** Last email of the day to a person with more open requests than single emails can cover. */
export function proofDigestMail(to: Reader, count: number, { publicUrl, companyId }: Ways): Mail {
  const { first_name, email, lang } = to;
  const data = { first_name, count: String(count), link: `${publicUrl}${paths.complianceRequests}` };
  return { kind: 'proof_digest', to: email, language: lang, data, member: { companyId, userId: to._id } };
}

/** Daily email to the asking company about proof that expired or expires soon. */
export function partnerProofMail(to: Reader, counts: { due: number; ended: number }, ways: Ways): Mail {
  const { publicUrl, companyId } = ways;
  const { first_name, email, lang } = to;
  const data = {
    ...{ first_name, due: String(counts.due), ended: String(counts.ended) },
    link: `${publicUrl}${paths.partnerCompliance}`,
  };
  return { kind: 'partner_proof', to: email, language: lang, data, member: { companyId, userId: to._id } };
}
