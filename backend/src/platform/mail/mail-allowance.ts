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
import { mailboxOf } from './mailbox';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A year of mails is not asked for: after the longest of the windows nobody needs the row. */
export const SENT_MAILS_KEPT_MS = DAY;

/** Mails that people may have sent to others, within a time in milliseconds. */
const LIMITS = {
  person: { most: 100, within: HOUR, text: MAIL_TEXTS.tooManyOfPerson },
  company: { most: 500, within: DAY, text: MAIL_TEXTS.tooManyOfCompany },
  /** Limit of a mailbox, from whomever mails come: nobody's is filled by strangers. */
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
  const address = sha256(`entry ${mailboxOf(email)}`);
  const where = { address, sent_on: { above: now - ENTRY.within } };
  if ((await sentMails(dialect).count(tx, { where })) >= Math.round(ENTRY.most * scale)) return false;
  // Nobody's invitations are fewer because a stranger asked for these.
  const whose = { company_id: SYSTEM, user_id: SYSTEM };
  await sentMails(dialect).insert(tx, [{ ...whose, id: newId(), address, sent_on: now }]);
  return true;
}

type Limit = (typeof LIMITS)[keyof typeof LIMITS];

/** Throws a 429 with the time to wait unless so many more may be sent. */
async function expectRoom(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  tx: Sql,
  now: number,
  { most, within, text }: Limit,
  asked: { readonly whose: Where; readonly more: number },
): Promise<void> {
  const sent = sentMails(dialect);
  const where = { ...asked.whose, sent_on: { above: now - within } };
  if ((await sent.count(tx, { where })) + asked.more <= Math.round(most * scale)) return;
  const [oldest] = await sent.find(tx, { where, order: [{ column: 'sent_on' }], limit: 1 });
  const wait = oldest ? Number(oldest['sent_on']) + within - now : within;
  throw new Problem('tooMany', text, undefined, Math.max(1, Math.ceil(wait / 1000)));
}

const hashOf = (address: string): string => sha256(mailboxOf(address));

/**
 * Counts mails that a person is about to have sent, in the transaction that asks for them, so that a refused one counts
 * for nothing. Refused while the person's own address is not confirmed. Throws a 429 with the time to wait where the
 * person, the company or an address has had too many.
 */
export async function countMails(
  allowance: MailAllowance,
  tx: Sql,
  { companyId, userId, now, newId }: Sender,
  addresses: readonly string[],
): Promise<void> {
  const { dialect } = allowance;
  await expectConfirmed({ dialect }, tx, { companyId, userId });
  await inTurn(dialect, tx, companyId);
  const hashes = addresses.map(hashOf);
  const expect = (limit: Limit, whose: Where, more: number) => expectRoom(allowance, tx, now, limit, { whose, more });
  for (const hash of new Set(hashes))
    await expect(LIMITS.address, { address: hash }, hashes.filter((each) => each === hash).length);
  await expect(LIMITS.person, { company_id: companyId, user_id: userId }, hashes.length);
  await expect(LIMITS.company, { company_id: companyId }, hashes.length);
  await sentMails(dialect).insert(
    tx,
    hashes.map((address) => ({ company_id: companyId, id: newId(), user_id: userId, address, sent_on: now })),
  );
}

/** Whether an address has room for so many mails more on the day. */
async function roomOf(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  sql: Sql,
  now: number,
  addresses: readonly string[],
): Promise<(address: string, more: number) => boolean> {
  const { most, within } = LIMITS.address;
  const address = { in: addresses.map(hashOf) };
  const where = { address, sent_on: { above: now - within } };
  const found = addresses.length > 0 ? await sentMails(dialect).find(sql, { where }, ['address']) : [];
  const had = (hash: string) => found.filter((row) => row['address'] === hash).length;
  return (each, more) => had(hashOf(each)) + more <= Math.round(most * scale);
}

/** Those of some addresses that have room for so many mails more on the day. */
export async function addressesWithRoom(
  allowance: MailAllowance,
  sql: Sql,
  now: number,
  addresses: readonly string[],
  more = 1,
): Promise<ReadonlySet<string>> {
  const hasRoom = await roomOf(allowance, sql, now, addresses);
  return new Set(addresses.filter((each) => hasRoom(each, more)));
}

/** Mails that a company may still have sent now. */
export async function companyRoom(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  sql: Sql,
  { companyId, now }: Pick<Sender, 'companyId' | 'now'>,
): Promise<number> {
  const { most, within } = LIMITS.company;
  const where = { company_id: companyId, sent_on: { above: now - within } };
  return Math.max(0, Math.round(most * scale) - (await sentMails(dialect).count(sql, { where })));
}

/** Notes mails that no person asked for, for which there is room. */
const noteCompanyMails = (
  { dialect }: MailAllowance,
  tx: Sql,
  { companyId, now, newId }: Omit<Sender, 'userId'>,
  addresses: readonly string[],
): Promise<void> =>
  sentMails(dialect).insert(
    tx,
    addresses.map((each) => ({
      ...{ company_id: companyId, id: newId(), user_id: SYSTEM, address: hashOf(each), sent_on: now },
    })),
  );

/**
 * Those of some people to whom a mail that no person asked for may go now, as many as the company has room for, and
 * whether it is the last that fits into their day; counted in the transaction that sends them. With `orWait`, a 429 with
 * the time to wait is thrown where the company has no room for all of them.
 */
export async function takeCompanyMails<Reader extends { readonly email: string }>(
  allowance: MailAllowance,
  tx: Sql,
  sender: Omit<Sender, 'userId'>,
  people: readonly Reader[],
  { orWait = false }: { readonly orWait?: boolean } = {},
): Promise<readonly { readonly to: Reader; readonly isLast: boolean }[]> {
  if (people.length === 0) return [];
  await inTurn(allowance.dialect, tx, sender.companyId);
  const addresses = people.map(({ email }) => email);
  const hasRoom = await roomOf(allowance, tx, sender.now, addresses);
  const open = people.filter(({ email }) => hasRoom(email, 1));
  const asked = { whose: { company_id: sender.companyId }, more: open.length };
  if (orWait && open.length > 0) await expectRoom(allowance, tx, sender.now, LIMITS.company, asked);
  const mailed = open.slice(0, await companyRoom(allowance, tx, sender));
  const counted = mailed.map(({ email }) => email);
  if (counted.length > 0) await noteCompanyMails(allowance, tx, sender, counted);
  return mailed.map((to) => ({ to, isLast: !hasRoom(to.email, 2) }));
}
