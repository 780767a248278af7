import { SENT_STATES, type SentState, sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { z } from 'zod';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../../platform/jobs/job';
import { mayFollow, SENT_STATE } from './sent-states';

const input = z.strictObject({
  sent_id: z.string(),
  state: z.enum(Object.keys(SENT_STATES) as [SentState, ...SentState[]]),
});

/** Records the delivery state of a sending, as reported by the carrier or when the link is opened. */
export const sentStateJob = (write: WriteJobBatch): JobKind => ({
  kind: SENT_STATE,
  attempts: 5,
  run: (job, tools) =>
    write(
      job,
      tools,
      async ({ unit, context }) => {
        const { sent_id, state } = input.parse(job.input);
        const sent = await unit.read(sentDoc).find(sent_id);
        if (!sent || !mayFollow(sent.state, state)) return {};
        await unit.mark(sentDoc, [{ id: sent_id }], { state, state_on: context.now });
        return {};
      },
      null,
    ),
});
