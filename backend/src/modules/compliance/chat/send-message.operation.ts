import { Problem, refused } from '@lichen/contracts/api/problems';
import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { operation } from '../../../platform/engine/operations';
import { beginChat } from './begin-chat.rules';
import { sendByEmail } from './into-email.rules';
import { sendIntoPortal } from './into-portal.rules';
import { mayGoOn } from './known-contact.query';
import { routeOf } from './route-of.rules';
import { sendToPhone } from './texts/into-phone.rules';

const WAIT_SECONDS = 60;

/** Sends a draft. If two people send it at once, the second gets `refused`. */
export const sendMessage = operation(partnerMessage, 'send', async (call) => {
  const { record, context, unit, platform } = call;
  if (!(await mayGoOn(unit.read, context.userId, context.now)))
    throw new Problem('tooMany', CHAT_TEXTS.tooFast, undefined, WAIT_SECONDS);
  const chat = await beginChat(unit, context, record);
  if (!chat) throw refused(CHAT_TEXTS.noContact);
  const held = await unit.records(partnerMessage).held(record._id, 'exclusive');
  if (held?.status !== 'draft') throw refused(CHAT_TEXTS.sentAlready);
  const route = await routeOf(unit, platform, context, chat);
  if (route.by === 'portal') return sendIntoPortal(call, chat, route.to);
  return route.by === 'email' ? sendByEmail(call, chat, route) : sendToPhone(call, chat, route);
});
