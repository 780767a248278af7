import { doc } from '@lichen/contracts/docs/doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { isOver, lastKept } from './is-over';
import { inUse, keptOf } from './old-docs.query';

/** Number of documents deleted in one transaction. */
const AT_ONCE = 100;

/** Deletes documents that are still over; one may have been applied, shared or renewed since it was found. */
async function forget(unit: UnitOfWork, ids: readonly string[], day: number): Promise<void> {
  const [kept, used] = [await keptOf(unit.read), await inUse(unit.read, ids)];
  const found = await unit.read(doc).list({ where: { id: { in: ids } }, limit: ids.length });
  const over = found.filter((record) => isOver(record, kept, day) && !used.has(record._id));
  if (over.length > 0) await unit.removeAll(doc, over as unknown as readonly RecordOf<Entity>[]);
}

/** Deletes documents that are older than the retention time of their types. */
export const forgetOldDocs: DailyJob = {
  name: 'docs.retention',
  part: async ({ day, position, read }) => {
    const kept = await keptOf(read);
    if (kept.size === 0) return {};
    const created_on = { below: lastKept(day, Math.min(...kept.values())) };
    const after = position === undefined ? {} : { id: { above: position } };
    const old = await read(doc).list({ where: { created_on, ...after }, order: [{ column: 'id' }], limit: AT_ONCE });
    const ids = old.filter((record) => isOver(record, kept, day)).map(({ _id }) => _id);
    return {
      next: old.length < AT_ONCE ? undefined : old.at(-1)?._id,
      write: ids.length > 0 ? ({ unit }) => forget(unit, ids, day) : undefined,
    };
  },
};
