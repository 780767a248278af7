import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_TYPES, SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { returnedWords } from '@lichen/contracts/compliance/demands/returned-fields';
import type { ReturnedQuestion } from '@lichen/contracts/compliance/demands/submission.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import type { Dictionaries } from '../../../platform/dictionaries';
import type { Mail, Mails } from '../../../platform/mail/mailer';
import type { Reader } from './compliance-people.query';

/** Kinds of emails about one request, sent to the company that is asked. */
export type ProofMail = Exclude<Extract<keyof Mails, `proof_${string}`>, 'proof_digest'>;

/** What is demanded. */
export interface Demanded {
  readonly type: string;
  /** Name of the survey, if one is demanded. */
  readonly survey: string | null;
}

/** The occasion of an email about one request. */
export interface AboutRequest {
  readonly kind: ProofMail;
  readonly request_id: string;
  readonly renewal_date: number | null;
  /** Set for a rejection; `returned` if only some questions or fields were returned. */
  readonly reason: string | null;
  readonly returned: readonly ReturnedQuestion[] | null;
}

interface About extends Demanded {
  /** Name of the asking company. */
  readonly company: string;
  readonly mail: AboutRequest;
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

/** Returns the name of the demanded survey, otherwise the label of the type in the reader's language. */
export const demandedIn = (sayIn: Dictionaries['sayIn'], language: string, { type, survey }: Demanded): string =>
  survey ?? sayIn(language)(DEMAND_TYPES[type] ?? type);

/**
 * Returns the reason of a decision. Returned fields of a document are named in the reader's language; the questions of
 * a survey stay as they were written.
 */
function reasonIn({ sayIn }: Ways, language: string, { type, mail: { reason, returned } }: About): string {
  const fields = type === SURVEY_DEMAND ? undefined : docTypeOf(type)?.form.fields;
  if (!returned || !fields) return reason ?? '';
  const say = sayIn(language);
  return returnedWords(returned, (id) => say(fields[id]?.label ?? id));
}

/** Returns the email about one request to one person, in that person's language. */
export function proofMail(to: Reader, about: About, ways: Ways): Mail {
  const { first_name, email, lang } = to;
  const { kind, renewal_date, request_id } = about.mail;
  const data = {
    ...{ first_name, company_name: about.company, type: demandedIn(ways.sayIn, lang, about) },
    ...{ day: dayIn(lang, renewal_date), message: reasonIn(ways, lang, about) },
    link: `${ways.publicUrl}${paths.complianceRequest(request_id)}`,
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
