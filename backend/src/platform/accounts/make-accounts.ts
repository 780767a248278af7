import type { Changed } from '@lichen/contracts/api/events';
import type { Accounts, Person, Visit } from './accounts';
import type { AccountsParts } from './accounts-parts';
import { type AccountServices, makeAccountServices } from './account-services';
import { answerConfirmation, sendConfirmation, unconfirmed } from './confirmation';
import { makeKnownDevices } from './known-devices';
import { makeRateLimits } from './rate-limits';
import { forgetSession, login, logout } from './login';
import { expectSpace, mailResetLink, resetPassword, sendResetLink } from './password-reset';
import { invite, invitedBy, join, register } from './registration';
import { subscriptions } from './subscriptions';

/** Assembles sign-up, log-in, sessions and limits from their parts. */
export function makeAccounts(parts: AccountsParts): Accounts {
  const desk = makeAccountServices(parts);
  const limits = makeRateLimits(parts.configuration, parts.log);
  return {
    limits,
    devices: makeKnownDevices(parts.keys, parts.clock),
    session: desk.sessions.find,
    glance: desk.sessions.glance,
    person: desk.sessions.person,
    refresh: (who, reason) => refresh(desk, who, reason),
    changed: (companyId, changes) => noteChanges(desk, companyId, changes),
    challenge: desk.challenges.draw,
    login: signing(desk, login),
    register: signing(desk, register),
    join: signing(desk, join),
    invited: (code) => invitedBy(desk, code),
    logout: (id) => logout(desk, id),
    expectSpace: () => expectSpace(desk),
    sendResetLink: (email) => sendResetLink(desk, email),
    resetPassword: signing(desk, resetPassword),
    invite: (who) => invite(desk, who),
    mailResetLink: async ({ companyId, userId }) =>
      mailResetLink(desk, await desk.tables.users.first(desk.database, { company_id: companyId, id: userId })),
    sendConfirmation: (person) => sendConfirmation(desk, person),
    unconfirmed: (code) => unconfirmed(desk, code),
    answerConfirmation: (answer) => answerConfirmation(desk, answer),
    endSessions: (person) => endSessions(desk, person),
    subscribe: (companyId, change) => subscribe(desk, companyId, change),
    settled: desk.settled,
    stop: async () => {
      await desk.settled();
      await Promise.all([desk.broadcast.stop(), limits.stop()]);
    },
  };
}

/** Ends the session that came with the call after a log-in, since another person may have planted it. */
function signing<F, R>(desk: AccountServices, enter: (desk: AccountServices, form: F, visit: Visit) => Promise<R>) {
  return async (form: F, visit: Visit): Promise<R> => {
    const result = await enter(desk, form, visit);
    if (result !== undefined && visit.previousId) await forgetSession(desk, visit.previousId);
    return result;
  };
}

const refresh = async (
  desk: AccountServices,
  { companyId, userId }: { companyId: string; userId?: string },
  reason: 'session' | 'roles' | 'modules',
): Promise<void> => {
  await forget(desk, { companyId, ...(userId ? { userId } : {}) });
  if (userId) desk.push.toUser(companyId, userId, 'revoked', { reason });
  else desk.push.toCompany(companyId, 'revoked', { reason });
};

async function endSessions(desk: AccountServices, person: Person): Promise<void> {
  const hashes = await desk.database.transaction((tx) => desk.sessions.closeAll(tx, person));
  await refresh(desk, person, 'session');
  desk.push.cut(hashes);
}

async function forget(desk: AccountServices, stale: { companyId: string; userId?: string }): Promise<void> {
  desk.cache.drop(stale);
  await desk.broadcast.send(stale);
}

/** Removes cached sessions after a write to records they are built from, so that the next request reads the change. */
async function noteChanges(desk: AccountServices, companyId: string, changes: readonly Changed[]): Promise<void> {
  for (const { entity, id } of changes) {
    if (entity === 'account') await forget(desk, { companyId });
    if (entity === 'profile' && id) await forget(desk, { companyId, userId: id });
    if (entity !== 'members' || !id) continue;
    desk.cache.drop({ companyId, userId: id });
    const user = await desk.tables.users.first(desk.database, { company_id: companyId, id });
    if (user?.['status'] === 'active') await refresh(desk, { companyId, userId: id }, 'roles');
    else await endSessions(desk, { companyId, userId: id });
  }
}

async function subscribe(
  desk: AccountServices,
  companyId: string,
  change: Parameters<Accounts['subscribe']>[1],
): Promise<void> {
  await subscriptions(desk.database, desk.clock).set(companyId, change);
  await refresh(desk, { companyId }, 'modules');
}
