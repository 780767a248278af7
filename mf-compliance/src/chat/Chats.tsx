import { EmptyState, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { ChatList } from './ChatList';
import { Conversation } from './Conversation';
import { NewChat } from './NewChat';
import type { Talk } from './talk';
import '../shared/compliance.css';
import './chat.css';

interface Props {
  /** Limits the list to the conversations with one partner. */
  partnerId?: string | undefined;
  open: Talk | null;
  addressOf: (talk: Talk) => string;
  onOpen: (talk: Talk) => void;
  /** Address of the list, without an open conversation. */
  list: string;
}

/** List of conversations beside the open one; a narrow screen shows one of the two. */
export function Chats({ partnerId, open, addressOf, onOpen, list }: Props) {
  const t = useT();
  const [isNew, setNew] = useState(false);
  const chosen = (talk: Talk) => {
    setNew(false);
    onOpen(talk);
  };
  return (
    <div className={open ? 'ct-panes ct-with-open' : 'ct-panes'}>
      <div className="ct-side">
        <Button onClick={() => setNew(true)}>{t('New conversation')}</Button>
        <ChatList open={open} partnerId={partnerId} addressOf={addressOf} />
      </div>
      <div className="ct-main">
        {open ? (
          <>
            <Link className="ct-back" to={list}>
              {t('All conversations')}
            </Link>
            <Conversation key={`${open.partner_id} ${open.to}`} talk={open} />
          </>
        ) : (
          <EmptyState text={t('Choose a conversation or start a new one.')} />
        )}
      </div>
      {isNew && <NewChat partnerId={partnerId} onChosen={chosen} onClose={() => setNew(false)} />}
    </div>
  );
}
