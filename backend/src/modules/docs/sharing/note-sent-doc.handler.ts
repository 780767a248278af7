import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { noteSentDoc } from '@lichen/contracts/docs/sharing/send.call';
import { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import { notFound, refused } from '@lichen/contracts/api/problems';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { handler } from '../../../platform/module';
import { noteSent } from './note-sent.rules';

/** Returns the record of a shared document. Sharing creates it; it is created here only if it is missing. */
export const noteSentDocAnswer = handler(noteSentDoc, async ({ input, writeOnce, context }) =>
  writeOnce({ body: input }, async (unit) => {
    const { doc_share_id, doc_id, partner_id, send_method } = input;
    const share = await unit.read(docShare).find(doc_share_id);
    if (!share || share.doc_id !== doc_id || share.partner_id !== partner_id) throw notFound();
    if (share.status !== 'shared' || share.shared_on === null) throw refused(SHARE_TEXTS.notShared);
    const noted = () =>
      unit.read(sentDoc).list({
        where: { doc_share_id, send_method },
        order: [{ column: 'shared_on', descending: true }],
        limit: 1,
      });
    const [last] = await noted();
    if (!last || last.shared_on < share.shared_on) await noteSent(unit, share, {}, context);
    const [obj] = await noted();
    return { ok: true, obj };
  }),
);
