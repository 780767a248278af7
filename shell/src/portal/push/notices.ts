import type { JobProgress, Notice } from '@lichen/contracts/api/events';
import { create } from 'zustand';

const MAX_ENTRIES = 50;

interface Notices {
  list: readonly Notice[];
  /** The person's background jobs, in the state last received. */
  jobs: readonly JobProgress[];
  unread: number;
}

/** Notices pushed during this session, newest first. */
export const useNotices = create<Notices>(() => ({ list: [], jobs: [], unread: 0 }));

/** Adds a notice; one that is received twice after a reconnect is shown once. */
export function addNotice(notice: Notice): void {
  const { list, unread } = useNotices.getState();
  if (list.some(({ id }) => id === notice.id)) return;
  useNotices.setState({ list: [notice, ...list].slice(0, MAX_ENTRIES), unread: unread + 1 });
}

const isOver = ({ state }: JobProgress) => state !== 'waiting' && state !== 'running';

/** Updates the entry of a job; it counts as unread when the job ends, not at every step. */
export function updateJob(job: JobProgress): void {
  const { jobs, unread } = useNotices.getState();
  const before = jobs.find(({ id }) => id === job.id);
  // Ignores a step that arrives after the end of its job.
  if (before && isOver(before) && !isOver(job)) return;
  const others = before
    ? jobs.map((known) => (known.id === job.id ? job : known))
    : [job, ...jobs].slice(0, MAX_ENTRIES);
  const isNews = isOver(job) && !(before && isOver(before));
  useNotices.setState({ jobs: others, unread: unread + (isNews ? 1 : 0) });
}

export const markRead = (): void => useNotices.setState({ unread: 0 });
