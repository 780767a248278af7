import { activity } from '@lichen/contracts/activities/activity.entity';
import { recalculation, recalculationChange } from '@lichen/contracts/activities/recalculation.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity';
import { Problem } from '@lichen/contracts/problems';
import { z } from 'zod';
import type { Portion, WritePortion } from '../../../platform/engine/portion';
import type { Context, Read, Served } from '../../../platform/engine/rules';
import { contextOf } from '../../../platform/http/request-context';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { rememberedRecords } from '../../../platform/store/remembered-records';
import { recordsOver } from '../../../platform/store/scoped-records';
import { type Tally, differenceOf, emptyTally, sumOf, tallied } from './difference';
import { retried } from './retried';
import { type Listed, type Settled, settledPage } from './settled-page.rules';

type Recalculation = RecordOf<typeof recalculation>;
type Change = RecordOf<typeof recalculationChange>;
type Stored = RecordOf<Entity>;

export const PROPOSE = 'recalculation.propose';
export const COMMIT = 'recalculation.commit';

/** Activities of one transaction: few enough that others get their turn soon. */
export const PAGE = 200;
const ATTEMPTS = 3;

const input = z.strictObject({ id: z.string() });

export interface RecalculationParts {
  platform: Platform;
  write: WritePortion;
  /** The activity types by name, with the behaviour that calculates them. */
  types: ReadonlyMap<string, Served>;
  /** Activities of one transaction. */
  pageSize: number;
  /** Brings the factors up to date, so that a recalculation never rests on old ones. */
  refresh(): Promise<unknown>;
}

const readOf = ({ database }: Platform, { companyId }: Job): Read =>
  rememberedRecords(recordsOver(database, database, companyId)) as Read;

/** The job's own company and moment, for reading. What it writes, it writes with the rights of its person. */
const readingContext = ({ clock }: Platform, job: Job): Context => ({
  ...contextOf(clock, undefined, job.id),
  companyId: job.companyId,
  userId: job.userId,
});

const asStored = (record: unknown) => record as Stored;

/** What was asked for, as a condition on the list of activities. */
function wanted({ activity: type, location_id, start_date, end_date }: Recalculation) {
  return {
    ...(type ? { activity_type: type } : {}),
    ...(location_id ? { location_id } : {}),
    ...(start_date === null ? {} : { to: { atLeast: start_date } }),
    ...(end_date === null ? {} : { from: { atMost: end_date } }),
  };
}

interface Proposing {
  after: string;
  seen: number;
  changed: number;
  tally: Tally;
}

const rowOf = ({ change, digest }: Settled, of: Recalculation, { context }: Portion): Record<string, unknown> => {
  const [before_ug, after_ug] = [sumOf(change.before), sumOf(change.after)];
  const { activity_id, activity_type, location_id } = change;
  return {
    _id: context.newId(),
    version: 1,
    created_on: context.now,
    created_by: context.userId,
    updated_on: context.now,
    recalculation_id: of._id,
    ...{ activity_id, activity_type, location_id, before_ug, after_ug, digest },
    moved_ug: Math.abs(after_ug - before_ug),
    state: 'proposed',
  };
};

/** Looks at every activity in pages and stores what would change; figures stay as they are. */
async function propose(parts: RecalculationParts, job: Job, tools: JobTools): Promise<unknown> {
  const { platform, write, types, pageSize } = parts;
  const { id } = input.parse(job.input);
  const of = await readOf(platform, job)(recalculation).get(id);
  const where = wanted(of);
  const total = await readOf(platform, job)(activity).count({ where });
  let state = (tools.checkpoint as Proposing | undefined) ?? { after: '', seen: 0, changed: 0, tally: emptyTally() };
  for (;;) {
    const read = readOf(platform, job);
    const selection = { where: { ...where, id: { above: state.after } }, order: [{ column: 'id' }], limit: pageSize };
    const page = (await read(activity).list(selection)) as unknown as Listed[];
    const last = page.at(-1);
    if (!last) break;
    const settled = await settledPage(read, types, page, readingContext(platform, job));
    const { tally } = state;
    for (const { change } of settled) tallied(tally, change);
    const next = { after: last._id, seen: state.seen + page.length, changed: state.changed + settled.length, tally };
    await write(
      job,
      tools,
      async (portion) => {
        if (settled.length > 0)
          await portion.unit.records(recalculationChange).insert(settled.map((each) => rowOf(each, of, portion)));
      },
      next,
    );
    state = next;
    await tools.progress(state.seen, total);
  }
  const { seen, changed, tally } = state;
  await settle(parts, job, tools, { state: 'proposed', seen, changed, difference: differenceOf(tally) }, state);
  return { seen, changed };
}

