import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Served } from '../../../platform/engine/rules';
import type { Job } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { splitByApproval } from '../years/closed-activities.query';
import { jobReader, jobReadContext } from '../calculations/job-records.query';
import { type RecalculatedPage, recalculatedPage } from './recalculated-page.rules';

type Recalculation = RecordOf<typeof recalculation>;

/** Scope of the recalculation as a condition on the list of activities. */
export function wanted({
  activity: type,
  location_id,
  start_date,
  end_date,
}: Pick<Recalculation, 'activity' | 'location_id' | 'start_date' | 'end_date'>) {
  return {
    ...(type ? { activity_type: type } : {}),
    ...(location_id ? { location_id } : {}),
    ...(start_date === null ? {} : { to: { atLeast: start_date } }),
    ...(end_date === null ? {} : { from: { atMost: end_date } }),
  };
}

interface Looking {
  readonly platform: Platform;
  readonly types: ReadonlyMap<string, Served>;
  readonly pageSize: number;
}

/** Number of activities to recalculate. */
export const countCandidates = ({ platform }: Looking, job: Job, of: Recalculation): Promise<number> =>
  jobReader(platform, job)(activity).count({ where: wanted(of) });

/** An activity that would change; how it would be written is calculated again when it is. */
export type ProposedActivity = Pick<RecalculatedPage, 'change' | 'digest'>;

/** A page of activities, with those that would change. */
export interface PreviewPage {
  readonly after: string;
  readonly seen: number;
  readonly closed: number;
  readonly proposed: readonly ProposedActivity[];
}

/** The page of activities after one, calculated; nothing at the end. */
export async function previewPage(
  { platform, types, pageSize }: Looking,
  job: Job,
  of: Recalculation,
  after: string,
): Promise<PreviewPage | undefined> {
  const read = jobReader(platform, job);
  const page = await read(activity).part(['_id', 'activity_type', 'from', 'to'], {
    where: { ...wanted(of), id: { above: after } },
    order: [{ column: 'id' }],
    limit: pageSize,
  });
  const last = page.at(-1);
  if (!last) return undefined;
  const { open, closed } = of.include_approved ? { open: page, closed: [] } : await splitByApproval(read, page);
  const proposed: ProposedActivity[] = [];
  for await (const { change, digest } of recalculatedPage(read, types, open, jobReadContext(platform, job)))
    proposed.push({ change, digest });
  return { after: last._id, seen: page.length, closed: closed.length, proposed };
}
