import type { Entity } from '../../entity/entity';
import { partnerChat } from './partner-chat.entity';
import { partnerMessage } from './partner-message.entity';

/** Rows of conversations, which go with their partner. */
export const CHAT_ROWS: readonly Entity[] = [partnerChat, partnerMessage];
