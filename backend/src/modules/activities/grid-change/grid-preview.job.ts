import type { GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { PreparedRecord } from '../../../platform/engine/rules';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { ActivityFacts } from '../activity/activity-facts.query';
import type { ActivityCalculation } from '../activity/activity.rules';
import { jobReader, jobReadContext } from '../calculations/job-records.query';
import { activityPeriods, approvedAmongPeriods } from '../dependence/dependent-figures.query';
import type { RecalculationParts } from '../recalculation/recalculation.job';
import { calculatedAgain } from '../recalculation/recalculated-page.rules';
import { addActivity, type GridActivity, type GridFigures, gridPreviewOf, noGridFigures } from './grid-figures';
import { aboutLocation, gridPreviewInput } from './location-job-input.rules';
import { locationAsIf } from './location-as-if.query';
import { onTheGridOf } from './on-the-grid.query';

export const GRID_PREVIEW = 'locations.grid_preview';

interface Reached {
  readonly after: string;
  readonly figures: GridFigures;
}

type Parts = Pick<RecalculationParts, 'platform' | 'types' | 'lookedSize'>;

/** Order of the pages of activities. */
const ORDER = [{ column: 'id' }] as const;
const KEYS = ['_id', 'activity_type', 'from', 'to'] as const;

/** Returns the stored rows of an activity, and those after a recalculation. */
function rowsOf({ previous }: ActivityFacts, { calculated }: PreparedRecord): Pick<GridActivity, 'before' | 'after'> {
  const { insert, keep } = (calculated as ActivityCalculation).supersession;
  return { before: previous, after: [...insert, ...keep] };
}

/** Adds a page of activities to the figures; undefined at the end. */
async function nextPage(parts: Parts, job: Job, { after, figures }: Reached): Promise<Reached | undefined> {
  const { location_id, grid } = gridPreviewInput.parse(job.input);
  const read = jobReader(parts.platform, job);
  const site = await read(location).get(location_id);
  const page = await read(activity).part(KEYS, {
    where: { applied: 1, id: { above: after } },
    anyOf: [await onTheGridOf(read, site)],
    order: [...ORDER],
    limit: parts.lookedSize,
  });
  const last = page.at(-1);
  if (!last) return undefined;
  const days = new Map(page.map(({ _id, from, to }) => [_id, { from, to }]));
  const next = structuredClone(figures);
  const asIf = locationAsIf(read, location_id, { electricity_grid: grid });
  for await (const { record, facts, prepared } of calculatedAgain(
    asIf,
    parts.types,
    page,
    jobReadContext(parts.platform, job),
  )) {
    const { from = null, to = null } = days.get(record._id) ?? {};
    addActivity(next, { from, to, ...rowsOf(facts, prepared) });
  }
  return { after: last._id, figures: next };
}

/** Calculates the figures of a location with another grid; it only stores its progress. */
async function preview(parts: Parts, job: Job, tools: JobTools): Promise<GridPreview> {
  const { location_id } = gridPreviewInput.parse(job.input);
  const read = jobReader(parts.platform, job);
  const periods = await activityPeriods(read, await onTheGridOf(read, await read(location).get(location_id)));
  const { closed, approved_years } = await approvedAmongPeriods(read, periods);
  const total = periods.reduce((sum, { counted }) => sum + Number(counted), 0);
  let reached: Reached = (tools.checkpoint as Reached | undefined) ?? { after: '', figures: noGridFigures() };
  for (;;) {
    const next = await nextPage(parts, job, reached);
    if (!next) return gridPreviewOf(reached.figures, { closed, approved_years });
    reached = next;
    await tools.step(async () => undefined, reached, { done: reached.figures.activities, total });
  }
}

/** Calculates the figures of a location on another grid; stores their sums only. */
export const gridPreviewJob = (parts: Parts & Pick<RecalculationParts, 'refresh'>): JobKind => ({
  kind: GRID_PREVIEW,
  label: 'Preview of a change of grid',
  about: aboutLocation,
  attempts: 3,
  run: async (job, tools) => {
    await parts.refresh();
    return preview(parts, job, tools);
  },
});
