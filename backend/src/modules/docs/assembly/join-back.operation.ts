import { refused } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { MOST_PARTS } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import type { Entity } from '@lichen/contracts/entity/entity';
import { operation } from '../../../platform/engine/operations';

/** Undoes a split: deletes the parts and returns the whole document to its queue. */
export const joinBack = operation(doc, 'join_back', async ({ record, unit, batch }) => {
  if (record.set_aside !== 'split') throw refused(ASSEMBLY_TEXTS.notSplit);
  const parts = await unit.read(doc).list({ where: { part_of: record._id }, limit: MOST_PARTS });
  if (parts.some(({ status }) => MAY_UNAPPLY.includes(status))) throw refused(ASSEMBLY_TEXTS.partApplied);
  if (parts.some(({ set_aside }) => set_aside !== null)) throw refused(ASSEMBLY_TEXTS.partSetAside);
  await batch.removeAll(
    doc as unknown as Entity,
    parts.map(({ _id }) => _id),
  );
  return { set_aside: null };
});
