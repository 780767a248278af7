import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Most mails within a period in milliseconds, and the error message beyond. `LICHEN_RATE_LIMIT_SCALE` scales all
 * limits.
 */
export interface MailLimit {
  readonly most: number;
  readonly within: number;
  readonly text: string;
}

/**
 * Time in milliseconds during which a company has lower limits, so that opening companies to send mails from them does
 * not pay.
 */
export const YOUNG_MS = 7 * DAY;

/** Limits of mails that people send to others, and of mails that anybody can trigger: ADR 0042, 0065 and 0108. */
export const MAIL_LIMITS = {
  person: { most: 100, within: HOUR, text: MAIL_TEXTS.tooManyOfPerson },
  company: { most: 500, within: DAY, text: MAIL_TEXTS.tooManyOfCompany },
  /** Enough for a staff of sixty and corrections on the first day. */
  youngCompany: { most: 100, within: DAY, text: MAIL_TEXTS.tooManyOfYoung },
  /** Total of all companies that were opened from one mail domain, or from one mailbox of a public provider. */
  domain: { most: 1000, within: DAY, text: MAIL_TEXTS.tooManyOfDomain },
  /** Total per recipient mailbox from all senders, so that strangers cannot flood it. */
  address: { most: 5, within: DAY, text: MAIL_TEXTS.tooManyToAddress },
  /** Mails that anybody can trigger without an account, to the address being registered or already registered. */
  entry: { most: 5, within: DAY, text: MAIL_TEXTS.tooManyToAddress },
  /** Companies confirmed from one mail domain, or from one mailbox of a public provider. */
  newCompanies: { most: 10, within: DAY, text: CONFIRMATION_TEXTS.tooManyCompanies },
} as const satisfies Record<string, MailLimit>;

/** Rows are not needed after the longest period, in milliseconds. */
export const SENT_MAILS_KEPT_MS = DAY;
