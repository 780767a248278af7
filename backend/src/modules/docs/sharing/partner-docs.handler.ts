import { partner } from '@lichen/contracts/compliance/partner.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { type PartnerDoc, partnerDocsList } from '@lichen/contracts/docs/sharing/share.call';
import type { CallInputOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Where } from '../../../platform/store/sql';
import type { DocShare } from './doc-share.rules';
import { goneOfShares } from './gone-of-shares.query';

type Input = CallInputOf<typeof partnerDocsList>;

interface Page {
  readonly list: readonly PartnerDoc[];
  readonly total: number;
}

const sharedRow = (share: DocShare): PartnerDoc => ({
  ...{ doc_share_id: share._id, status: share.status, edited: share.edited, expiry_date: share.expiry_date },
  ...{ partner_id: share.partner_id, partner: { name: share.partner_name } },
  ...{ doc_id: share.doc_id, doc: { name: share.doc_name } },
  ...{ shared_on: share.shared_on, recalled_on: share.recalled_on },
});

/** Returns a page of existing shares. */
async function ofShares(read: Read, where: Where, { limit, offset }: Input): Promise<Page> {
  const order = [{ column: 'shared_on', descending: true }, { column: 'id' }];
  const [list, total] = await Promise.all([
    read(docShare).list({ where, order, limit, offset }),
    read(docShare).count({ where }),
  ]);
  return { list: list.map(sharedRow), total };
}

/** Returns every connected partner for one document, including those it was never shared with. */
async function ofDocument(read: Read, doc_id: string, { partner_id, limit, offset }: Input): Promise<Page> {
  const document = await read(doc).find(doc_id);
  if (!document) throw notFound();
  const where: Where = { invite_status: 'connected', ...(partner_id === undefined ? {} : { id: partner_id }) };
  const [partners, total] = await Promise.all([
    read(partner).list({ where, order: [{ column: 'name_key' }, { column: 'id' }], limit, offset }),
    read(partner).count({ where }),
  ]);
  const ids = partners.map(({ _id }) => _id);
  const shares = ids.length > 0 ? await read(docShare).list({ where: { doc_id, partner_id: { in: ids } }, limit }) : [];
  const list = partners.map(({ _id, name }): PartnerDoc => {
    const share = shares.find((one) => one.partner_id === _id);
    if (share) return { ...sharedRow(share), partner: { name } };
    return {
      ...{ doc_share_id: null, status: 'not_shared', edited: document.edited, expiry_date: document.expiry_date },
      ...{ partner_id: _id, partner: { name }, doc_id, doc: { name: document.name } },
      ...{ shared_on: null, recalled_on: null },
    };
  });
  return { list, total };
}

/** Lists which documents are shared with which partners. */
export const partnerDocsAnswer = handler(partnerDocsList, async ({ input, read, entities }) => {
  const { filter, doc_id, partner_id } = input;
  const gone = await goneOfShares({ read, entities }, input);
  const narrowed = {
    ...(doc_id === undefined ? {} : { doc_id }),
    ...(partner_id === undefined ? {} : { partner_id }),
    ...(filter === undefined ? {} : { status: filter }),
  };
  const isEvery = doc_id !== undefined && filter === undefined;
  const { list, total } = isEvery ? await ofDocument(read, doc_id, input) : await ofShares(read, narrowed, input);
  return { list, total, count: list.length, ...(gone.length > 0 ? { gone } : {}) };
});
