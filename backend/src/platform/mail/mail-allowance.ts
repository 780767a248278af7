import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';
import { Problem } from '@lichen/contracts/api/problems';
import { expectConfirmed } from '../accounts/expect-confirmed';
import type { Configuration } from '../configuration';
import { SYSTEM } from '../jobs/jobs';
import type { Platform } from '../platform';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Sql, Where } from '../store/sql';
import { tableOf } from '../store/table';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A year of mails is not asked for: after the longest of the windows nobody needs the row. */
export const SENT_MAILS_KEPT_MS = DAY;

/** Mails that people may have sent to others, within a time in milliseconds. */
const LIMITS = {
  person: { most: 100, within: HOUR, text: MAIL_TEXTS.tooManyOfPerson },
  company: { most: 500, within: DAY, text: MAIL_TEXTS.tooManyOfCompany },
  /** Limit of an address, from whomever mails come: nobody's mailbox is filled by strangers. */
  address: { most: 5, within: DAY, text: MAIL_TEXTS.tooManyToAddress },
} as const;

/** Mails that anybody can cause without an account: to the address that they registered, or that is registered already. */
const ENTRY = { most: 5, within: DAY } as const;

interface Sender {
  readonly companyId: string;
  readonly userId: string;
  readonly now: number;
  newId(): string;
}

export type MailAllowance = Pick<Configuration, 'LICHEN_RATE_LIMIT_SCALE'> & Pick<Database, 'dialect'>;

export const mailAllowance = ({
  configuration,
  database,
}: Pick<Platform, 'configuration' | 'database'>): MailAllowance => ({
  LICHEN_RATE_LIMIT_SCALE: configuration.LICHEN_RATE_LIMIT_SCALE,
  dialect: database.dialect,
});

const sentMails = (dialect: Database['dialect']) =>
  tableOf('sent_mails', ['company_id', 'id', 'user_id', 'address', 'sent_on'], dialect);

/** One after the other: of sixty at once each would see none of the others. */
const inTurn = (dialect: Database['dialect'], tx: Sql, companyId: string) =>
  tableOf('accounts', ['company_id', 'id'], dialect).hold(tx, { company_id: companyId, id: companyId });

/**
 * Counts a mail of the pages before log-in, apart from invitations, in the transaction that makes it. False where the
 * address has had its five of the day, whoever asked: then nothing is sent, and those pages say nothing else.
 */
export async function countEntryMail(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  tx: Sql,
  { companyId, now, newId }: Sender,
  email: string,
): Promise<boolean> {
  await inTurn(dialect, tx, companyId);
  const address = sha256(`entry ${email.trim().toLowerCase()}`);
  const where = { address, sent_on: { above: now - ENTRY.within } };
  if ((await sentMails(dialect).count(tx, { where })) >= Math.round(ENTRY.most * scale)) return false;
  // Nobody's invitations are fewer because a stranger asked for these.
  const whose = { company_id: SYSTEM, user_id: SYSTEM };
  await sentMails(dialect).insert(tx, [{ ...whose, id: newId(), address, sent_on: now }]);
  return true;
}

/**
 * Counts mails that a person is about to have sent, in the transaction that asks for them, so that a refused one counts
 * for nothing. Refused while the person's own address is not confirmed. Throws a 429 with the time to wait where the
 * person, the company or an address has had too many.
 */
export async function countMails(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  tx: Sql,
  { companyId, userId, now, newId }: Sender,
  addresses: readonly string[],
): Promise<void> {
  const sent = sentMails(dialect);
  await expectConfirmed({ dialect }, tx, { companyId, userId });
  await inTurn(dialect, tx, companyId);
  const hashes = addresses.map((address) => sha256(address.trim().toLowerCase()));
  const expectRoom = async (
    { most, within, text }: (typeof LIMITS)[keyof typeof LIMITS],
    whose: Where,
    more: number,
  ) => {
    const room = Math.round(most * scale);
    const since = now - within;
    const count = await sent.count(tx, { where: { ...whose, sent_on: { above: since } } });
    if (count + more <= room) return;
    const order = [{ column: 'sent_on' }];
    const [oldest] = await sent.find(tx, { where: { ...whose, sent_on: { above: since } }, order, limit: 1 });
    const wait = oldest ? Number(oldest['sent_on']) + within - now : within;
    throw new Problem('tooMany', text, undefined, Math.max(1, Math.ceil(wait / 1000)));
  };
  for (const hash of new Set(hashes))
    await expectRoom(LIMITS.address, { address: hash }, hashes.filter((each) => each === hash).length);
  await expectRoom(LIMITS.person, { company_id: companyId, user_id: userId }, hashes.length);
  await expectRoom(LIMITS.company, { company_id: companyId }, hashes.length);
  await sent.insert(
    tx,
    hashes.map((address) => ({ company_id: companyId, id: newId(), user_id: userId, address, sent_on: now })),
  );
}