/** Writes what the recalculation has come to; told to open pages and kept in the log. */
function settle(
  { write }: RecalculationParts,
  job: Job,
  tools: Pick<JobTools, 'step'>,
  changes: Partial<Recalculation>,
  checkpoint: unknown,
): Promise<void> {
  const { id } = input.parse(job.input);
  return retried(() =>
    write(
      job,
      tools,
      async ({ unit }) => {
        const record = await unit.read(recalculation).get(id);
        // Cancelled or discarded at the same moment: that stands.
        if (record.state !== 'computing' && record.state !== 'committing') return;
        await unit.update(recalculation, asStored(record), changes, String(changes.state));
      },
      checkpoint,
    ),
  );
}

interface Written {
  written: number;
  stale: number;
}

/** One page of proposed activities: calculated again here, and written only where the result is what was proposed. */
async function writePage(
  { unit, context }: Portion,
  types: RecalculationParts['types'],
  { id, page }: { id: string; page: readonly Change[] },
): Promise<Written> {
  const record = await unit.read(recalculation).get(id);
  const listed = page.map(({ activity_id, activity_type }) => ({ _id: activity_id, activity_type }));
  const settled = new Map(
    (await settledPage(unit.read, types, listed, context)).map((each) => [each.change.activity_id, each]),
  );
  const isAsSeen = ({ activity_id, digest }: Change) => settled.get(activity_id)?.digest === digest;
  const fit = page.filter(isAsSeen);
  const counts = { written: record.written + fit.length, stale: record.stale + page.length - fit.length };
  await unit.update(recalculation, asStored(record), counts, 'write');
  await unit.apply([
    ...fit.flatMap(({ activity_id }) => settled.get(activity_id)?.effects ?? []),
    ...page.map((change) => ({
      kind: 'update' as const,
      entity: recalculationChange,
      record: asStored(change),
      changes: { state: isAsSeen(change) ? 'written' : 'stale' },
    })),
  ]);
  return counts;
}

/** Writes the proposal in pages: each activity is wholly old or wholly new, whenever the process ends. */
async function commit(parts: RecalculationParts, job: Job, tools: JobTools): Promise<unknown> {
  const { platform, write, types, pageSize } = parts;
  const { id } = input.parse(job.input);
  const of = await readOf(platform, job)(recalculation).get(id);
  let counts: Written = { written: of.written, stale: of.stale };
  for (;;) {
    const selection = {
      where: { recalculation_id: id, state: 'proposed' },
      order: [{ column: 'id' }],
      limit: pageSize,
    };
    const page = await readOf(platform, job)(recalculationChange).list(selection);
    if (page.length === 0) break;
    counts = await retried(() =>
      write(job, tools, (portion) => writePage(portion, types, { id, page }), { after: page.at(-1)?._id }),
    );
    await tools.progress(counts.written + counts.stale, of.changed);
  }
  await settle(parts, job, tools, { state: 'committed' }, { done: true });
  return counts;
}

/** A recalculation that cannot go on says so in its record; what it had written stays written. */
function guarded(parts: RecalculationParts, kind: string, run: typeof propose): JobKind {
  return {
    kind,
    attempts: ATTEMPTS,
    run: async (job, tools) => {
      try {
        await parts.refresh();
        return await run(parts, job, tools);
      } catch (error) {
        const isLast = error instanceof Problem || job.attempt >= ATTEMPTS;
        if (isLast && !tools.signal.aborted)
          await settle(parts, job, tools, { state: kind === COMMIT ? 'proposed' : 'failed' }, tools.checkpoint);
        throw error;
      }
    },
  };
}

export const recalculationJobs = (parts: RecalculationParts): readonly JobKind[] => [
  guarded(parts, PROPOSE, propose),
  guarded(parts, COMMIT, commit),
];
