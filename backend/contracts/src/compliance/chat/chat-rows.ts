import type { Entity } from '../../entity/entity';
import { partnerChat } from './partner-chat.entity';
import { partnerMessage } from './partner-message.entity';

/** Conversation tables whose rows are deleted together with their partner. */
export const CHAT_ROWS: readonly Entity[] = [partnerChat, partnerMessage];
