import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { z } from 'zod';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../../platform/jobs/job';
import type { TextState } from '../../../../platform/texts/text-sender';
import { CHAT_TEXTED } from '../chat-jobs';
import type { Message } from '../known-contact.query';

const input = z.object({ message_id: z.string(), state: z.enum(['sent', 'delivered', 'failed']) });

const CHANGES: Readonly<Record<TextState, (now: number) => Partial<Message>>> = {
  sent: (now) => ({ handed_on: now }),
  delivered: (now) => ({ delivered_on: now, failed_on: null }),
  failed: (now) => ({ failed_on: now }),
};

/** Records how far a message to a phone came; a delivered one stays delivered. */
export const chatTexted = (write: WriteJobBatch): JobKind => ({
  ...{ kind: CHAT_TEXTED, attempts: 5 },
  run: (job, tools) =>
    write(
      job,
      tools,
      async ({ unit, context }) => {
        const { message_id, state } = input.parse(job.input);
        const where = { id: message_id, delivered_on: null, ...(state === 'sent' ? { handed_on: null } : {}) };
        await unit.mark(partnerMessage, [where], CHANGES[state](context.now));
        return {};
      },
      null,
    ),
});
