import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { docRetention } from '@lichen/contracts/docs/retention/doc-retention.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { Read } from '../../../platform/engine/rules';
import type { RetentionMonths } from './is-over';

/** Maximum number of activities or shares read; beyond it, the documents wait for another day. */
const MOST_NAMING = 5000;
const MOST_TYPES = 200;

/** Returns the retention time of each type. */
export async function keptOf(read: Read): Promise<RetentionMonths> {
  const rows = await read(docRetention).list({ limit: MOST_TYPES });
  // If a type has two rows, the longer time counts.
  return new Map(
    rows.map(({ doc_type }) => [
      doc_type,
      Math.max(...rows.filter((each) => each.doc_type === doc_type).map(({ months }) => months)),
    ]),
  );
}

/** Returns the documents that are evidence of activities or shared; all of them if there are too many. */
export async function inUse(read: Read, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const limit = MOST_NAMING;
  const [proving, shared] = await Promise.all([
    read(activity).part(['doc_id'], { where: { doc_id: { in: ids } }, limit }),
    read(docShare).part(['doc_id'], { where: { doc_id: { in: ids }, status: 'shared' }, limit }),
  ]);
  if (proving.length === limit || shared.length === limit) return new Set(ids);
  return new Set([...proving, ...shared].map(({ doc_id }) => String(doc_id)));
}
