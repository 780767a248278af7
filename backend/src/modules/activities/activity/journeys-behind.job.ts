import { JOURNEYS_JOB_NAME, JOURNEYS_LEFT } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import { paths } from '@lichen/contracts/api/paths';
import { ReasonNeeded } from '@lichen/contracts/api/problems';
import { z } from 'zod';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Served } from '../../../platform/engine/rules';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { jobReader } from '../calculations/job-records.query';
import { JOURNEYS_BEHIND } from './fuel-and-journeys.rules';
import { markBehind, writePage } from './journeys-page.rules';
import { journeysWithin } from '../vehicle-fuel/journeys-beside-fuel.query';

/** Journeys per transaction, few enough that others need not wait long. */
const PAGE = 100;

/** Retries of a page, as years may be approved while it is written. */
const MOST_APPROVALS = 5;

const input = z.strictObject({
  stretches: z.array(z.strictObject({ vehicle_id: z.string(), from: z.number(), to: z.number() })),
});

interface Reached {
  readonly after: string;
  readonly done: number;
  /** Journeys that remain out of date. */
  readonly left: number;
}

interface Parts {
  readonly platform: Platform;
  readonly write: WriteJobBatch;
  readonly journeys: Served;
}

const reachedBy = ({ checkpoint }: Pick<JobTools, 'checkpoint'>): Reached => ({
  ...{ after: '', done: 0, left: 0 },
  ...(checkpoint as Partial<Reached> | undefined),
});

const followingOf = (parts: Parts, job: Job, { after }: Reached) =>
  journeysWithin(jobReader(parts.platform, job), input.parse(job.input).stretches, { after, limit: PAGE });

async function retryOnApproval<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await retryOnConflict(work);
    } catch (error) {
      if (!(error instanceof ReasonNeeded) || tries >= MOST_APPROVALS) throw error;
    }
}

/** Notifies the person of the updated and the remaining journeys, with a link. */
function tell({ platform: { push, clock } }: Parts, { id, companyId, userId }: Job, { done, left }: Reached): void {
  if (left === 0) return;
  const params = { done: String(done - left), left: String(left) };
  const link = paths.activities({ behind: 'true', start_date: 'all', end_date: 'all' });
  push.toUser(companyId, userId, 'notice', { id, text: JOURNEYS_LEFT, params, link, created_on: clock.now() });
}

async function run(parts: Parts, job: Job, tools: JobTools) {
  let reached = reachedBy(tools);
  for (;;) {
    const page = await followingOf(parts, job, reached);
    const last = page.at(-1);
    if (!last) {
      tell(parts, job, reached);
      return { journeys: reached.done - reached.left, left: reached.left };
    }
    const next = { ...reached, after: last._id, done: reached.done + page.length };
    const progress = { done: next.done, total: null };
    const left = await retryOnApproval(() =>
      parts.write(job, tools, (batch) => writePage(batch, parts.journeys, page, Boolean(job.reason)), next, progress),
    );
    reached = { ...next, left: next.left + left.length };
    if (left.length > 0) await tools.save(reached);
  }
}

/** Marks the remaining journeys as behind when the job fails. */
async function leaveRest(parts: Parts, job: Job, tools: JobTools): Promise<void> {
  let reached = reachedBy(tools);
  for (;;) {
    const page = await followingOf(parts, job, reached);
    const last = page.at(-1);
    if (!last) break;
    const ids = page.map(({ _id }) => _id);
    reached = { after: last._id, done: reached.done + ids.length, left: reached.left + ids.length };
    await parts.write(job, tools, (batch) => Promise.resolve(markBehind(batch, ids)), reached);
  }
  tell(parts, job, reached);
}

/** Updates journeys after a fuel change that affects more of them than its transaction may. */
export const journeysBehindJob = (parts: Parts): JobKind => ({
  kind: JOURNEYS_BEHIND,
  label: JOURNEYS_JOB_NAME,
  attempts: 3,
  run: (job, tools) => run(parts, job, tools),
  gaveUp: (job, tools) => leaveRest(parts, job, tools),
  cancelled: (job, tools) => leaveRest(parts, job, tools),
});
