import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { serve } from '../../../platform/engine/rules';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Platform } from '../../../platform/platform';
import { chatMailed, chatUndelivered } from './chat-mailed.job';
import { chatReply } from './chat-reply.job';
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
  jobs: [
    (_platform: Platform, write: WriteJobBatch) => chatMailed(write),
    (_platform: Platform, write: WriteJobBatch) => chatUndelivered(write),
    chatReply,
  ],
  mailDoor: replyDoor,
  uploads: { [partnerMessage.name]: messageUpload },
  route: messageFileRoute,
  described: [describedMessageFile],
};
