import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { OpenWatch, Watching } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Where } from '../../../platform/store/sql';
import type { DocShare } from './doc-share.rules';
import { endLinks } from './links/ended-links.rules';
import { takeBack } from './recall.operation';

type Stored = RecordOf<Entity>;

/** Number of shares ended at once; further ones follow. */
const AT_ONCE = 500;

const openShares = (unit: UnitOfWork, where: Where): Promise<DocShare[]> =>
  unit.read(docShare).list({ where: { ...where, status: 'shared' }, limit: AT_ONCE });

async function recallOf(doc_ids: readonly string[], unit: UnitOfWork, { connections, context }: Watching) {
  for (;;) {
    const shares = await openShares(unit, { doc_id: { in: doc_ids } });
    for (const share of shares)
      await unit.update(docShare, share, await takeBack(unit, connections, share, context), 'recall');
    if (shares.length < AT_ONCE) return;
  }
}

/** Ends the shares between two companies on this side; the other side does the same with its own rows. */
async function endBetween(partner_ids: readonly string[], unit: UnitOfWork, { context }: Watching) {
  const where = { partner_id: { in: partner_ids } };
  for (;;) {
    const given = await openShares(unit, where);
    const changes = { status: 'recalled', recalled_on: context.now, recalled_by: context.userId };
    const updates = given.map((share) => ({ record: share as unknown as Stored, changes }));
    if (updates.length > 0) await unit.updateAll(docShare, updates, 'recall');
    if (given.length < AT_ONCE) break;
  }
  for (;;) {
    const received = await unit.read(sharedDoc).list({ where, limit: AT_ONCE });
    if (received.length > 0) await unit.removeAll(sharedDoc, received as unknown as Stored[]);
    if (received.length < AT_ONCE) return;
  }
}

/**
 * Recalls the shares of a deleted document, and ends those between companies that are no longer connected, in the
 * transaction of that change.
 */
export const endedShares: OpenWatch = (watching) => {
  const removed: string[] = [];
  const parted: string[] = [];
  const gone: string[] = [];
  return {
    note: ({ name }, before, after) => {
      if (!before) return;
      if (name === doc.name && !after) removed.push(String(before['_id']));
      if (name === partner.name && !after) gone.push(String(before['_id']));
      const wasConnected = name === partner.name && before['invite_status'] === 'connected';
      if (wasConnected && after?.['invite_status'] !== 'connected') parted.push(String(before['_id']));
    },
    beforeCommit: async (unit) => {
      if (removed.length > 0) {
        await recallOf(removed, unit, watching);
        await endLinks(unit, watching.context, { doc_id: { in: removed } });
        // A partner's document can be uploaded again after its own copy was deleted.
        await unit.mark(sharedDoc, [{ doc_id: { in: removed } }], { doc_id: null });
      }
      if (gone.length > 0) await endLinks(unit, watching.context, { partner_id: { in: gone } });
      if (parted.length > 0) await endBetween(parted, unit, watching);
    },
  };
};
