import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { OpenWatch, Watching } from '../../../platform/engine/unit/watch';
import type { Plain } from '../../../platform/store/columns';
import { beginChat } from './begin-chat.rules';
import type { Chat, Message, Talk } from './known-contact.query';

interface Heard {
  /** Conversations with a new own message. */
  readonly talks: Map<string, Talk>;
  /** Partners that were connected or disconnected. */
  readonly moved: Set<string>;
  readonly files: Set<string>;
}

function hearMessage({ talks, files }: Heard, before: Message | null, after: Message | null): void {
  if (!before && after?.own) talks.set(JSON.stringify([after.partner_id, after.to]), after);
  if (before?.file_id && !after) files.add(before.file_id);
}

function hearPartner({ moved }: Heard, before: Plain | null, after: Plain | null): void {
  if (after && before?.['invite_status'] !== after['invite_status']) moved.add(String(after['_id']));
}

/**
 * Returns the change of a conversation when its partner is connected or disconnected. If another company now stands
 * behind the partner, the contact becomes free for a new conversation: this one takes its own id as `to` and resumes
 * only with its company.
 */
function changeOf(chat: Chat, companyId: string | undefined) {
  const ended = companyId !== chat.with_company;
  const isReplaced = ended && companyId !== undefined && chat.started && chat.to !== chat._id;
  if (chat.ended === ended && !isReplaced) return undefined;
  const told = chat.ended === ended ? ('replace' as const) : ended ? ('end' as const) : ('resume' as const);
  const changes = { ended, ...(isReplaced ? { to: chat._id } : {}) };
  return { chat, told, isReplaced, update: { record: chat as unknown as RecordOf<Entity>, changes } };
}

/** Ends or resumes conversations: one is open while its company stands behind the partner. */
async function followConnections(unit: UnitOfWork, { connections, context }: Watching, partners: ReadonlySet<string>) {
  const partner_id = { in: [...partners] };
  const chats = await unit.records(partnerChat).list({ where: { partner_id, with_company: { not: null } } });
  if (chats.length === 0) return;
  const connected = await unit.read(partner).part(['_id'], { where: { id: partner_id, invite_status: 'connected' } });
  const ids = connected.map(({ _id }) => _id);
  const behind = await connections.counterparts(unit.sql, context.companyId, ids);
  const changes = chats.flatMap((chat) => changeOf(chat, behind.get(chat.partner_id)?.companyId) ?? []);
  for (const told of ['end', 'resume', 'replace'] as const) {
    const updates = changes.flatMap((each) => (each.told === told ? [each.update] : []));
    if (updates.length > 0) await unit.updateAll(partnerChat, updates, told);
  }
  for (const { chat, isReplaced } of changes)
    if (isReplaced) await unit.mark(partnerMessage, [{ partner_id: chat.partner_id, to: chat.to }], { to: chat._id });
}

/** Keeps conversations consistent with their messages and with the connection of the two companies. */
export const chatsInStep: OpenWatch = (watching) => {
  const heard: Heard = { talks: new Map(), moved: new Set(), files: new Set() };
  return {
    note: ({ name }, before, after) => {
      if (name === partnerMessage.name)
        hearMessage(heard, before as unknown as Message | null, after as unknown as Message | null);
      if (name === partner.name) hearPartner(heard, before, after);
    },
    beforeCommit: async (unit) => {
      for (const talk of heard.talks.values()) await beginChat(unit, watching.context, talk);
      if (heard.moved.size > 0) await followConnections(unit, watching, heard.moved);
      for (const id of heard.files) await unit.forgetFile(id);
    },
  };
};
