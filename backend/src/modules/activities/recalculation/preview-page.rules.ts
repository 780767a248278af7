import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type {
  RecalculationCause,
  recalculation,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read, Served } from '../../../platform/engine/rules';
import type { Job } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { BEHIND, type NotedActivity } from '../dependence/behind-figures.query';
import { splitByApproval } from '../years/closed-activities.query';
import { turningApproved } from './turning-fuel.query';
import { jobReader, jobReadContext } from '../calculations/job-records.query';
import { type RecalculatedPage, recalculatedPage } from './recalculated-page.rules';
import { factorOf } from './replaced-rows.rules';

type Recalculation = RecordOf<typeof recalculation>;

/** Returns the condition for the activities of a recalculation. */
export function wanted({
  activity: type,
  location_id,
  start_date,
  end_date,
  behind,
}: Pick<Recalculation, 'activity' | 'location_id' | 'start_date' | 'end_date' | 'behind'>) {
  return {
    ...(behind ? BEHIND : {}),
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

/** Returns the number of activities to recalculate. */
export const countCandidates = ({ platform }: Looking, job: Job, of: Recalculation): Promise<number> =>
  jobReader(platform, job)(activity).count({ where: wanted(of) });

/** An activity that would change; it is calculated again before it is written. */
export interface ProposedActivity extends Pick<RecalculatedPage, 'change' | 'digest'> {
  readonly causes: readonly RecalculationCause[];
}

/** A page of activities, with those that would change. */
export interface PreviewPage {
  readonly after: string;
  readonly seen: number;
  readonly closed: number;
  readonly proposed: readonly ProposedActivity[];
  /** Activities that were behind but whose figures are unchanged. */
  readonly unchanged: readonly NotedActivity[];
}

/** Adds the factors of the superseded rows, read in one query. */
async function withCauses(read: Read, found: readonly RecalculatedPage[]): Promise<ProposedActivity[]> {
  const ids = found.flatMap((each) => each.replaced.flatMap(({ replaced }) => replaced?._id ?? []));
  const fields = ['_id', 'source', 'factor_label', 'factor', 'factor_units', 'co2_ug'] as const;
  const rows = ids.length > 0 ? await read(emissionCalc).part(fields, { where: { id: { in: ids } } }) : [];
  const byId = new Map(rows.map((row) => [row._id, row]));
  return found.map(({ change, digest, replaced: all, library }) => ({
    change,
    digest,
    causes: all.map(({ replaced, ...cause }) => {
      const row = replaced && byId.get(replaced._id);
      return { ...cause, before: row ? factorOf(row, replaced, library) : null };
    }),
  }));
}

/** Returns the next page of activities, calculated; undefined at the end. */
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
  const found: RecalculatedPage[] = [];
  const unchanged: NotedActivity[] = [];
  for await (const each of recalculatedPage(read, types, open, jobReadContext(platform, job)))
    if ('unchanged' in each) unchanged.push(each.unchanged);
    else found.push({ ...each, effects: [] });
  const turning: ReadonlySet<string> = of.include_approved
    ? new Set()
    : await turningApproved(
        read,
        found.map(({ change }) => change),
      );
  const proposed = await withCauses(
    read,
    found.filter(({ change }) => !turning.has(change.activity_id)),
  );
  return { after: last._id, seen: page.length, closed: closed.length + turning.size, proposed, unchanged };
}
