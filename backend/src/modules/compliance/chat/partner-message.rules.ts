import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import type { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';
import { authorName, hasRoomForDraft, isKnown, type Message } from './known-contact.query';

interface Facts {
  readonly before: Message | null;
  readonly author: string;
  readonly isKnown: boolean;
  readonly hasRoom: boolean;
}

const isFile = ({ content }: Message) => content['type'] === 'file';

/** Returns errors for fields of a stored draft that may not change. */
function changeErrors(before: Message, after: Message): FieldErrors {
  if (before.partner_id !== after.partner_id || before.to !== after.to) return { to: CHAT_TEXTS.staysThere };
  const isSame = JSON.stringify(before.content) === JSON.stringify(after.content);
  return !isSame && (isFile(before) || isFile(after)) ? { content: CHAT_TEXTS.fileStays } : {};
}

export const partnerMessageRules: Rules<typeof partnerMessage, Facts> = {
  initial: () => ({ status: 'draft', own: true, author: '' }),
  facts: async (read, record, { userId }, before) => ({
    before,
    author: await authorName(read, userId),
    isKnown: before !== null || (await isKnown(read, record)),
    hasRoom: before !== null || (await hasRoomForDraft(read, record)),
  }),
  check: (record, { before, isKnown, hasRoom }) => {
    if (before) return changeErrors(before, record);
    if (isFile(record)) return { content: CHAT_TEXTS.fileStays };
    if (!isKnown) return { to: FIELD_TEXTS.unknownRecord };
    if (!hasRoom) throw refused(CHAT_TEXTS.tooManyDrafts);
    return {};
  },
  // The author is whoever last edited or sent the draft; the other side sees this name.
  derive: (_record, { author }) => ({ author }),
  mayChange: ({ own, status }) => {
    if (!own || status !== 'draft') throw refused(CHAT_TEXTS.sentAlready);
  },
};
