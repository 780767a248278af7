import { ENTRY_TEXTS, type LoginForm, loginErrors } from '@lichen/contracts/identity/account-rules';
import { Problem, invalid } from '@lichen/contracts/api/problems';
import type { SignedIn, Visit } from './accounts';
import { type AccountServices, normalEmail } from './account-services';
import { sha256 } from '../sha256';

/** Throws `invalid` with the messages by field, if there are any. */
export function expectValid(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Unknown addresses, wrong passwords, and invited or stopped people get the same error after the same time. */
export async function login(desk: AccountServices, form: LoginForm, visit: Visit): Promise<SignedIn> {
  expectValid(loginErrors(form));
  const { users } = desk.tables;
  const refusal = new Problem('unauthenticated', ENTRY_TEXTS.wrongLogin);
  const found = await users.first(desk.database, { sign_in: normalEmail(form.email) });
  const stored = found?.['password_hash'] as string | null | undefined;
  const isRight = await desk.passwords.matches(stored, form.password, visit.network);
  if (!isRight || found?.['status'] !== 'active') throw refusal;
  return desk.database.transaction(async (tx) => {
    const where = { company_id: found['company_id'] as string, id: found['id'] as string };
    // The password may have changed or access may have been stopped during the comparison. The write locks the row, so
    // that any later change ends this session with the others.
    const unchanged = { ...where, password_hash: found['password_hash'] ?? null, status: 'active' };
    const user = (await users.update(tx, unchanged, { last_seen_on: desk.clock.now() })) === 1 && found;
    if (!user) throw refusal;
    const signedIn = await desk.signIn(tx, user, visit);
    await desk.audit(tx, user, 'login');
    return signedIn;
  });
}

/** Ends a session and writes it to the audit log; a session that has ended already is ignored. */
export async function logout(desk: AccountServices, id: string): Promise<void> {
  const closed = await desk.database.transaction(async (tx) => {
    const found = await desk.sessions.closeOne(tx, id);
    if (!found) return false;
    const { companyId, userId } = found;
    const user = await desk.tables.users.first(tx, { company_id: companyId, id: userId });
    if (user) await desk.audit(tx, user, 'logout');
    return true;
  });
  if (closed) await forgetSession(desk, id);
}

/**
 * Removes a session from the cache of every process and disconnects its sockets; called after the commit that closed
 * it.
 */
export async function forgetSession(desk: AccountServices, id: string): Promise<void> {
  const hash = sha256(id);
  desk.cache.drop({ hash });
  desk.push.cut([hash]);
  await desk.broadcast.send({ hash });
}
