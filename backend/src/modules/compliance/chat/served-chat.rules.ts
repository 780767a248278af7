import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { serve } from '../../../platform/engine/rules';
import { chatJobs } from './served-jobs.rules';
import { chatsInStep } from './chats-in-step.rules';
import { describedMessageFile, messageFileRoute } from './message-file.route';
import { messageUpload } from './message-upload.route';
import { partnerMessageRules } from './partner-message.rules';
import { readMessages } from './read-messages.operation';
import { replyDoor } from './reply-door.rules';
import { sendMessage } from './send-message.operation';
import { tellOfMessage } from './tell-of-message.listener';

/** Entities, operations, jobs and routes for conversations with contacts of partners. */
export const servedChat = {
  entities: [serve(partnerChat, {}), serve(partnerMessage, partnerMessageRules)],
  operations: [sendMessage, readMessages],
  watches: [chatsInStep],
  listener: tellOfMessage,
  jobs: chatJobs,
  mailDoor: replyDoor,
  uploads: { [partnerMessage.name]: messageUpload },
  route: messageFileRoute,
  described: [describedMessageFile],
};
