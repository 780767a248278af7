import { recalculation, recalculationChange } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { aboutRecalculation, recalculationJobInput } from './recalculation-job-input.rules';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Served } from '../../../platform/engine/rules';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import { prefetch } from '../../../platform/jobs/prefetch';
import type { Platform } from '../../../platform/platform';
import { type Tally, basesOf, changeSummary, distanceOf, emptyTally, addToTally } from './change-summary';
import { clearBehind, expectSameNotes } from '../dependence/behind-figures.query';
import { leftWithApproved } from './turning-fuel.query';
import { jobReader, jobReadContext } from '../calculations/job-records.query';
import { type PreviewPage, previewPage, type ProposedActivity, countCandidates } from './preview-page.rules';
import { retryOnConflict, completeJobRecord } from '../../../platform/engine/jobs/complete-job-record';
import { type RecalculatedPage, recalculatedPage } from './recalculated-page.rules';

type Recalculation = RecordOf<typeof recalculation>;
type Change = RecordOf<typeof recalculationChange>;
type Stored = RecordOf<Entity>;

export const PROPOSE = 'recalculation.propose';
export const COMMIT = 'recalculation.commit';

/** Activities written per transaction, few enough that others need not wait long. */
export const PAGE = 100;
/** Activities previewed per transaction; nobody waits for the rows it writes. */
export const PREVIEW_PAGE = 200;
const ATTEMPTS = 3;

/** Dependencies of the jobs of a recalculation. */
export interface RecalculationParts {
  platform: Platform;
  write: WriteJobBatch;
  /** Activity types with their rules, by name. */
  types: ReadonlyMap<string, Served>;
  /** Activities written per transaction. */
  pageSize: number;
  /** Activities previewed per transaction. */
  lookedSize: number;
  /** Loads newly stored factors, so that a recalculation uses the latest. */
  refresh(): Promise<unknown>;
}

const asStored = (record: unknown) => record as Stored;

interface Proposing {
  after: string;
  seen: number;
  closed: number;
  changed: number;
  tally: Tally;
}

const rowOf = (
  { change, digest, causes }: ProposedActivity,
  of: Recalculation,
  { context }: JobBatch,
): Record<string, unknown> => {
  const [before, after] = [basesOf(change.before), basesOf(change.after)];
  const { activity_id, activity_type, location_id } = change;
  return {
    _id: context.newId(),
    version: 1,
    created_on: context.now,
    created_by: context.userId,
    updated_on: context.now,
    recalculation_id: of._id,
    ...{ activity_id, activity_type, location_id, digest, causes },
    ...{ before_ug: before.location, after_ug: after.location },
    ...{ market_before_ug: before.market, market_after_ug: after.market },
    moved_ug: distanceOf(change),
    state: 'proposed',
  };
};

/** Calculates all activities in pages and stores the proposed changes; figures stay unchanged. */
async function propose(parts: RecalculationParts, job: Job, tools: JobTools): Promise<unknown> {
  const { platform, write } = parts;
  const { id } = recalculationJobInput.parse(job.input);
  const of = await jobReader(platform, job)(recalculation).get(id);
  const total = await countCandidates(parts, job, of);
  let state: Proposing = {
    ...{ after: '', seen: 0, closed: 0, changed: 0, tally: emptyTally() },
    ...(tools.checkpoint as Partial<Proposing> | undefined),
  };
  const looking = { ...parts, pageSize: parts.lookedSize };
  const pages = prefetch((last: PreviewPage | undefined) => previewPage(looking, job, of, last?.after ?? state.after));
  for await (const { after, seen, closed, proposed, unchanged } of pages) {
    const { tally } = state;
    for (const { change } of proposed) addToTally(tally, change);
    const next = {
      after,
      seen: state.seen + seen,
      closed: state.closed + closed,
      changed: state.changed + proposed.length,
      tally,
    };
    await write(
      job,
      tools,
      async (batch) => {
        await clearBehind(batch.unit.mark, unchanged);
        if (proposed.length > 0)
          await batch.unit.records(recalculationChange).insert(proposed.map((each) => rowOf(each, of, batch)));
      },
      next,
      { done: next.seen, total },
    );
    state = next;
  }
  const { seen, closed, changed, tally } = state;
  await finish(
    parts,
    job,
    tools,
    { state: 'proposed', seen, closed, changed, difference: changeSummary(tally) },
    state,
  );
  return { seen, changed };
}

/** Stores the outcome of the recalculation, announces it to open pages, and logs it. */
function finish(
  { write }: RecalculationParts,
  job: Job,
  tools: Pick<JobTools, 'step'>,
  changes: Partial<Recalculation> & Pick<Recalculation, 'state'>,
  checkpoint: unknown,
): Promise<void> {
  const { id } = recalculationJobInput.parse(job.input);
  const end = { entity: recalculation, id, from: ['computing', 'committing'], changes };
  return completeJobRecord(write, job, tools, { ...end, type: changes.state }, checkpoint);
}

