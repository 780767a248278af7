import type { Changed } from '@lichen/contracts/api/events';
import type { JoinForm, LoginForm, RegisterForm } from '@lichen/contracts/identity/account-rules';
import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Role } from '@lichen/contracts/portal/roles';
import type { KnownDevices } from './known-devices';
import type { RateLimits } from './rate-limits';

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
  readonly modules: readonly Subscription[];
  readonly accountType: AccountType;
  readonly language: string;
  /** Runs the installation; granted at its terminal only. */
  readonly isOperator: boolean;
}

export type AccountType = 'standard' | 'partner';

/** Origin of a call before log-in. */
export interface Visit {
  readonly userAgent: string | undefined;
  readonly language: string | undefined;
  /** Id in the cookie that came with the call: that session ends, so that a planted id is worth nothing. */
  readonly previousId: string | undefined;
  readonly requestId: string;
}

/** A new session with the id for the cookie: the only place where the id exists in clear. */
export interface SignedIn {
  readonly id: string;
  readonly session: Session;
  /** Version of the person's record. */
  readonly version: number;
}

export interface Challenge {
  test: number[];
  token: string;
}

export interface Person {
  readonly companyId: string;
  readonly userId: string;
}

/** What the link of the mail asks about. */
export interface Unconfirmed {
  readonly email: string;
  readonly first_name: string;
  readonly registered_on: number;
}

/** People, their sessions and their one-time codes. */
export interface Accounts {
  /** Attempts at entry calls, counted before anything else of them is looked at. */
  readonly limits: Pick<RateLimits, 'count' | 'forgive' | 'giveBack'>;
  /** Browsers on which somebody has logged in before. */
  readonly devices: KnownDevices;
  /** The session of a cookie's id; cached in memory for seconds, dropped at once by a revocation. */
  session(id: string): Promise<Session | undefined>;
  /** Reads a session for whoever only listens: it does not keep the session alive. */
  glance(id: string): Promise<Session | undefined>;
  /** Somebody who may come in, without a session: whom long work acts for. */
  person(who: Person): Promise<Session | undefined>;
  /** Forgets what is cached of a person or a company, in every process, and tells their open pages why. */
  refresh(who: { companyId: string; userId?: string }, reason: 'session' | 'roles' | 'modules'): Promise<void>;
  /** Called after the commit of a write, before its answer: sessions made of the written records are read again. */
  changed(companyId: string, changes: readonly Changed[]): Promise<void>;
  challenge(): Challenge;
  login(form: LoginForm, visit: Visit): Promise<SignedIn>;
  /** A new company with its first person, or, with an invitation for that address, a person of the inviting one. */
  register(form: RegisterForm, visit: Visit): Promise<SignedIn>;
  join(form: JoinForm, visit: Visit): Promise<SignedIn>;
  /** Who the open invitation with this code is for; nothing for every other code. */
  invited(code: string): Promise<(Person & { email: string }) | undefined>;
  logout(id: string): Promise<void>;
  /** Throws the refusal of a full disk. */
  expectSpace(): Promise<void>;
  /** Takes the same time whether or not the address is known: the work happens after the answer. */
  sendResetLink(email: string): void;
  /** Every other session of the person ends. Answers nothing when the code has expired or was used. */
  resetPassword(form: { password: string; reset_code: string }, visit: Visit): Promise<SignedIn | undefined>;
  /** Sends an invitation with a new one-time code; older ones stop working. */
  invite(who: Person & { email: string; inviter: string; companyName: string; language: string }): Promise<void>;
  /** Sends a reset link to a person of whom the caller knows that they can log in. */
  mailResetLink(who: Person): Promise<void>;
  /** Ends every session of a person, as after stopped access. */
  endSessions(who: Person): Promise<void>;
  /** Modules and type of an account, as the operator sold them. */
  subscribe(companyId: string, change: { modules: readonly Subscription[]; type?: AccountType }): Promise<void>;
  /** Sends a signed-in person the mail by which they confirm their address; nothing where it is confirmed. */
  sendConfirmation(who: Person): Promise<void>;
  /** Who the mail with this code asks about; nothing for every other code. */
  unconfirmed(code: string): Promise<Unconfirmed | undefined>;
  /** Confirms the address, or takes it from the account. Refused where the code was used or has expired. */
  answerConfirmation(answer: { code: string; decision: 'confirm' | 'free' }): Promise<void>;
  /** Waits for mails under way. */
  settled(): Promise<void>;
  /** Waits for work that is under way, and closes what the port has opened. */
  stop(): Promise<void>;
}
