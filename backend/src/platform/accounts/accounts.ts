import type { Changed } from '@lichen/contracts/api/events';
import type { JoinForm, LoginForm, RegisterForm } from '@lichen/contracts/identity/account-rules';
import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Role } from '@lichen/contracts/portal/roles';
import type { KnownDevices } from './known-devices';
import type { RateLimits } from './rate-limits';

/** A signed-in session, as requests read it. */
export interface Session {
  /** sha-256 of the id in the cookie. Only the hash is stored and logged, never the id. */
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
  /** The person is an operator; only granted at the installation's terminal. */
  readonly isOperator: boolean;
}

/** An account of type `partner` opens only the areas that are marked for partners. */
export type AccountType = 'standard' | 'partner';

/** Request details of a call before log-in. */
export interface Visit {
  readonly userAgent: string | undefined;
  readonly language: string | undefined;
  /** Session id in the cookie of the call. That session is closed at log-in, so that a planted id is useless. */
  readonly previousId: string | undefined;
  readonly requestId: string;
  /** The range of addresses that one customer can easily rent, which has one turn among others. */
  readonly network: string;
}

/** A new session with its id for the cookie: the only object that contains the id in clear text. */
export interface SignedIn {
  readonly id: string;
  readonly session: Session;
  /** Version of the person's record. */
  readonly version: number;
}

/** The test for robots: the numbers to choose from, and a token that states them. */
export interface Challenge {
  test: number[];
  token: string;
}

/** Ids of a person and of the company they belong to. */
export interface Person {
  readonly companyId: string;
  readonly userId: string;
}

/** Account details shown on the page to which the confirmation mail links. */
export interface Unconfirmed {
  readonly email: string;
  readonly first_name: string;
  readonly registered_on: number;
}

/** People, their sessions and their one-time codes. */
export interface Accounts {
  /** Rate limits of entry calls, counted before the rest of the call is read. */
  readonly limits: Pick<RateLimits, 'count' | 'forgive' | 'giveBack'>;
  /** Browsers in which a person has logged in before. */
  readonly devices: KnownDevices;
  /** Returns the session of a cookie's id; cached in memory for seconds, and removed at once when revoked. */
  session(id: string): Promise<Session | undefined>;
  /** Returns a session without extending it, for connections that only listen. */
  glance(id: string): Promise<Session | undefined>;
  /** Returns the session data of a person who may log in, without a session, for jobs that run on their behalf. */
  person(who: Person): Promise<Session | undefined>;
  /** Removes a person's or company's cached sessions in every process and sends the reason to their open pages. */
  refresh(who: { companyId: string; userId?: string }, reason: 'session' | 'roles' | 'modules'): Promise<void>;
  /**
   * Removes the cached sessions that are built from the changed records; called after the commit, before the answer.
   */
  changed(companyId: string, changes: readonly Changed[]): Promise<void>;
  challenge(): Challenge;
  login(form: LoginForm, visit: Visit): Promise<SignedIn>;
  /**
   * Creates a company with its first person or, with an invitation to that address, a person of the inviting company.
   */
  register(form: RegisterForm, visit: Visit): Promise<SignedIn>;
  join(form: JoinForm, visit: Visit): Promise<SignedIn>;
  /** Returns the person of an open invitation; undefined for any other code. */
  invited(code: string): Promise<(Person & { email: string }) | undefined>;
  logout(id: string): Promise<void>;
  /** Throws if the disk is full. */
  expectSpace(): Promise<void>;
  /** Takes the same time whether or not the address is known, because the work happens after the answer. */
  sendResetLink(email: string): void;
  /**
   * Sets the password and ends all other sessions of the person. Returns undefined when the code has expired or was
   * used.
   */
  resetPassword(form: { password: string; reset_code: string }, visit: Visit): Promise<SignedIn | undefined>;
  /** Sends an invitation with a new one-time code; older codes stop working. */
  invite(who: Person & { email: string; inviter: string; companyName: string; language: string }): Promise<void>;
  /** Sends a reset link to a person who is known to be able to log in. */
  mailResetLink(who: Person): Promise<void>;
  /** Ends all sessions of a person, for example when their access is stopped. */
  endSessions(who: Person): Promise<void>;
  /** Sets the modules and type of an account, as sold by the operator. */
  subscribe(companyId: string, change: { modules: readonly Subscription[]; type?: AccountType }): Promise<void>;
  /** Sends a signed-in person the mail to confirm their address; does nothing when it is confirmed. */
  sendConfirmation(who: Person): Promise<void>;
  /** Returns the account that a confirmation mail with this code is about; undefined for any other code. */
  unconfirmed(code: string): Promise<Unconfirmed | undefined>;
  /** Confirms the address, or removes it from the account. Throws `refused` when the code was used or has expired. */
  answerConfirmation(answer: { code: string; decision: 'confirm' | 'free' }): Promise<void>;
  /** Waits until pending mails are sent. */
  settled(): Promise<void>;
  /** Waits for pending work and closes connections. */
  stop(): Promise<void>;
}
