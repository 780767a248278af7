import type { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import type { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Chat = RecordOf<typeof partnerChat>;
export type Message = RecordOf<typeof partnerMessage>;

/** The fields that identify a conversation. */
export interface Talk {
  readonly partner_id: string;
  readonly to: string;
}

/** Returns the text of a message. */
export const wordsOf = ({ content }: Pick<Message, 'content'>): string => String(content['message'] ?? '');

/** Download address of a message's file; the version makes caches fetch a newer one. */
export const fileAddress = ({ _id, version }: Pick<Message, '_id' | 'version'>): string =>
  `/api/data/partner_submissions/${encodeURIComponent(_id)}?f=${version}`;
