import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { operation } from '../../../platform/engine/operations';
import { companyBehind } from '../demands/asked-company.rules';

/**
 * Marks received messages up to `seq` as read; the other company sees when, while the two are connected. A message that
 * is already marked keeps its time.
 */
export const readMessages = operation(
  partnerChat,
  'mark_read',
  async ({ record, input: { seq }, context, unit, platform: { connections } }) => {
    const chat = await unit.records(partnerChat).held(record._id, 'exclusive');
    if (!chat || chat.unread === 0) return {};
    const read_on = context.now;
    const unread = { status: 'sent', read_on: null };
    const { partner_id, to } = chat;
    const received = { ...unread, partner_id, to, own: 0 };
    const marked = await unit.mark(partnerMessage, [{ ...received, seq: { atMost: seq } }], { read_on });
    if (marked === 0) return {};
    const left = await unit.records(partnerMessage).count({ where: received });
    await unit.mark(partnerChat, [{ id: chat._id }], { unread: left });
    const other = chat.link_id === null ? undefined : await companyBehind(unit, connections, context, partner_id);
    if (other?.companyId !== chat.with_company) return {};
    const where = { link_id: chat.link_id, partner_id: other.partner_id };
    const [theirs] = await other.unit.read(partnerChat).part(['to'], { where, limit: 1 });
    if (!theirs) return {};
    const own = { ...unread, partner_id: other.partner_id, to: theirs.to, own: 1, channel: 'portal' };
    await other.unit.mark(partnerMessage, [{ ...own, seq: { atMost: seq } }], { read_on });
    return {};
  },
);
