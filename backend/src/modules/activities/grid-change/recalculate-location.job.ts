import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../platform/engine/rules';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import { jobReader } from '../calculations/job-records.query';
import { BEHIND, clearBehind, expectSameNotes, type NotedActivity } from '../dependence/behind-figures.query';
import type { RecalculationParts } from '../recalculation/recalculation.job';
import { type RecalculatedPage, recalculatedPage } from '../recalculation/recalculated-page.rules';
import { turningApproved } from '../recalculation/turning-fuel.query';
import { approvedAmong } from '../years/closed-activities.query';
import { aboutLocation, recalculateLocationInput } from './location-job-input.rules';
import { onTheGridOf } from './on-the-grid.query';

export const RECALCULATE_LOCATION = 'locations.recalculate';

interface Reached {
  readonly after: string;
  readonly done: number;
}

const NOTHING_YET: Reached = { after: '', done: 0 };

type Parts = Pick<RecalculationParts, 'platform' | 'write' | 'types' | 'pageSize' | 'refresh'>;

/** Returns the selection of activities that are behind and use the grid of the location. */
async function behindOnTheGrid(read: Read, location_id: string) {
  return { where: BEHIND, anyOf: [await onTheGridOf(read, await read(location).get(location_id))] };
}

/**
 * Recalculates some activities in the transaction that writes them. It locks the location, so that its grid cannot
 * change meanwhile; a concurrent save of an activity makes it calculate that again.
 */
async function writePage({ unit, context }: JobBatch, { types }: Parts, job: Job, ids: readonly string[]) {
  const page = await unit.read(activity).part(['_id', 'activity_type'], { where: { ...BEHIND, id: { in: ids } } });
  const { include_approved } = recalculateLocationInput.parse(job.input);
  const closed: ReadonlySet<string> = include_approved ? new Set() : await approvedAmong(unit.read, ids);
  const open = page.filter(({ _id }) => !closed.has(_id));
  const found: RecalculatedPage[] = [];
  const unchanged: NotedActivity[] = [];
  for await (const each of recalculatedPage(unit.read, types, open, context))
    if ('unchanged' in each) unchanged.push(each.unchanged);
    else found.push(each);
  const changes = found.map(({ change }) => change);
  const turning: ReadonlySet<string> = include_approved ? new Set() : await turningApproved(unit.read, changes);
  const written = found.filter(({ change }) => !turning.has(change.activity_id));
  const effects = written.flatMap((each) => each.effects);
  await expectSameNotes(
    unit.records,
    written.map(({ noted }) => noted),
  );
  if (effects.length > 0) await unit.apply(effects);
  await clearBehind(unit.mark, unchanged);
}

/** Clears the job id from the location, unless a later change of the grid has set another. */
const forgetWork = ({ write }: Parts, job: Job, tools: Pick<JobTools, 'step'>, checkpoint: unknown) =>
  write(
    job,
    tools,
    async ({ unit }) => {
      const { location_id } = recalculateLocationInput.parse(job.input);
      await unit.mark(location, [{ id: location_id, recalculation_job_id: job.id }], { recalculation_job_id: null });
    },
    checkpoint,
  );

/** Recalculates the activities that a change of the grid left behind, in pages; no activity is half updated. */
async function recalculate(parts: Parts, job: Job, tools: JobTools): Promise<Pick<Reached, 'done'>> {
  const { platform, write, pageSize } = parts;
  const { location_id } = recalculateLocationInput.parse(job.input);
  let reached: Reached = (tools.checkpoint as Reached | undefined) ?? NOTHING_YET;
  const read = () => jobReader(platform, job)(activity);
  const { where, anyOf } = await behindOnTheGrid(jobReader(platform, job), location_id);
  const following = () => ({ where: { ...where, id: { above: reached.after } }, anyOf });
  const total = reached.done + (await read().count(following()));
  for (;;) {
    const page = await read().part(['_id'], { ...following(), order: [{ column: 'id' }], limit: pageSize });
    const ids = page.map(({ _id }) => _id);
    const after = ids.at(-1);
    if (after === undefined) {
      await forgetWork(parts, job, tools, reached);
      return { done: reached.done };
    }
    const next = { after, done: reached.done + ids.length };
    await retryOnConflict(() =>
      write(job, tools, (batch) => writePage(batch, parts, job, ids), next, { done: next.done, total }),
    );
    reached = next;
  }
}

/** Recalculates the figures of a location after a change of its grid. */
export const recalculateLocationJob = (parts: Parts): JobKind => ({
  kind: RECALCULATE_LOCATION,
  label: 'Recalculation',
  about: aboutLocation,
  attempts: 3,
  run: async (job, tools) => {
    await parts.refresh();
    return recalculate(parts, job, tools);
  },
  // Remaining activities stay behind, and the location's page shows it.
  gaveUp: (job, tools) => forgetWork(parts, job, tools, tools.checkpoint),
  cancelled: (job, tools) => forgetWork(parts, job, tools, tools.checkpoint),
});
