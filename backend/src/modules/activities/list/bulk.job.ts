import { activity } from '@lichen/contracts/activities/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/activity-query';
import type { BulkChange } from '@lichen/contracts/activities/bulk.call';
import { BULK_FAILURES_KEPT, type BulkFailure, bulkChange } from '@lichen/contracts/activities/bulk.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import type { WritePortion } from '../../../platform/engine/portion';
import type { Unit } from '../../../platform/engine/unit';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { recordsOver } from '../../../platform/store/scoped-records';
import { retried, settleRecord } from '../../../platform/engine/settling';
import { changeRow, failureOf, type Listed } from './bulk-row.rules';
import type { TypesByName } from './extract-rows.reader';
import { listedSelection } from './listed-selection.reader';

export const BULK = 'activities.bulk';
const PAGE = 100;
/** Rows between two signs of progress. */
const TOLD_EVERY = 20;

export interface BulkOrder {
  id: string;
  change: BulkChange;
  filters: ActivityQuery;
  /** Activities that come after the question are not part of it. */
  until: number;
}

interface BulkParts {
  platform: Pick<Platform, 'database'>;
  types: TypesByName;
  write: WritePortion;
}

type Record = RecordOf<typeof bulkChange>;

const counted = (record: Record, failure: BulkFailure | undefined): Partial<Record> => {
  if (!failure) return { done: record.done + 1 };
  const kept = record.failures ?? [];
  const failures = kept.length < BULK_FAILURES_KEPT ? { failures: [...kept, failure] } : {};
  return { failed: record.failed + 1, ...failures };
};

/** The count moves in the transaction of its row, so that it is right wherever the work is cut off. */
async function count(unit: Unit, id: string, failure?: BulkFailure): Promise<void> {
  const records = unit.records(bulkChange);
  const record = await records.get(id);
  await records.update(record, counted(record, failure));
}

async function changeOne({ write, types }: BulkParts, job: Job, tools: JobTools, row: Listed): Promise<void> {
  const { id, change } = job.input as BulkOrder;
  try {
    await retried(() =>
      write(
        job,
        tools,
        async (portion) => {
          await changeRow(portion, types, { _id: row._id }, change);
          await count(portion.unit, id);
        },
        { after: row._id },
      ),
    );
  } catch (error) {
    const failure = failureOf(error, row._id, row);
    await write(job, tools, ({ unit }) => count(unit, id, failure), { after: row._id });
  }
}

/** The end of a change is told to open pages and kept in the log. */
const settle = (
  write: WritePortion,
  job: Job,
  tools: JobTools,
  state: Record['state'],
  type: string,
): Promise<void> => {
  const { id } = job.input as BulkOrder;
  return settleRecord(write, job, tools, { entity: bulkChange, id, changes: { state }, type }, tools.checkpoint);
};

/** Changes all activities of a filtered list, each in a transaction of its own. */
export const bulkJob = (parts: BulkParts): JobKind => ({
  kind: BULK,
  attempts: 3,
  run: async (job, tools) => {
    const { id, filters, until } = job.input as BulkOrder;
    const { database } = parts.platform;
    const records = recordsOver(database, database, job.companyId);
    const { total, done, failed } = await records(bulkChange).get(id);
    let { after } = (tools.checkpoint as { after: string } | undefined) ?? { after: '' };
    let seen = done + failed;
    for (;;) {
      const where = { id: { above: after }, created_on: { atMost: until } };
      const page = await records(activity).list({
        ...listedSelection(filters),
        where,
        order: [{ column: 'id' }],
        limit: PAGE,
      });
      for (const row of page) {
        await changeOne(parts, job, tools, row);
        seen += 1;
        if (seen % TOLD_EVERY === 0) await tools.progress(seen, total);
      }
      after = page.at(-1)?._id ?? after;
      if (page.length < PAGE) break;
    }
    await tools.progress(seen, Math.max(total, seen));
    await settle(parts.write, job, tools, 'done', 'done');
    return { seen };
  },
  gaveUp: (job, tools) => settle(parts.write, job, tools, 'failed', 'fail'),
  cancelled: (job, tools) => settle(parts.write, job, tools, 'cancelled', 'cancel'),
});
