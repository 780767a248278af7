/** Job kind: records that a message was sent by email. */
export const CHAT_MAILED = 'compliance.chat-mailed';
/** Job kind: records that no further attempt is made to send a message by email. */
export const CHAT_UNDELIVERED = 'compliance.chat-undelivered';
/** Job kind: records the delivery state of a message to a phone. */
export const CHAT_TEXTED = 'compliance.chat-texted';
/** Job kind: takes an answer from a phone. */
export const CHAT_TEXT_ANSWER = 'compliance.chat-text-answer';
/** Job kind: parses a reply that came by email. */
export const CHAT_REPLY = 'compliance.chat-reply';

/** A reply whose bytes are stored. */
export interface ReplyInput {
  readonly chat_id: string;
  readonly file_id: string;
}
