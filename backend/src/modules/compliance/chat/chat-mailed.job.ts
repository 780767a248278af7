import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { z } from 'zod';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../platform/jobs/job';
import { CHAT_MAILED, CHAT_UNDELIVERED } from './chat-jobs';
import type { Message } from './known-contact.query';

const input = z.strictObject({ message_id: z.string() });

const told = (write: WriteJobBatch, kind: string, changes: (now: number) => Partial<Message>): JobKind => ({
  kind,
  attempts: 5,
  run: (job, tools) =>
    write(
      job,
      tools,
      async ({ unit, context }) => {
        const where = { id: input.parse(job.input).message_id, delivered_on: null };
        await unit.mark(partnerMessage, [where], changes(context.now));
        return {};
      },
      null,
    ),
});

/** Sets `delivered_on` when the mail server has accepted a message; what happens after that is not reported. */
export const chatMailed = (write: WriteJobBatch): JobKind =>
  told(write, CHAT_MAILED, (now) => ({ delivered_on: now, failed_on: null }));

/** Sets `failed_on` when the mail of a message is given up. */
export const chatUndelivered = (write: WriteJobBatch): JobKind =>
  told(write, CHAT_UNDELIVERED, (now) => ({ failed_on: now }));
