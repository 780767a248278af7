/** Notes that a message has left by email. */
export const CHAT_MAILED = 'compliance.chat-mailed';
/** Opens an answer that came by email. */
export const CHAT_REPLY = 'compliance.chat-reply';

/** An answer whose bytes are stored. */
export interface ReplyInput {
  readonly chat_id: string;
  readonly file_id: string;
}
