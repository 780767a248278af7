import { Problem } from '@lichen/contracts/api/problems';
import { expectConfirmed } from '../accounts/expect-confirmed';
import type { Configuration } from '../configuration';
import { SYSTEM } from '../jobs/jobs';
import type { Platform } from '../platform';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Sql, Where } from '../store/sql';
import { tableOf } from '../store/table';
import { countedInTurn } from './counted-in-turn';
import { MAIL_LIMITS as LIMITS, type MailLimit } from './mail-limits';
import { mailboxOf } from './mailbox';
import { isYoung, sendingDomain } from './sending-company';
import { senderOf } from './sending-domain';

interface Sender {
  readonly companyId: string;
  readonly userId: string;
  readonly now: number;
  newId(): string;
}

/** Parts of the platform that the counting of mails depends on. */
export type MailAllowance = Pick<Configuration, 'LICHEN_RATE_LIMIT_SCALE'> & Pick<Database, 'dialect'>;

/** Picks it from the platform. */
export const mailAllowance = ({
  configuration,
  database,
}: Pick<Platform, 'configuration' | 'database'>): MailAllowance => ({
  LICHEN_RATE_LIMIT_SCALE: configuration.LICHEN_RATE_LIMIT_SCALE,
  dialect: database.dialect,
});

const sentMails = (dialect: Database['dialect']) =>
  tableOf('sent_mails', ['company_id', 'id', 'user_id', 'address', 'sent_on'], dialect);

const accounts = (dialect: Database['dialect']) => tableOf('accounts', ['company_id', 'id'], dialect);

/** Key of counts that belong to no company. */
const OF_NOBODY = { company_id: SYSTEM, user_id: SYSTEM };

/** Locks the company's count, so that simultaneous requests see each other's mails. */
const inTurn = (dialect: Database['dialect'], tx: Sql, companyId: string) =>
  accounts(dialect).hold(tx, { company_id: companyId, id: companyId });

/** Returns a company's daily limit; it is lower in its first week. */
const companyLimit = async (
  { dialect }: MailAllowance,
  sql: Sql,
  whose: Pick<Sender, 'companyId' | 'now'>,
): Promise<MailLimit> => ((await isYoung(dialect, sql, whose)) ? LIMITS.youngCompany : LIMITS.company);

/** Returns the key under which mails of companies with the same domain are counted together. */
const domainOf = async ({ dialect }: MailAllowance, tx: Sql, whose: Pick<Sender, 'companyId' | 'userId'>) =>
  sha256(`from ${await sendingDomain(dialect, tx, whose)}`);

/**
 * Counts a mail of the pages before log-in, except invitations, in the transaction that creates it. Returns false when
 * the address has had its five of the day; then nothing is sent, and the pages do not show it.
 */
export async function countEntryMail(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  tx: Sql,
  { companyId, now, newId }: Sender,
  email: string,
): Promise<boolean> {
  await inTurn(dialect, tx, companyId);
  const address = sha256(`entry ${mailboxOf(email)}`);
  await countedInTurn(dialect, tx, now, [address]);
  const where = { address, sent_on: { above: now - LIMITS.entry.within } };
  if ((await sentMails(dialect).count(tx, { where })) >= Math.round(LIMITS.entry.most * scale)) return false;
  // Not counted against any company, because strangers can trigger these mails.
  await sentMails(dialect).insert(tx, [{ ...OF_NOBODY, id: newId(), address, sent_on: now }]);
  return true;
}

/**
 * Counts a company in the transaction that confirms its address. Throws `tooMany` (429) when too many companies of the
 * address's domain were confirmed today, since each could send mails and store files.
 */
export async function countNewCompany(
  allowance: MailAllowance,
  tx: Sql,
  { now, newId }: Pick<Sender, 'now' | 'newId'>,
  email: string,
): Promise<void> {
  const address = sha256(`company ${senderOf(email)}`);
  await countedInTurn(allowance.dialect, tx, now, [address]);
  await expectRoom(allowance, tx, now, LIMITS.newCompanies, { whose: { address }, more: 1 });
  await sentMails(allowance.dialect).insert(tx, [{ ...OF_NOBODY, id: newId(), address, sent_on: now }]);
}

/** Throws `tooMany` (429) with the time to wait, unless that many more mails may be sent. */
async function expectRoom(
  { dialect, LICHEN_RATE_LIMIT_SCALE: scale }: MailAllowance,
  tx: Sql,
  now: number,
  { most, within, text }: MailLimit,
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
 * Counts a person's mails in the transaction that requests them, so that refused ones do not count. Throws `refused`
 * while the person's own address is unconfirmed, and `tooMany` (429) with the time to wait when the person, the company
 * or an address has reached its limit.
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
  const domain = await domainOf(allowance, tx, { companyId, userId });
  await countedInTurn(dialect, tx, now, [...hashes, domain]);
  const expect = (limit: MailLimit, whose: Where, more: number) =>
    expectRoom(allowance, tx, now, limit, { whose, more });
  for (const hash of new Set(hashes))
    await expect(LIMITS.address, { address: hash }, hashes.filter((each) => each === hash).length);
  await expect(LIMITS.person, { company_id: companyId, user_id: userId }, hashes.length);
  const limit = await companyLimit(allowance, tx, { companyId, now });
  await expect(limit, { company_id: companyId }, hashes.length);
  await expect(LIMITS.domain, { address: domain }, hashes.length);
  await sentMails(dialect).insert(
    tx,
    hashes.flatMap((address) => [
      { company_id: companyId, id: newId(), user_id: userId, address, sent_on: now },
      { ...OF_NOBODY, id: newId(), address: domain, sent_on: now },
    ]),
  );
}

/** Returns a function that tells whether an address may get that many more mails today. */
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

/** Returns those of the addresses that may get that many more mails today. */
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

/** Returns how many more mails a company may send now. */
export async function companyRoom(
  allowance: MailAllowance,
  sql: Sql,
  { companyId, now }: Pick<Sender, 'companyId' | 'now'>,
): Promise<number> {
  const { most, within } = await companyLimit(allowance, sql, { companyId, now });
  const where = { company_id: companyId, sent_on: { above: now - within } };
  const sent = await sentMails(allowance.dialect).count(sql, { where });
  return Math.max(0, Math.round(most * allowance.LICHEN_RATE_LIMIT_SCALE) - sent);
}

/** Counts automatic mails whose limits were already checked. */
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
 * Returns those of the people to whom an automatic mail may be sent now, up to the company's limit, each with whether
 * it is their last one today; counts the mails in the transaction that sends them. With `orWait`, throws `tooMany`
 * (429) with the time to wait if the company's limit does not allow all of them.
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
  await countedInTurn(allowance.dialect, tx, sender.now, addresses.map(hashOf));
  const hasRoom = await roomOf(allowance, tx, sender.now, addresses);
  const open = people.filter(({ email }) => hasRoom(email, 1));
  const asked = { whose: { company_id: sender.companyId }, more: open.length };
  if (orWait && open.length > 0)
    await expectRoom(allowance, tx, sender.now, await companyLimit(allowance, tx, sender), asked);
  const mailed = open.slice(0, await companyRoom(allowance, tx, sender));
  const counted = mailed.map(({ email }) => email);
  if (counted.length > 0) await noteCompanyMails(allowance, tx, sender, counted);
  return mailed.map((to) => ({ to, isLast: !hasRoom(to.email, 2) }));
}
