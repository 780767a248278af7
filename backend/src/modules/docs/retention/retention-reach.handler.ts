import { doc } from '@lichen/contracts/docs/doc.entity';
import { type RetentionReach, retentionReach } from '@lichen/contracts/docs/retention/retention.call';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { isOver, JUDGED, type RetentionMonths, lastKept } from './is-over';
import { inUse, keptOf } from './old-docs.query';

/** Documents read in one statement, and the number of statements after which counting stops. */
const AT_ONCE = 500;
const MOST_PARTS = 40;

/** Counts the documents of a type that would be deleted, by the same rules as the deletion. */
async function wouldGo(read: Read, type: string, kept: RetentionMonths, day: number): Promise<RetentionReach> {
  const created_on = { below: lastKept(day, kept.get(type) ?? 0) };
  let documents = 0;
  let after: string | undefined;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const where = { created_on, ...(after === undefined ? {} : { id: { above: after } }) };
    const old = await read(doc).part(JUDGED, { where, order: [{ column: 'id' }], limit: AT_ONCE });
    const ids = old
      .filter((record) => (record.doc_ids ?? []).includes(type) && isOver(record, kept, day))
      .map(({ _id }) => _id);
    const used = ids.length > 0 ? await inUse(read, ids) : new Set<string>();
    documents += ids.filter((id) => !used.has(id)).length;
    if (old.length < AT_ONCE) return { documents, isMore: false };
    after = old.at(-1)?._id;
  }
  return { documents, isMore: true };
}

export const retentionReachAnswer = handler(retentionReach, async ({ input, read, context }) => {
  const kept = new Map([...(await keptOf(read)), [input.doc_type, input.months]]);
  return { ok: true, obj: await wouldGo(read, input.doc_type, kept, context.today) };
});
