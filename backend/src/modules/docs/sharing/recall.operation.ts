import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Connections } from '../../../platform/connections/connections';
import { operation } from '../../../platform/engine/operations';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { DocShare } from './doc-share.rules';
import { endLinks } from './links/ended-links.rules';
import { connectedWith, rowsOf } from './receiver.rules';

/** Removes the share's row from the other company in the same transaction, and returns the changes of the own row. */
export async function takeBack(unit: UnitOfWork, connections: Connections, share: DocShare, context: Context) {
  const other = await connectedWith(connections, unit, context.companyId, share.partner_id);
  if (other) {
    const theirs = await rowsOf(unit, other, context.companyId);
    const rows = await theirs.records(sharedDoc).list({ where: { share_id: share._id } });
    // Emptied first, so that open pages are notified of a change and refetch the record they show.
    await theirs.mark(sharedDoc, [{ share_id: share._id }], { data_shared: false, message: null });
    for (const row of rows) await theirs.remove(sharedDoc, row as unknown as RecordOf<Entity>);
  }
  return { status: 'recalled' as const, recalled_on: context.now, recalled_by: context.userId };
}

/** Recalls a share and the links sent to the partner's contacts. Throws `refused` if it is not shared. */
export const recallDoc = operation(docShare, 'recall', async ({ record, context, unit, platform }) => {
  if (record.status !== 'shared') throw refused(SHARE_TEXTS.notShared);
  // Links sent to contacts of the partner end with the share.
  await endLinks(unit, context, { doc_id: record.doc_id, partner_id: record.partner_id });
  return takeBack(unit, platform.connections, record, context);
});
