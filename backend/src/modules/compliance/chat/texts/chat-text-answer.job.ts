import { CHAT_LIMITS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import type { JobBatch, WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import type { JobKind } from '../../../../platform/jobs/job';
import { shownText } from '../../../../platform/mail-in/shown-text';
import type { HeardText } from '../../../../platform/texts/text-sender';
import { lastOf } from '../begin-chat.rules';
import { CHAT_TEXT_ANSWER } from '../chat-jobs';
import type { Chat, Message } from '../known-contact.query';

interface Answer {
  readonly chat_id: string;
  readonly heard: HeardText;
}

/** Writes the message of an answer; returns the changes of its conversation. */
async function taken({ unit, context }: JobBatch, chat: Chat, { channel, text, media }: HeardText) {
  const { now } = context;
  const { partner_id, to, name: author } = chat;
  const content = { type: 'text', message: text };
  const seq = chat.last_seq + 1;
  const row: Message = {
    ...{ ...newRow(context), _id: context.newId(), partner_id, to, content, status: 'sent', own: false, author, seq },
    ...{ channel, sent_on: now, sent_by: null, handed_on: null, delivered_on: now, failed_on: null, read_on: null },
    ...{ file: null, file_id: null, mail_key: null, left_out: media === 0 ? null : media },
  };
  await unit.insert(partnerMessage, row, 'receive');
  const last = { last_on: now, last_text: lastOf(row), last_seq: seq, last_own: false, channel };
  return { ...last, unread: chat.unread + 1 };
}

/** Writes an answer from a phone into its conversation, and records whether the contact wants more messages. */
export const chatTextAnswer = (write: WriteJobBatch): JobKind => ({
  ...{ kind: CHAT_TEXT_ANSWER, attempts: 5, secretInput: true },
  run: async (job, tools) => {
    // Its only batch is committed: the process ended before the job did.
    if (tools.checkpoint === 'written') return {};
    const { chat_id, heard } = job.input as Answer;
    return write(
      job,
      tools,
      async (batch) => {
        const chat = await batch.unit.records(partnerChat).held(chat_id, 'exclusive');
        if (!chat) return {};
        const { media, wish } = heard;
        const text = shownText(heard.text, CHAT_LIMITS.message);
        const said = text !== '' || media > 0 ? await taken(batch, chat, { ...heard, text }) : {};
        const stopped = wish === null ? {} : { stopped_on: wish === 'stop' ? batch.context.now : null };
        await batch.unit.mark(partnerChat, [{ id: chat_id }], { ...said, ...stopped });
        return {};
      },
      'written',
    );
  },
});
