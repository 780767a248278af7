import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type BulkChange, bulkActivities } from '@lichen/contracts/activities/list/bulk.call';
import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import { type BulkOutcome, bulkChange } from '@lichen/contracts/activities/list/bulk.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { type ServedCall, handler } from '../../../platform/module';
import { type BulkRow, changeRow, failureOf, restoreRow } from './bulk-row.rules';
import { expectReasonForList, expectReasonForRows } from './bulk-reason.query';
import { BULK, type BulkOrder } from './bulk.job';
import type { TypesByName } from './extract-rows.query';
import { listedSelection } from '../filters/listed-selection.query';

type CallInput = Parameters<ServedCall<typeof bulkActivities>['handle']>[0];

type Rowwise = Exclude<BulkChange, { kind: 'undo' }>;

/**
 * Changes rows in turn, each in its own transaction. A repeated request with the same key skips changed rows and
 * retries refused ones.
 */
async function outcomesOf(
  asked: CallInput,
  types: TypesByName,
  change: Rowwise,
  rows: readonly BulkRow[],
): Promise<BulkOutcome[]> {
  const { read, writeOnce } = asked;
  const outcomes: BulkOutcome[] = [];
  const work = (batch: JobBatch, row: BulkRow): Promise<unknown> =>
    change.kind === 'restore' ? restoreRow(batch, types, row) : changeRow(batch, types, row, change);
  await expectReasonForRows(asked, change, rows, work);
  await writeOnce({ body: { change } }, async () => ({}));
  for (const row of rows)
    try {
      await writeOnce({ part: JSON.stringify(row), body: { change, row } }, async (_unit, batch) => {
        await work(batch, row);
        return {};
      });
      outcomes.push({ _id: row._id, ok: true });
    } catch (error) {
      outcomes.push({ ok: false, ...failureOf(error, row._id, await read(activity).find(row._id)) });
    }
  return outcomes;
}

/** Returns the number of rows of a change; throws `refused` if there is nothing to undo. */
async function totalOf(read: CallInput['read'], { change, filters }: Pick<BulkOrder, 'change' | 'filters'>) {
  if (change.kind !== 'undo') return read(activity).count(listedSelection(filters));
  const { state } = await read(bulkChange).get(change.of);
  const kept = await read(bulkRow).count({ where: { bulk_id: change.of } });
  if (state === 'changing' || kept === 0) throw refused('There is nothing to undo.');
  return kept;
}

/** Parts of a call that starting a change of a list needs. */
export type BulkStart = Pick<CallInput, 'context' | 'read' | 'writeOnce' | 'platform' | 'ask' | 'sums'>;

/** Starts changing a whole list in the background; refused without a reason where approved years need one. */
export async function startBulk(asked: BulkStart, order: Pick<BulkOrder, 'change' | 'filters'>) {
  const { context, read, writeOnce, platform } = asked;
  const { companyId, userId, reason, evidence, now: until } = context;
  const { change, filters } = order;
  await expectReasonForList(asked, order);
  const started = await writeOnce({ body: { change, filters } }, async (unit) => {
    const id = context.newId();
    const total = await totalOf(read, order);
    const input: BulkOrder = { id, change, filters, until };
    const job = { companyId, userId, kind: BULK, input, reason, evidence };
    const job_id = await platform.jobs.add(unit.sql, job);
    const counts = { state: 'changing', total, done: 0, failed: 0, failures: null, kept: null };
    const record = { ...newRow(context), ...counts, _id: id, change, job_id };
    await unit.insert(bulkChange, record as RecordOf<typeof bulkChange>, 'create');
    return { _id: id, job_id, total };
  });
  platform.jobs.wake();
  return started;
}

/** Changes many activities: rows at once in the request, whole filters and undoing as a job. */
export const bulkCall = (types: TypesByName): ServedCall =>
  handler(bulkActivities, async (asked) => {
    const { change, rows = [], filters } = asked.input;
    if (change.kind === 'undo') return { ok: true, obj: await startBulk(asked, { change, filters: {} }) };
    if (filters && change.kind !== 'restore') return { ok: true, obj: await startBulk(asked, { change, filters }) };
    return { ok: true, obj: { outcomes: await outcomesOf(asked, types, change, rows) } };
  });
