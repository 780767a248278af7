import type { Sql } from '../store/sql';

/** Channels to a phone. */
export type TextChannel = 'whatsapp' | 'sms';

/** Delivery state of a phone message. */
export type TextState = 'sent' | 'delivered' | 'failed';

/** A message to a phone. */
export interface TextMessage {
  readonly channel: TextChannel;
  /** International number, with plus and without spaces. */
  readonly to: string;
  /** The company's own number, if it has one. Used where the operator's service sends from numbers of companies. */
  readonly from?: string | undefined;
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly tag: string;
  /** Values of the service's message template, in order. */
  readonly parts: readonly string[];
  /** Job to start for each new state, which is added to its input as `state`. */
  readonly follow: { readonly kind: string; readonly input: Readonly<Record<string, unknown>> };
}

/** Person who sends a message. */
export interface TextAuthor {
  readonly companyId: string;
  readonly userId: string;
  readonly now: number;
  newId(): string;
}

/** Sends messages by SMS and WhatsApp. */
export interface TextSender {
  /**
   * Returns whether messages of the channel reach anybody: through a service, or captured for the operator outside
   * production.
   */
  isOffered(channel: TextChannel): boolean;
  /**
   * Stores a message in the caller's transaction; a job sends it and retries if necessary, and companies take turns.
   * Throws `tooMany` (429) if the person, the company or the number has reached its limit.
   */
  send(message: TextMessage, tx: Sql, author: TextAuthor): Promise<void>;
}
