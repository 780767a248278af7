import { CHAT_WAYS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { QueryStates, TextField, useFormat, useRecords, useT, useUrlState, useUrlText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { partnerName } from './ChatHead';
import type { Chat, Talk } from './talk';

const PAGE = 30;
/** Most conversations listed; older ones are found by search. */
const MOST = 300;

interface Props {
  open: Talk | null;
  /** Limits the list to the conversations with one partner. */
  partnerId?: string | undefined;
  addressOf: (talk: Talk) => string;
}

/** List of conversations, newest message first. */
export function ChatList({ open, partnerId, addressOf }: Props) {
  const t = useT();
  const [search, type] = useUrlText(useUrlState(), 'search');
  const url = useUrlState();
  const asked = url.one('search');
  const [limit, setLimit] = useState(PAGE);
  const narrowed = { ...(partnerId ? { partner_id: partnerId } : {}), ...(asked ? { search: asked } : {}) };
  const found = useRecords(partnerChat, { ...narrowed, limit }, { poll: 'partnerChat' });
  return (
    <section className="ct-list" aria-label={t('Conversations')}>
      {!partnerId && <TextField label="Search" plain value={search} onChange={type} />}
      <QueryStates
        of={found}
        empty={{ when: ({ list }) => list.length === 0, text: t(asked ? 'Nothing found' : 'No conversations yet') }}
      >
        {({ list, total }) => (
          <>
            <ul>
              {list.map((chat) => (
                <li key={chat._id}>
                  <Entry of={chat} to={addressOf(chat)} isOpen={isSame(chat, open)} />
                </li>
              ))}
            </ul>
            {total > list.length && limit < MOST && (
              <Button onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>{t('Show more')}</Button>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

const isSame = (chat: Talk, open: Talk | null) => open?.partner_id === chat.partner_id && open.to === chat.to;

function Entry({ of: chat, to, isOpen }: { of: Chat; to: string; isOpen: boolean }) {
  const t = useT();
  const format = useFormat();
  const { name, last_on, last_own, last_text, unread, channel } = chat;
  const said = last_own && last_text !== null ? t('You: {text}', { text: last_text }) : last_text;
  return (
    <Link to={to} {...(isOpen ? { 'aria-current': 'true' as const } : {})}>
      <span className="ct-name">{name}</span>
      <span className="cp-quiet">{format.moment(last_on)}</span>
      <span className="cp-quiet ct-company">
        {partnerName(chat)}
        {channel && channel !== 'portal' && ` · ${t(CHAT_WAYS[channel])}`}
      </span>
      <span className={unread > 0 ? 'ct-last ct-unread' : 'ct-last'}>
        {said === '' ? t('File not accepted') : (said ?? t('Draft'))}
      </span>
      {unread > 0 && (
        <span className="ct-count">
          <span aria-hidden="true">{unread}</span>
          <span className="k-unseen">{t('{count} unread', { count: format.number(unread) })}</span>
        </span>
      )}
    </Link>
  );
}
