import { activity } from '@lichen/contracts/activities/activity.entity';
import { type BulkChange, bulkActivities } from '@lichen/contracts/activities/bulk.call';
import { type BulkOutcome, bulkChange } from '@lichen/contracts/activities/bulk.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { newRow } from '../../../platform/engine/row-writes';
import { type ServedCall, answer } from '../../../platform/module';
import { type BulkRow, changeRow, failureOf } from './bulk-row.rules';
import { BULK, type BulkOrder } from './bulk.job';
import type { TypesByName } from './extract-rows.reader';
import { listedSelection } from './listed-selection.reader';

type Asked = Parameters<ServedCall<typeof bulkActivities>['answer']>[0];

/** Each row in a transaction of its own, one after the other. */
async function outcomesOf(
  { read, write }: Pick<Asked, 'read' | 'write'>,
  types: TypesByName,
  change: BulkChange,
  rows: readonly BulkRow[],
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const row of rows)
    try {
      await write((_unit, portion) => changeRow(portion, types, row, change));
      outcomes.push({ _id: row._id, ok: true });
    } catch (error) {
      outcomes.push({ ok: false, ...failureOf(error, row._id, await read(activity).find(row._id)) });
    }
  return outcomes;
}

async function start({ context, read, write, platform }: Asked, { change, filters }: Omit<BulkOrder, 'id' | 'until'>) {
  const { companyId, userId, now: until } = context;
  const id = context.newId();
  const total = await read(activity).count(listedSelection(filters));
  const job_id = await write(async (unit) => {
    const input: BulkOrder = { id, change, filters, until };
    const job_id = await platform.jobs.add(unit.sql, { companyId, userId, kind: BULK, input });
    const counts = { state: 'changing', total, done: 0, failed: 0, failures: null };
    const record = { ...newRow(context), ...counts, _id: id, change, job_id };
    await unit.insert(bulkChange, record as RecordOf<typeof bulkChange>, 'create');
    return job_id;
  });
  platform.jobs.wake();
  return { _id: id, job_id, total };
}

export const bulkCall = (types: TypesByName): ServedCall =>
  answer(bulkActivities, async (asked) => {
    const { change, rows = [], filters } = asked.input;
    if (filters) return { ok: true, obj: await start(asked, { change, filters }) };
    return { ok: true, obj: { outcomes: await outcomesOf(asked, types, change, rows) } };
  });
