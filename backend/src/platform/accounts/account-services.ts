import type { Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import { appendAudit } from '../audit/audit';
import { newId } from '../clock';
import type { Mail, Mails } from '../mail/mailer';
import type { Row, Sql } from '../store/sql';
import { type AccountTables, accountTables } from './account-tables';
import type { Person, SignedIn, Visit } from './accounts';
import type { AccountsParts } from './accounts-parts';
import { type Background, background } from './background';
import { type Broadcast, makeBroadcast } from './broadcast';
import { type Challenges, makeChallenges } from './challenge';
import { type OneTimeCodes, makeOneTimeCodes } from './one-time-codes';
import { type Passwords, makePasswords } from './password';
import { type SessionCache, makeSessionCache } from './session-cache';
import { type Sessions, makeSessions, sessionOf } from './sessions';

/** Dependencies that the entry calls share: tables, codes, hashes and their common steps. */
export interface AccountServices extends AccountsParts, Background {
  tables: AccountTables;
  cache: SessionCache;
  broadcast: Broadcast;
  sessions: Sessions;
  codes: OneTimeCodes;
  passwords: Passwords;
  challenges: Challenges;
  /** Writes the audit row of an entry call for the person's record. */
  audit(tx: Sql, user: Row, type: string, diff?: Diff): Promise<void>;
  /** Opens a session in the transaction and closes the session whose cookie came with the call. */
  signIn(tx: Sql, user: Row, visit: Visit): Promise<SignedIn>;
  mail<K extends keyof Mails>(kind: K, user: Row, data: Mails[K]): Promise<void>;
  link(path: string, parameters: Record<string, string>): string;
}

/** Returns the address as it is stored and compared. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** Reads the ids of a person from a row of the table `users`. */
export const personOf = (user: Row): Person => ({
  companyId: user['company_id'] as string,
  userId: user['id'] as string,
});

/** Returns what all calls of authentication share: tables, sessions, codes, passwords and audit. */
export function makeAccountServices(parts: AccountsParts): AccountServices {
  const { clock, database, log, mailer, configuration } = parts;
  const tables = accountTables(database);
  const cache = makeSessionCache(clock);
  const sessions = makeSessions(database, tables, cache, clock);

  const audit: AccountServices['audit'] = (tx, user, type, diff = {}) => {
    const { companyId, userId } = personOf(user);
    const who = { userId, user: user['email'] as string };
    return appendAudit(database, tx, [
      { id: newId(clock), companyId, entityName: 'members', recordId: userId, ...who, at: clock.now(), type, diff },
    ]);
  };

  return {
    ...parts,
    ...background(log),
    tables,
    cache,
    sessions,
    audit,
    broadcast: makeBroadcast(configuration.REDIS_URL, log, cache.drop),
    codes: makeOneTimeCodes(tables, clock),
    passwords: makePasswords(),
    challenges: makeChallenges(parts.keys, database, clock),
    signIn: async (tx, user, visit) => {
      if (visit.previousId) await sessions.closeOne(tx, visit.previousId);
      const person = personOf(user);
      const { id, hash } = await sessions.open(tx, person, visit.userAgent);
      await tables.users.update(tx, { company_id: person.companyId, id: person.userId }, { last_seen_on: clock.now() });
      const company = { company_id: person.companyId, id: person.companyId };
      const account = (await tables.accounts.first(tx, company)) as Row;
      return { id, session: sessionOf(hash, user, account), version: user['version'] as number };
    },
    mail: (kind, user, data) =>
      mailer.send({ kind, to: user['email'] as string, language: user['lang'] as string, data } as Mail<typeof kind>),
    link: (path, parameters) => `${configuration.publicUrl}${path}?${new URLSearchParams(parameters)}`,
  };
}
