import type { Notice } from '@lichen/contracts/events';
import { create } from 'zustand';

const KEPT = 50;

interface Notices {
  list: readonly Notice[];
  unread: number;
}

/** What was pushed during this visit, newest first. */
export const useNotices = create<Notices>(() => ({ list: [], unread: 0 }));

/** The same notice may come twice after a lost connection; it is shown once. */
export function addNotice(notice: Notice): void {
  const { list, unread } = useNotices.getState();
  if (list.some(({ id }) => id === notice.id)) return;
  useNotices.setState({ list: [notice, ...list].slice(0, KEPT), unread: unread + 1 });
}

export const markRead = (): void => useNotices.setState({ unread: 0 });
