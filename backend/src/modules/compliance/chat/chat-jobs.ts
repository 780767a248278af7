/** Job kind: records that a message was sent by email. */
export const CHAT_MAILED = 'compliance.chat-mailed';
/** Job kind: parses a reply that came by email. */
export const CHAT_REPLY = 'compliance.chat-reply';

/** A reply whose bytes are stored. */
export interface ReplyInput {
  readonly chat_id: string;
  readonly file_id: string;
}
