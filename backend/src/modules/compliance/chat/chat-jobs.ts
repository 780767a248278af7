/** Job kind: records that a message was sent by email. */
export const CHAT_MAILED = 'compliance.chat-mailed';
/** Job kind: records that no further attempt is made to send a message by email. */
export const CHAT_UNDELIVERED = 'compliance.chat-undelivered';
/** Job kind: parses a reply that came by email. */
export const CHAT_REPLY = 'compliance.chat-reply';

/** A reply whose bytes are stored. */
export interface ReplyInput {
  readonly chat_id: string;
  readonly file_id: string;
}
