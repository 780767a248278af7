import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docRetention } from '@lichen/contracts/docs/retention/doc-retention.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { Read } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { isOver, type Kept, lastKept } from './is-over';

/** Documents in one transaction. */
const AT_ONCE = 100;
/** Records that are looked at for those; where there are more, the documents wait for another day. */
const MOST_NAMING = 5000;
const MOST_TYPES = 200;

async function keptOf(read: Read): Promise<Kept> {
  const rows = await read(docRetention).list({ limit: MOST_TYPES });
  // Of two for one type the longer counts: nothing goes that somebody meant to keep.
  return new Map(
    rows.map(({ doc_type }) => [
      doc_type,
      Math.max(...rows.filter((each) => each.doc_type === doc_type).map(({ months }) => months)),
    ]),
  );
}

/** Documents that an activity names as its evidence, or that a partner sees; all of them where they are too many. */
async function inUse(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const limit = MOST_NAMING;
  const [proving, shared] = await Promise.all([
    read(activity).part(['doc_id'], { where: { doc_id: { in: ids } }, limit }),
    read(docShare).part(['doc_id'], { where: { doc_id: { in: ids }, status: 'shared' }, limit }),
  ]);
  if (proving.length === limit || shared.length === limit) return new Set(ids);
  return new Set([...proving, ...shared].map(({ doc_id }) => String(doc_id)));
}

/** Somebody may have applied, shared or renewed one since it was found. */
async function forget(unit: UnitOfWork, ids: readonly string[], day: number): Promise<void> {
  const [kept, used] = [await keptOf(unit.read), await inUse(unit.read, ids)];
  const found = await unit.read(doc).list({ where: { id: { in: ids } }, limit: ids.length });
  const over = found.filter((record) => isOver(record, kept, day) && !used.has(record._id));
  if (over.length > 0) await unit.removeAll(doc, over as unknown as readonly RecordOf<Entity>[]);
}

/** Deletes documents that are older than their type is kept. */
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
