import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many within a time in milliseconds, and the refusal of more. `LICHEN_RATE_LIMIT_SCALE` scales them all. */
export interface MailLimit {
  readonly most: number;
  readonly within: number;
  readonly text: string;
}

/** A company is young for so long: whoever opens companies to send from them has to wait with each. */
export const YOUNG_MS = 7 * DAY;

/** Everything that bounds mails which people have sent to others, and those that anybody can cause: ADR 0042, 0065 and 0108. */
export const MAIL_LIMITS = {
  person: { most: 100, within: HOUR, text: MAIL_TEXTS.tooManyOfPerson },
  company: { most: 500, within: DAY, text: MAIL_TEXTS.tooManyOfCompany },
  /** Room for a staff of sixty and their corrections on the first day. */
  youngCompany: { most: 100, within: DAY, text: MAIL_TEXTS.tooManyOfYoung },
  /** All companies that were opened from one mail domain, or from one mailbox of a public provider. */
  domain: { most: 1000, within: DAY, text: MAIL_TEXTS.tooManyOfDomain },
  /** Limit of a mailbox, from whomever mails come: nobody's is filled by strangers. */
  address: { most: 5, within: DAY, text: MAIL_TEXTS.tooManyToAddress },
  /** Mails that anybody can cause without an account: to the address that they registered, or that is registered already. */
  entry: { most: 5, within: DAY, text: MAIL_TEXTS.tooManyToAddress },
  /** Companies that are confirmed from one mail domain, or from one mailbox of a public provider. */
  newCompanies: { most: 10, within: DAY, text: CONFIRMATION_TEXTS.tooManyCompanies },
} as const satisfies Record<string, MailLimit>;

/** A year of mails is not asked for: after the longest of the windows nobody needs the row. */
export const SENT_MAILS_KEPT_MS = DAY;
