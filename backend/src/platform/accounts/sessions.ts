import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Role } from '@lichen/contracts/portal/roles';
import type { Clock } from '../clock';
import { sha256 } from '../sha256';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import type { AccountTables } from './account-tables';
import type { AccountType, Person, Session } from './accounts';
import type { SessionCache } from './session-cache';

const HOUR = 3_600_000;
/** A session ends after 12 hours without a request, and after 30 days in any case; both in milliseconds. */
export const IDLE_MS = 12 * HOUR;
export const LIFE_MS = 30 * 24 * HOUR;
/** Tolerated age of `last_seen_on`, in milliseconds: it is written at most once in this time, not on each request. */
const SEEN_MS = 5 * 60_000;
/** Format of a session id; other values are not looked up. */
const ID = /^[A-Za-z0-9_-]{43}$/;

/** Stored sessions; only the hash of an id is stored. */
export interface Sessions {
  find(id: string): Promise<Session | undefined>;
  /** Reads a session without extending it: a page that is merely open does not keep it alive. */
  glance(id: string): Promise<Session | undefined>;
  /** Returns session data of a person, signed in or not. */
  person(who: Person): Promise<Session | undefined>;
  /** Adds a session in the caller's transaction and returns the id for the cookie. */
  open(tx: Sql, person: Person, userAgent: string | undefined): Promise<{ id: string; hash: string }>;
  /** Deletes a person's sessions in the caller's transaction and returns their hashes. */
  closeAll(tx: Sql, person: Person): Promise<string[]>;
  closeOne(tx: Sql, id: string): Promise<Person | undefined>;
}

/** Builds a session from the rows of a person and their account. */
export function sessionOf(hash: string, user: Row, account: Row): Session {
  return {
    hash,
    companyId: user['company_id'] as string,
    userId: user['id'] as string,
    email: user['email'] as string,
    firstName: user['first_name'] as string,
    lastName: user['last_name'] as string,
    roles: JSON.parse(user['roles'] as string) as Role[],
    modules: JSON.parse(account['modules'] as string) as Subscription[],
    accountType: account['type'] as AccountType,
    language: user['lang'] as string,
    isOperator: Number(user['operator']) === 1,
  };
}

export function makeSessions(
  database: Database,
  { accounts, users, sessions }: AccountTables,
  cache: SessionCache,
  clock: Clock,
): Sessions {
  async function read(hash: string, isAtWork: boolean): Promise<Session | undefined> {
    const row = await sessions.first(database, { hash });
    if (!row || !isLive(row, clock.now())) return undefined;
    const person = { companyId: row['company_id'] as string, userId: row['user_id'] as string };
    const session = await active(person, hash);
    if (session && isAtWork && clock.now() - Number(row['last_seen_on']) > SEEN_MS) await markSeen(row);
    return session;
  }

  async function active({ companyId, userId }: Person, hash: string): Promise<Session | undefined> {
    const [user, account] = await Promise.all([
      users.first(database, { company_id: companyId, id: userId }),
      accounts.first(database, { company_id: companyId, id: companyId }),
    ]);
    return user?.['status'] === 'active' && account ? sessionOf(hash, user, account) : undefined;
  }

  const markSeen = (row: Row) =>
    database.transaction(async (tx) => {
      await sessions.update(tx, { hash: row['hash'] as string }, { last_seen_on: clock.now() });
      const person = { company_id: row['company_id'] as string, id: row['user_id'] as string };
      await users.update(tx, person, { last_seen_on: clock.now() });
    });

  const look = async (id: string, isAtWork: boolean) => {
    if (!ID.test(id)) return undefined;
    const hash = sha256(id);
    const cached = cache.get(hash);
    if (cached) return cached;
    const since = cache.epoch();
    const session = await read(hash, isAtWork);
    if (session) cache.keep(session, since);
    return session;
  };

  return {
    find: (id) => look(id, true),
    glance: (id) => look(id, false),
    person: (who) => active(who, ''),
    open: async (tx, { companyId, userId }, userAgent) => {
      const id = clock.random(32).toString('base64url');
      const hash = sha256(id);
      const now = clock.now();
      const row = { hash, company_id: companyId, user_id: userId, created_on: now, expires_on: now + LIFE_MS };
      await sessions.insert(tx, [{ ...row, last_seen_on: now, user_agent_hash: userAgent ? sha256(userAgent) : null }]);
      return { id, hash };
    },
    closeAll: async (tx, { companyId, userId }) => {
      const mine = { company_id: companyId, user_id: userId };
      const rows = await sessions.find(tx, { where: mine });
      await sessions.remove(tx, mine);
      return rows.map((row) => row['hash'] as string);
    },
    closeOne: async (tx, id) => {
      const hash = sha256(id);
      const row = await sessions.first(tx, { hash });
      if (!row) return undefined;
      await sessions.remove(tx, { hash });
      return { companyId: row['company_id'] as string, userId: row['user_id'] as string };
    },
  };
}

const isLive = (row: Row, now: number) =>
  Number(row['expires_on']) > now && Number(row['last_seen_on']) + IDLE_MS > now;
