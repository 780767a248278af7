import { docAnchor, MOST_ANCHORS } from '@lichen/contracts/docs/doc-anchor.entity';
import { forgetSupplier } from '@lichen/contracts/docs/doc.call';
import { handler } from '../../../platform/module';

export const forgetSupplierAnswer = handler(forgetSupplier, async ({ input: { supplier_key }, write }) => {
  const forgotten = await write(async ({ read, records }) => {
    const own = await read(docAnchor).part(['_id'], { where: { supplier_key }, limit: MOST_ANCHORS });
    if (own.length > 0) await records(docAnchor).removeEach(own.map(({ _id }) => _id));
    return own.length;
  });
  return { ok: true, obj: { forgotten } };
});
