import type { Sql } from '../store/sql';
import type { Counterpart } from './counterpart';

export type { Counterpart } from './counterpart';

/** One company's end of a connection: its own record of the other company. */
export interface End {
  readonly companyId: string;
  readonly recordId: string;
}

/** Data of the invitation mail, the only object that contains the secrets in clear text. */
export interface Offer {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly expiresOn: number;
}

/** An open invitation, as the invited company reads it. */
export interface Received {
  readonly id: string;
  readonly expiresOn: number;
  readonly inviter: Counterpart & { readonly recordId: string };
}

/** Result of opening an invitation: its data, or that it is unknown, the own company's, or answered by a connection. */
export type Claim = Received | 'unknown' | 'own' | 'connected';

/**
 * Connections between two companies: the only code that knows which of their rows belong together. Every method takes
 * the company that asks and returns only connections it is an end of.
 */
export interface Connections {
  /** Creates new secrets for an end; earlier ones stop working. Returns undefined once the two are connected. */
  offer(tx: Sql, end: End): Promise<Offer | undefined>;
  /** Returns whether a token opens an invitation now. */
  isOpen(token: string): Promise<boolean>;
  /** Assigns an invitation to the company of the person who follows its link; the first company keeps it. */
  claim(tx: Sql, token: string, companyId: string): Promise<Claim>;
  /** Returns the open invitation with that id, if the company has claimed it. */
  received(sql: Sql, id: string, companyId: string): Promise<Received | undefined>;
  hasCode(sql: Sql, id: string, code: string): Promise<boolean>;
  /** Returns the company that has claimed, but not answered, an invitation of this end. */
  claimant(sql: Sql, end: End): Promise<{ id: string; claimant: Counterpart } | undefined>;
  /** Connects the two companies; returns whether the caller was the first. */
  join(tx: Sql, id: string, to: End): Promise<boolean>;
  /** Revokes the secrets and forgets who claimed the invitation. */
  close(tx: Sql, id: string): Promise<void>;
  /** Returns the other end of an accepted connection. */
  counterpart(sql: Sql, end: End): Promise<Counterpart | undefined>;
  /** Returns the other ends of many records of one company, by record, in few statements. */
  counterparts(sql: Sql, companyId: string, recordIds: readonly string[]): Promise<ReadonlyMap<string, Counterpart>>;
  /** Ends the connection or invitation of an end that is deleted. */
  end(tx: Sql, end: End): Promise<void>;
}