interface BatchResult {
  written: number;
  stale: number;
  /** Number of activities in approved years, also those approved meanwhile. */
  closed: number;
}

interface Page {
  readonly changes: readonly Change[];
  readonly calculatedById: ReadonlyMap<string, RecalculatedPage>;
}

/** Recalculates a page of the proposal. */
async function calculated(
  { platform, types }: RecalculationParts,
  job: Job,
  changes: readonly Change[],
): Promise<Page> {
  const listed = changes.map(({ activity_id, activity_type }) => ({ _id: activity_id, activity_type }));
  const calculatedById = new Map<string, RecalculatedPage>();
  for await (const each of recalculatedPage(jobReader(platform, job), types, listed, jobReadContext(platform, job)))
    if ('change' in each) calculatedById.set(each.change.activity_id, each);
  return { changes, calculatedById };
}

/**
 * Writes the changes of a page whose results equal the proposal. It was calculated before the transaction: a concurrent
 * save of an activity changes its rows, whose versions then refuse the page; a change of a record it depends on marks
 * it as behind, and the page is calculated again.
 */
async function writePage({ unit }: JobBatch, id: string, { changes, calculatedById }: Page): Promise<BatchResult> {
  const record = await unit.read(recalculation).get(id);
  const ids = changes.map(({ activity_id }) => activity_id);
  await expectSameNotes(
    unit.records,
    [...calculatedById.values()].map(({ noted }) => noted),
  );
  const proposed = [...calculatedById.values()].map(({ change }) => change);
  const closed: ReadonlySet<string> =
    record.include_approved && record.reason ? new Set() : await leftWithApproved(unit.read, ids, proposed);
  const stateOf = ({ activity_id, digest }: Change) =>
    closed.has(activity_id) ? 'closed' : calculatedById.get(activity_id)?.digest === digest ? 'written' : 'stale';
  const fit = changes.filter((change) => stateOf(change) === 'written');
  const counts = {
    written: record.written + fit.length,
    stale: record.stale + changes.length - fit.length - closed.size,
    closed: (record.closed ?? 0) + closed.size,
  };
  await unit.update(recalculation, asStored(record), counts, 'write');
  await unit.apply([
    ...fit.flatMap(({ activity_id }) => calculatedById.get(activity_id)?.effects ?? []),
    ...changes.map((change) => ({
      kind: 'update' as const,
      entity: recalculationChange,
      record: asStored(change),
      changes: { state: stateOf(change) },
    })),
  ]);
  return counts;
}

/** Writes the proposal in pages; no activity is half updated, even if the process ends. */
async function commit(parts: RecalculationParts, job: Job, tools: JobTools): Promise<unknown> {
  const { platform, write, pageSize } = parts;
  const { id } = recalculationJobInput.parse(job.input);
  const of = await jobReader(platform, job)(recalculation).get(id);
  let counts: BatchResult = { written: of.written, stale: of.stale, closed: of.closed ?? 0 };
  let done = of.written + of.stale;
  // No activity is on two pages, so one is calculated while another is written.
  const pages = prefetch(async (last: Page | undefined) => {
    const where = { recalculation_id: id, state: 'proposed', id: { above: last?.changes.at(-1)?._id ?? '' } };
    const selection = { where, order: [{ column: 'id' }], limit: pageSize };
    const changes = await jobReader(platform, job)(recalculationChange).list(selection);
    return changes.length > 0 ? calculated(parts, job, changes) : undefined;
  });
  for await (const page of pages) {
    const progress = { done: done + page.changes.length, total: of.changed };
    let isFirst = true;
    counts = await retryOnConflict(async () => {
      const fresh = isFirst ? page : await calculated(parts, job, page.changes);
      isFirst = false;
      const checkpoint = { after: page.changes.at(-1)?._id };
      return write(job, tools, (batch) => writePage(batch, id, fresh), checkpoint, progress);
    });
    ({ done } = progress);
  }
  await finish(parts, job, tools, { state: 'committed' }, { done: true });
  return counts;
}

/** Returns a job that records its failure in the recalculation; changes already written stay. */
function guarded(parts: RecalculationParts, kind: string, run: typeof propose): JobKind {
  const isCommit = kind === COMMIT;
  return {
    kind,
    label: 'Recalculation',
    about: aboutRecalculation,
    attempts: ATTEMPTS,
    run: async (job, tools) => {
      await parts.refresh();
      return run(parts, job, tools);
    },
    gaveUp: (job, tools) => finish(parts, job, tools, { state: isCommit ? 'proposed' : 'failed' }, tools.checkpoint),
    // Written changes stay; the rest is a proposal again.
    cancelled: (job, tools) =>
      finish(parts, job, tools, { state: isCommit ? 'proposed' : 'discarded' }, tools.checkpoint),
  };
}

/** Jobs that propose a recalculation and, once somebody accepts it, commit it. */
export const recalculationJobs = (parts: RecalculationParts): readonly JobKind[] => [
  guarded(parts, PROPOSE, propose),
  guarded(parts, COMMIT, commit),
];
