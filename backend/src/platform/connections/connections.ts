import type { Sql } from '../store/sql';
import type { Counterpart } from './counterpart';

export type { Counterpart } from './counterpart';

/** One company's end of a connection: its own record of the other one. */
export interface End {
  readonly companyId: string;
  readonly recordId: string;
}

/** Content of the mail. The secrets exist in clear here and nowhere else. */
export interface Offer {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly expiresOn: number;
}

/** A connection that waits for an answer, as the invited company sees it. */
export interface Received {
  readonly id: string;
  readonly expiresOn: number;
  readonly inviter: Counterpart & { readonly recordId: string };
}

export type Claim = Received | 'unknown' | 'own' | 'connected';

/**
 * Connections between two companies: the one place that knows which rows of theirs belong together. Every question
 * names the company that asks, and answers nothing about connections that it is not an end of.
 */
export interface Connections {
  /** Makes new secrets for an end; earlier ones stop working. Refused by `undefined` once the two are connected. */
  offer(tx: Sql, end: End): Promise<Offer | undefined>;
  /** True when a token opens an invitation now. */
  isOpen(token: string): Promise<boolean>;
  /** Brings an invitation into the company whose person follows its link; the first company has it. */
  claim(tx: Sql, token: string, companyId: string): Promise<Claim>;
  /** The open invitation with that id, if the company has claimed it. */
  received(sql: Sql, id: string, companyId: string): Promise<Received | undefined>;
  hasCode(sql: Sql, id: string, code: string): Promise<boolean>;
  /** Whoever has claimed an invitation of this end without having answered it. */
  claimant(sql: Sql, end: End): Promise<{ id: string; claimant: Counterpart } | undefined>;
  /** Connects the two; answers whether the caller was the first. */
  join(tx: Sql, id: string, to: End): Promise<boolean>;
  /** Takes the secrets back and forgets who claimed it. */
  close(tx: Sql, id: string): Promise<void>;
  /** The other end of a connection that both have agreed to. */
  counterpart(sql: Sql, end: End): Promise<Counterpart | undefined>;
  /** The other ends of many records of one company, by the record, in few statements. */
  counterparts(sql: Sql, companyId: string, recordIds: readonly string[]): Promise<ReadonlyMap<string, Counterpart>>;
  /** Ends whatever there is of an end that goes. */
  end(tx: Sql, end: End): Promise<void>;
}
