import { cancelJob, jobStatus } from '@lichen/contracts/api/jobs.call';
import { notFound } from '@lichen/contracts/api/problems';
import type { Context } from '../../../platform/engine/rules';
import type { Jobs } from '../../../platform/jobs/jobs';
import { type ServedCall, handler } from '../../../platform/module';

/** Status of the person's own job; any other job is answered as not found. */
async function ownStatus(jobs: Jobs, { companyId, userId }: Context, id: string) {
  const found = (await jobs.startedBy(companyId, id)) === userId ? await jobs.status(companyId, id) : undefined;
  if (!found) throw notFound();
  return { ok: true, obj: found };
}

export const jobCalls: readonly ServedCall[] = [
  handler(jobStatus, ({ input, context, platform }) => ownStatus(platform.jobs, context, input.id)),
  handler(cancelJob, async ({ input, context, platform }) => {
    await ownStatus(platform.jobs, context, input.id);
    await platform.jobs.cancel(context.companyId, input.id);
    return ownStatus(platform.jobs, context, input.id);
  }),
];
