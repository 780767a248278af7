import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { z } from 'zod';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../platform/jobs/job';
import { CHAT_MAILED } from './chat-jobs';

const input = z.strictObject({ message_id: z.string() });

/** Sets `delivered_on` when the mail server has accepted a message; what happens after that is not reported. */
export const chatMailed = (write: WriteJobBatch): JobKind => ({
  kind: CHAT_MAILED,
  attempts: 5,
  run: (job, tools) =>
    write(
      job,
      tools,
      async ({ unit, context }) => {
        const where = { id: input.parse(job.input).message_id, delivered_on: null };
        await unit.mark(partnerMessage, [where], { delivered_on: context.now });
        return {};
      },
      null,
    ),
});
