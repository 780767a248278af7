import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { Router } from 'express';
import { serve } from '../../../platform/engine/rules';
import { chatJobs } from './served-jobs.rules';
import type { Platform } from '../../../platform/platform';
import { chatsInStep } from './chats-in-step.rules';
import { describedMessageFile, messageFileRoute } from './message-file.route';
import { messageUpload } from './message-upload.route';
import { partnerMessageRules } from './partner-message.rules';
import { readMessages } from './read-messages.operation';
import { replyDoor } from './reply-door.rules';
import { sendMessage } from './send-message.operation';
import { tellOfMessage } from './tell-of-message.listener';
import { describedPhoneFile, phoneFileRoute } from './texts/phone-file.route';

/** Entities, operations, jobs and routes for conversations with contacts of partners. */
export const servedChat = {
  entities: [serve(partnerChat, {}), serve(partnerMessage, partnerMessageRules)],
  operations: [sendMessage, readMessages],
  watches: [chatsInStep],
  listener: tellOfMessage,
  jobs: chatJobs,
  mailDoor: replyDoor,
  uploads: { [partnerMessage.name]: messageUpload },
  route: (platform: Platform) => Router().use(messageFileRoute(platform), phoneFileRoute(platform)),
  described: [describedMessageFile, describedPhoneFile],
};
