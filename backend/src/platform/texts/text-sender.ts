import type { Sql } from '../store/sql';

/** Channels to a phone. */
export type TextChannel = 'whatsapp' | 'sms';

/** Delivery state of a phone message. */
export type TextState = 'sent' | 'delivered' | 'failed';

/**
 * How a message that can be answered may go to a number now: in its own words, in the operator's template, or not at
 * all. WhatsApp takes own words only within 24 hours of the last message from the number.
 */
export type TextForm = 'plain' | 'template' | 'closed';

/** A job with its input. */
interface Follow {
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The job to start for each answer, which is added to its input as `heard`. */
export interface Answering extends Follow {
  /** Sentence that asks to begin the answer with a code; the code follows it. */
  readonly codeHint: string;
  /** Sentence that says how to opt out; sent with the company's first message to a number. */
  readonly stopHint: string;
}

/** An answer to a phone message, or a wish for no more of them. */
export interface HeardText {
  readonly channel: TextChannel;
  /** Empty for files alone, and for a wish that was not an answer to this conversation. */
  readonly text: string;
  /** Number of files that were left out. */
  readonly media: number;
  readonly wish: 'stop' | 'start' | null;
}

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
  readonly follow: Follow;
  /** Set for messages of a conversation. */
  readonly answering?: Answering;
}

/** Person who sends a message. */
export interface TextAuthor {
  readonly companyId: string;
  readonly userId: string;
  readonly now: number;
  newId(): string;
}

/** A number that a company is about to message. */
export interface TextRecipient {
  readonly companyId: string;
  readonly channel: TextChannel;
  readonly to: string;
  readonly now: number;
}

/** Sends messages by SMS and WhatsApp. */
export interface TextSender {
  /**
   * Returns whether messages of the channel reach anybody: through a service, or captured for the operator outside
   * production.
   */
  isOffered(channel: TextChannel): boolean;
  /** Returns whether the owner of the number has opted out of messages. */
  hasStopped(sql: Sql, to: string): Promise<boolean>;
  /** Returns how a message of a conversation may go to the number now. */
  formTo(sql: Sql, recipient: TextRecipient): Promise<TextForm>;
  /**
   * Stores a message in the caller's transaction; a job sends it and retries if necessary, and companies take turns.
   * Throws `tooMany` (429) if the person, the company or the number has reached its limit, and `refused` if the number
   * has opted out or the channel takes no message now.
   */
  send(message: TextMessage, tx: Sql, author: TextAuthor): Promise<void>;
}
