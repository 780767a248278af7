import type { Sql } from '../store/sql';

/** Ways to a phone. */
export type TextChannel = 'whatsapp' | 'sms';

/** How far a message to a phone has come. */
export type TextState = 'sent' | 'delivered' | 'failed';

export interface TextMessage {
  readonly channel: TextChannel;
  /** International, with its plus and without spaces. */
  readonly to: string;
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly tag: string;
  /** What a template of the service is filled with, in order. */
  readonly parts: readonly string[];
  /** Kind of the job that hears each new state, as `state` beside its input. */
  readonly follow: { readonly kind: string; readonly input: Readonly<Record<string, unknown>> };
}

/** Person of a company who has a message sent. */
export interface TextAuthor {
  readonly companyId: string;
  readonly userId: string;
  readonly now: number;
  newId(): string;
}

export interface TextSender {
  /** True where messages of the channel reach somebody: a service, or the operator outside production. */
  isOffered(channel: TextChannel): boolean;
  /**
   * Stores a message in the caller's transaction; a job sends it and tries again when it must, and companies take turns.
   * Throws a 429 where the person, the company or the number has had too many.
   */
  send(message: TextMessage, tx: Sql, author: TextAuthor): Promise<void>;
}
