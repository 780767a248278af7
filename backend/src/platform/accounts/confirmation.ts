import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { Problem, refused } from '@lichen/contracts/api/problems';
import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';
import type { Row, Sql } from '../store/sql';
import { type AccountServices, personOf } from './account-services';
import type { Person, Unconfirmed } from './accounts';
import { countConfirmed, mayMail } from './may-mail';

/** Shortest time between two confirmation mails to a person, in milliseconds. */
const AGAIN_MS = 60_000;
const TOMORROW_SECONDS = 24 * 60 * 60;

const isUnconfirmed = (user: Row | undefined): user is Row =>
  user?.['status'] === 'active' && user['confirmed_on'] === null;

/**
 * Sends the confirmation mail, unless the address is confirmed. Returns false when the address has had too many mails
 * today; the link in the last one stays valid.
 */
export async function mailConfirmation(desk: AccountServices, user: Row | undefined): Promise<boolean> {
  if (!isUnconfirmed(user)) return true;
  const code = await desk.database.transaction(async (tx) =>
    (await mayMail(desk, tx, user)) ? desk.codes.issue(tx, 'confirm', personOf(user)) : undefined,
  );
  if (!code) return false;
  const link = desk.link('/confirm', { code });
  await desk.mail('confirm_address', user, { first_name: user['first_name'] as string, link });
  return true;
}

/** Sends the confirmation mail to the signed-in person, at most once a minute; throws `tooMany` otherwise. */
export async function sendConfirmation(desk: AccountServices, person: Person): Promise<void> {
  const { companyId, userId } = person;
  const user = await desk.tables.users.first(desk.database, { company_id: companyId, id: userId });
  if (!isUnconfirmed(user)) return;
  const since = desk.clock.now() - AGAIN_MS;
  const mine = { kind: 'confirm', company_id: companyId, user_id: userId };
  if (await desk.tables.codes.first(desk.database, { ...mine, created_on: { above: since } }))
    throw new Problem('tooMany', CONFIRMATION_TEXTS.justSent, undefined, AGAIN_MS / 1000);
  if (!(await mailConfirmation(desk, user)))
    throw new Problem('tooMany', MAIL_TEXTS.tooManyToAddress, undefined, TOMORROW_SECONDS);
}

/** Returns the account of an open confirmation mail; undefined when it was answered or has expired. */
export async function unconfirmed(desk: AccountServices, code: string): Promise<Unconfirmed | undefined> {
  const owner = await desk.codes.owner(desk.database, 'confirm', code);
  const user =
    owner && (await desk.tables.users.first(desk.database, { company_id: owner.companyId, id: owner.userId }));
  if (!isUnconfirmed(user)) return undefined;
  return {
    email: user['email'] as string,
    first_name: user['first_name'] as string,
    registered_on: Number(user['created_on']),
  };
}

/**
 * Removes an unconfirmed address from its account and ends the account's sessions. Returns their hashes, or undefined
 * when the address was confirmed at the same moment.
 */
export async function freeAddress(desk: AccountServices, tx: Sql, user: Row): Promise<string[] | undefined> {
  const person = personOf(user);
  const now = desk.clock.now();
  const freed = await desk.tables.users.update(
    tx,
    { company_id: person.companyId, id: person.userId, confirmed_on: null },
    {
      sign_in: null,
      password_hash: null,
      status: 'stopped',
      version: (user['version'] as number) + 1,
      updated_on: now,
    },
  );
  if (freed !== 1) return undefined;
  await desk.audit(tx, user, 'free_address', { status: { from: 'active', to: 'stopped' } });
  return desk.sessions.closeAll(tx, person);
}

/** Removes a person's cached sessions and disconnects their open pages, after their sessions have ended. */
export async function forgetFreed(desk: AccountServices, person: Person, hashes: string[]): Promise<void> {
  desk.cache.drop(person);
  desk.push.cut(hashes);
  await desk.broadcast.send(person);
}

/** Applies the decision of the mailbox's owner: `confirm` confirms the address, `free` removes it from the account. */
export async function answerConfirmation(
  desk: AccountServices,
  { code, decision }: { code: string; decision: 'confirm' | 'free' },
): Promise<void> {
  const freed = await desk.database.transaction(async (tx) => {
    const owner = await desk.codes.owner(tx, 'confirm', code);
    const where = owner && { company_id: owner.companyId, id: owner.userId };
    const user = where && (await desk.tables.users.first(tx, where));
    if (!where || !isUnconfirmed(user) || !(await desk.codes.use(tx, 'confirm', code)))
      throw refused(CONFIRMATION_TEXTS.expired);
    if (decision === 'free') {
      const hashes = await freeAddress(desk, tx, user);
      if (!hashes) throw refused(CONFIRMATION_TEXTS.expired);
      return { person: personOf(user), hashes };
    }
    await countConfirmed(desk, tx, user);
    const now = desk.clock.now();
    const changes = { confirmed_on: now, version: (user['version'] as number) + 1, updated_on: now };
    // An invitation accepted at the same moment has removed the address.
    const confirmed = await desk.tables.users.update(tx, { ...where, status: 'active', confirmed_on: null }, changes);
    if (confirmed !== 1) throw refused(CONFIRMATION_TEXTS.expired);
    await desk.audit(tx, user, 'confirm_address');
    return { person: personOf(user), hashes: [] };
  });
  await forgetFreed(desk, freed.person, freed.hashes);
}
