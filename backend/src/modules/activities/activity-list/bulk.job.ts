import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import {
  BULK_FAILURES_KEPT,
  BULK_JOB_NAME,
  type BulkFailure,
  bulkChange,
} from '@lichen/contracts/activities/list/bulk.entity';
import type { EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict, completeJobRecord } from '../../../platform/engine/jobs/complete-job-record';
import { changeRow, failureOf, storeBulkRow, type ListChange, type ListedActivity, undoRow } from './bulk-row.rules';
import type { TypesByName } from './extract-rows.query';
import { listedSelection } from '../filters/listed-selection.query';

export const BULK = 'activities.bulk';
const PAGE = 100;
/** Rows between progress reports. */
const TOLD_EVERY = 20;

/** A change of the whole filtered list, as its job gets it. */
export interface BulkOrder {
  id: string;
  change: Exclude<BulkChange, { kind: 'restore' }>;
  filters: ActivityQuery;
  /** Time of the order in ms; later activities are not changed. */
  until: number;
}

interface BulkParts {
  platform: Pick<Platform, 'database'>;
  types: TypesByName;
  write: WriteJobBatch;
}

type Record = RecordOf<typeof bulkChange>;

const counted = (record: Record, failure: BulkFailure | undefined): Partial<Record> => {
  if (!failure) return { done: record.done + 1 };
  const kept = record.failures ?? [];
  const failures = kept.length < BULK_FAILURES_KEPT ? { failures: [...kept, failure] } : {};
  return { failed: record.failed + 1, ...failures };
};

/** Updates the count in the transaction of its row, so that it is right after any interruption. */
async function count(unit: UnitOfWork, id: string, failure?: BulkFailure): Promise<void> {
  const records = unit.records(bulkChange);
  const record = await records.get(id);
  await records.update(record, counted(record, failure));
}

/** One activity to change. The job resumes after `_id`. */
interface Step {
  readonly _id: string;
  readonly activityId: string;
  readonly row: () => Promise<ListedActivity | undefined>;
  readonly work: (batch: JobBatch) => Promise<void>;
}

async function take({ write }: BulkParts, job: Job, tools: JobTools, step: Step): Promise<void> {
  const { id } = job.input as BulkOrder;
  const checkpoint = { after: step._id };
  try {
    await retryOnConflict(() =>
      write(
        job,
        tools,
        async (batch) => {
          await step.work(batch);
          await count(batch.unit, id);
        },
        checkpoint,
      ),
    );
  } catch (error) {
    const failure = failureOf(error, step.activityId, await step.row());
    await write(job, tools, ({ unit }) => count(unit, id, failure), checkpoint);
  }
}

const recordsOf = ({ platform: { database } }: BulkParts, { companyId }: Job) =>
  companyRecords({ database }, companyId);

/** Returns the next rows to undo, by id. */
async function undone(parts: BulkParts, job: Job, of: string, after: string): Promise<Step[]> {
  const records = recordsOf(parts, job);
  const where = { bulk_id: of, id: { above: after } };
  const kept = await records(bulkRow).list({ where, order: [{ column: 'id' }], limit: PAGE });
  return kept.map((done) => ({
    _id: done._id,
    activityId: done.activity_id,
    row: () => records(activity).find(done.activity_id),
    work: async (batch) => {
      await undoRow(batch, parts.types, done);
      await batch.unit.records(bulkRow).remove(done._id);
    },
  }));
}

/** Returns the next rows of the list; each step stores what undo needs. */
async function changed(parts: BulkParts, job: Job, change: ListChange, after: string): Promise<Step[]> {
  const { id, filters, until } = job.input as BulkOrder;
  const where = { id: { above: after }, created_on: { atMost: until } };
  const order = [{ column: 'id' }];
  const page = await recordsOf(parts, job)(activity).list({ ...listedSelection(filters), where, order, limit: PAGE });
  return page.map((row) => ({
    ...{ _id: row._id, activityId: row._id, row: async () => row },
    work: async (batch) => {
      const done = await changeRow(batch, parts.types, { _id: row._id }, change);
      await storeBulkRow(batch, id, done);
    },
  }));
}

const next = (parts: BulkParts, job: Job, after: string): Promise<Step[]> => {
  const { change } = job.input as BulkOrder;
  return change.kind === 'undo' ? undone(parts, job, change.of, after) : changed(parts, job, change, after);
};

/**
 * Announces the end of a change to open pages and the log, with the number of rows that can be undone: of the change
 * itself, or of the one that it undid.
 */
async function finish(
  parts: BulkParts,
  job: Job,
  tools: JobTools,
  state: Record['state'],
  type: EventOf<typeof bulkChange>,
) {
  const { id, change } = job.input as BulkOrder;
  const of = change.kind === 'undo' ? change.of : id;
  const kept = await recordsOf(parts, job)(bulkRow).count({ where: { bulk_id: of } });
  const along = async ({ unit }: JobBatch) => {
    await unit.update(bulkChange, await unit.read(bulkChange).get(of), { kept }, 'undo');
  };
  const end =
    of === id
      ? { entity: bulkChange, id, changes: { state, kept }, type }
      : { entity: bulkChange, id, changes: { state }, type, along };
  await completeJobRecord(parts.write, job, tools, end, tools.checkpoint);
}

/** Changes all activities of a filtered list, or undoes such a change, each in its own transaction. */
export const bulkJob = (parts: BulkParts): JobKind => ({
  kind: BULK,
  label: BULK_JOB_NAME,
  attempts: 3,
  run: async (job, tools) => {
    const { id } = job.input as BulkOrder;
    const { total, done, failed } = await recordsOf(parts, job)(bulkChange).get(id);
    let { after } = (tools.checkpoint as { after: string } | undefined) ?? { after: '' };
    let seen = done + failed;
    for (;;) {
      const steps = await next(parts, job, after);
      for (const step of steps) {
        await take(parts, job, tools, step);
        seen += 1;
        if (seen % TOLD_EVERY === 0) await tools.progress(seen, total);
      }
      after = steps.at(-1)?._id ?? after;
      if (steps.length < PAGE) break;
    }
    await tools.progress(seen, Math.max(total, seen));
    await finish(parts, job, tools, 'done', 'done');
    return { seen };
  },
  gaveUp: (job, tools) => finish(parts, job, tools, 'failed', 'fail'),
  cancelled: (job, tools) => finish(parts, job, tools, 'cancelled', 'cancel'),
});
