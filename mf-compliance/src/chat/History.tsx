import { CHAT_LIMITS } from '@lichen/contracts/compliance/chat/chat-words';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { calendarToday, QueryStates, useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Fragment, useEffect, useRef, useState } from 'react';
import { byDay } from './by-day';
import { DraftMessage } from './DraftMessage';
import { SentMessage } from './SentMessage';
import type { Message, Talk } from './talk';
import './messages.css';

const oldestFirst = (list: readonly Message[]) => [...list].reverse();

interface Props {
  talk: Talk;
  /** The newest page of sent messages, newest first. */
  sent: readonly Message[];
  drafts: readonly Message[];
  isEnded: boolean;
}

/** Sent messages, oldest first, followed by the drafts. */
export function History({ talk, sent, drafts, isEnded }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const newest = sent[0]?._id;
  const count = drafts.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever reads is led to what has come, and to nothing else
  useEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [newest, count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div ref={place} className="ct-history" role="log" aria-label={t('Messages')} tabIndex={0}>
      {sent.length === 0 && count === 0 && <p className="cp-quiet">{t('Nothing has been written yet.')}</p>}
      {sent.length === CHAT_LIMITS.page && <Earlier talk={talk} upTo={(sent.at(-1)?.seq ?? 1) - 1} />}
      <ul className="ct-messages">
        <SentByDay messages={sent} />
        {drafts.map((one) => (
          <DraftMessage key={one._id} of={one} isEnded={isEnded} />
        ))}
      </ul>
    </div>
  );
}

/** Messages grouped by day under a date heading; the input is newest first. */
function SentByDay({ messages }: { messages: readonly Message[] }) {
  const t = useT();
  const format = useFormat();
  const { now } = usePortal();
  const today = calendarToday(now());
  return byDay(oldestFirst(messages)).map(({ day, messages: sent }) => (
    <Fragment key={day}>
      <li className="ct-day">
        <span>{day === today ? t('Today') : format.day(day)}</span>
      </li>
      {sent.map((one) => (
        <SentMessage key={one._id} of={one} />
      ))}
    </Fragment>
  ));
}

/** Loads older messages page by page. */
function Earlier({ talk, upTo }: { talk: Talk; upTo: number }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (upTo < 1) return null;
  if (isOpen) return <EarlierPage talk={talk} upTo={upTo} />;
  return (
    <Button className="ct-earlier" onClick={() => setOpen(true)}>
      {t('Show earlier messages')}
    </Button>
  );
}

function EarlierPage({ talk, upTo }: { talk: Talk; upTo: number }) {
  const limit = CHAT_LIMITS.page;
  const found = useRecords(partnerMessage, { ...talk, status: 'sent', up_to: upTo, limit });
  return (
    <QueryStates of={found}>
      {({ list }) => (
        <>
          {list.length === limit && <Earlier talk={talk} upTo={(list.at(-1)?.seq ?? 1) - 1} />}
          <ul className="ct-messages">
            <SentByDay messages={list} />
          </ul>
        </>
      )}
    </QueryStates>
  );
}
