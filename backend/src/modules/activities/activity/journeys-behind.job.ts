import { JOURNEYS_JOB_NAME } from '@lichen/contracts/activities/types/vehicle-journey.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { z } from 'zod';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Served } from '../../../platform/engine/rules';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { jobReader } from '../calculations/job-records.query';
import { JOURNEYS_BEHIND } from './fuel-and-journeys.rules';
import { bringInStep } from './journeys-in-step.rules';
import { journeysWithin } from '../vehicle-fuel/journeys-beside-fuel.query';

/** Journeys of one transaction: few enough that others get their turn soon. */
const PAGE = 100;

const input = z.strictObject({
  stretches: z.array(z.strictObject({ vehicle_id: z.string(), from: z.number(), to: z.number() })),
});

interface Reached {
  readonly after: string;
  readonly done: number;
}

/** Brings journeys in step with the fuel of their vehicles where one change had more of them than it could take along. */
export const journeysBehindJob = ({
  platform,
  write,
  journeys,
}: {
  platform: Platform;
  write: WriteJobBatch;
  journeys: Served;
}): JobKind => ({
  kind: JOURNEYS_BEHIND,
  label: JOURNEYS_JOB_NAME,
  attempts: 3,
  run: async (job, tools) => {
    const { stretches } = input.parse(job.input);
    let reached: Reached = (tools.checkpoint as Reached | undefined) ?? { after: '', done: 0 };
    for (;;) {
      const page = await journeysWithin(jobReader(platform, job), stretches, { after: reached.after, limit: PAGE });
      const last = page.at(-1);
      if (!last) return { journeys: reached.done };
      const next = { after: last._id, done: reached.done + page.length };
      const vehicles = [...new Set(page.map(({ vehicle_id }) => vehicle_id))].sort();
      await retryOnConflict(() =>
        write(
          job,
          tools,
          async ({ unit, context }) => {
            await unit.records(vehicle).hold(vehicles);
            const ids = page.map(({ _id }) => _id);
            await bringInStep(unit, journeys, ids, context, 'update');
          },
          next,
          { done: next.done, total: null },
        ),
      );
      reached = next;
    }
  },
});
