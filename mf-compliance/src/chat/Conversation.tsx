import { CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { EmptyState, QueryStates, useRecord, useRecords, useT } from '@lichen/kit';
import { AboutChat } from './AboutChat';
import { ChatHead } from './ChatHead';
import { Composer } from './Composer';
import { History } from './History';
import type { Chat, Talk } from './talk';
import { useReading } from './useReading';

const POLLED = { poll: 'partnerChat' } as const;

/** One conversation: sent messages, drafts and the input. */
export function Conversation({ talk }: { talk: Talk }) {
  const found = useRecords(partnerChat, { ...talk, limit: 1 }, POLLED);
  return (
    <QueryStates of={found}>{({ list }) => (list[0] ? <Begun chat={list[0]} /> : <Unbegun talk={talk} />)}</QueryStates>
  );
}

function Begun({ chat }: { chat: Chat }) {
  const talk = { partner_id: chat.partner_id, to: chat.to };
  return (
    <div className="ct-open">
      <section className="ct-talk" aria-label={chat.name}>
        <ChatHead chat={chat} />
        <Talking chat={chat} talk={talk} />
      </section>
      <AboutChat chat={chat} />
    </div>
  );
}

/** A contact without a conversation yet. */
function Unbegun({ talk }: { talk: Talk }) {
  const t = useT();
  const contact = useRecord(partnerContact, talk.to);
  const of = useRecord(partner, talk.partner_id);
  // The address may name a contact that was deleted or never existed.
  if (contact.error?.status === 404 || of.error?.status === 404)
    return <EmptyState text={t('This contact does not exist.')} />;
  return (
    <QueryStates of={contact}>
      {({ first_name, last_name, role }) => (
        <section className="ct-talk" aria-label={first_name}>
          <header className="ct-head">
            <h2>{[first_name, last_name].filter(Boolean).join(' ')}</h2>
            <p className="cp-quiet">{[of.data?.name, role].filter(Boolean).join(', ')}</p>
          </header>
          <Talking chat={undefined} talk={talk} />
        </section>
      )}
    </QueryStates>
  );
}

function Talking({ chat, talk }: { chat: Chat | undefined; talk: Talk }) {
  const t = useT();
  const limit = CHAT_LIMITS.page;
  const sent = useRecords(partnerMessage, { ...talk, status: 'sent', limit }, POLLED);
  const waiting = { ...talk, status: 'draft', sort: 'created_on', limit: CHAT_LIMITS.drafts };
  const drafts = useRecords(partnerMessage, waiting, POLLED);
  useReading(chat, sent.data?.list[0]?.seq ?? null);
  const isEnded = chat?.ended ?? false;
  return (
    <>
      <QueryStates of={sent}>
        {({ list }) => <History talk={talk} sent={list} drafts={drafts.data?.list ?? []} isEnded={isEnded} />}
      </QueryStates>
      {isEnded ? <p className="ct-ended">{t(CHAT_TEXTS.ended)}</p> : <Composer talk={talk} />}
    </>
  );
}
