import { resetErrors } from '@lichen/contracts/identity/account-rules';
import { noSpace } from '../store/no-space';
import type { Row, Sql } from '../store/sql';
import type { SignedIn, Visit } from './accounts';
import { type AccountServices, normalEmail, personOf } from './account-services';
import { expectValid } from './login';
import { countConfirmed, mayMail } from './may-mail';

/** Sends a reset link to a person who can log in, if `may` allows it in the same transaction. */
export async function mailResetLink(
  desk: AccountServices,
  user: Row | undefined,
  may: (tx: Sql, user: Row) => Promise<boolean> = async () => true,
): Promise<void> {
  if (user?.['status'] !== 'active') return;
  const code = await desk.database.transaction(async (tx) =>
    (await may(tx, user)) ? desk.codes.issue(tx, 'reset', personOf(user)) : undefined,
  );
  if (!code) return;
  const link = desk.link('/reset-password', { reset_code: code });
  await desk.mail('reset_password', user, { first_name: user['first_name'] as string, link });
}

/** Throws if the database has no space left. */
export async function expectSpace({ database }: Pick<AccountServices, 'database'>): Promise<void> {
  if (!(await database.hasSpace())) throw noSpace();
}

/**
 * Anybody can register with another person's address and then request links from many browsers. Until the address is
 * confirmed, reset mails therefore count as registration mails, of which an address gets a few a day.
 */
export function sendResetLink(desk: AccountServices, email: string): void {
  desk.later(async () => {
    const user = await desk.tables.users.first(desk.database, { sign_in: normalEmail(email) });
    await mailResetLink(desk, user, async (tx, row) => row['confirmed_on'] !== null || (await mayMail(desk, tx, row)));
  });
}

interface Ended {
  signedIn: SignedIn;
  hashes: string[];
}

/** Sets a new password by a mailed code, ends all sessions and logs in; undefined if the code is not valid. */
export async function resetPassword(
  desk: AccountServices,
  form: { password: string; reset_code: string },
  visit: Visit,
): Promise<SignedIn | undefined> {
  expectValid(resetErrors(form));
  if (!(await desk.codes.owner(desk.database, 'reset', form.reset_code))) return undefined;
  const hash = await desk.passwords.hash(form.password, visit.network);
  const ended = await desk.database.transaction<Ended | undefined>(async (tx) => {
    const owner = await desk.codes.owner(tx, 'reset', form.reset_code);
    const where = owner && { company_id: owner.companyId, id: owner.userId };
    const user = where && (await desk.tables.users.first(tx, where));
    if (!owner || !where || user?.['status'] !== 'active') return undefined;
    if (!(await desk.codes.use(tx, 'reset', form.reset_code))) return undefined;
    if (user['confirmed_on'] === null) await countConfirmed(desk, tx, user);
    // The code was mailed to the address, so using it confirms the address.
    const confirmed_on = user['confirmed_on'] ?? desk.clock.now();
    const changes = {
      password_hash: hash,
      confirmed_on,
      version: (user['version'] as number) + 1,
      updated_on: desk.clock.now(),
    };
    await desk.tables.users.update(tx, where, changes);
    const hashes = await desk.sessions.closeAll(tx, owner);
    const changed = { ...user, ...changes };
    await desk.audit(tx, changed, 'change_password');
    return { signedIn: await desk.signIn(tx, changed, visit), hashes };
  });
  if (!ended) return undefined;
  const { signedIn, hashes } = ended;
  const { companyId, userId } = signedIn.session;
  desk.cache.drop({ companyId, userId });
  desk.push.cut(hashes);
  await desk.broadcast.send({ companyId, userId });
  return signedIn;
}
