import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { serve } from '../../../platform/engine/rules';
import { chatsInStep } from './chats-in-step.rules';
import { describedMessageFile, messageFileRoute } from './message-file.route';
import { messageUpload } from './message-upload.route';
import { partnerMessageRules } from './partner-message.rules';
import { readMessages } from './read-messages.operation';
import { sendMessage } from './send-message.operation';
import { tellOfMessage } from './tell-of-message.listener';

/** What the module serves of conversations with contacts of partners. */
export const servedChat = {
  entities: [serve(partnerChat, {}), serve(partnerMessage, partnerMessageRules)],
  operations: [sendMessage, readMessages],
  watches: [chatsInStep],
  listener: tellOfMessage,
  uploads: { [partnerMessage.name]: messageUpload },
  route: messageFileRoute,
  described: [describedMessageFile],
};
