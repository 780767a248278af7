import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { useAction } from '@lichen/kit';
import { useEffect, useState } from 'react';
import type { Chat } from './talk';

const isSeen = () => document.visibilityState === 'visible';

/** Marks new messages as read while the tab is visible. */
export function useReading(chat: Chat | undefined, newest: number | null): void {
  const { run } = useAction(partnerChat, 'mark_read');
  const [isVisible, setVisible] = useState(isSeen);
  useEffect(() => {
    const changed = () => setVisible(isSeen());
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  const unread = chat?.unread ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is noted once
  useEffect(() => {
    if (chat && newest !== null && unread > 0 && isVisible) void run(chat, { seq: newest });
  }, [unread, newest, isVisible]);
}
