import type { Role } from '@lichen/contracts/roles';

/** A signed-in session, as every request sees it. */
export interface Session {
  /** sha-256 of the id in the cookie: what is stored and logged, never the id itself. */
  readonly hash: string;
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly modules: readonly string[];
  readonly language: string;
}

/** People, their sessions and their one-time codes. */
export interface Accounts {
  /** The session of a cookie's id; cached in memory for seconds, dropped at once by a revocation. */
  session(id: string): Promise<Session | undefined>;
  /** Forgets what is cached of a person or a company, in every process, and tells their open pages why. */
  refresh(who: { companyId: string; userId?: string }, reason: 'session' | 'roles' | 'modules'): Promise<void>;
}
