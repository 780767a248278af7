import type { JobProgress } from '@lichen/contracts/api/events';
import { addNotice, markRead, updateJob, useNotices } from './notices';

const notice = (id: string) => ({ id, text: 'A file is ready', link: null, created_on: 1 });
const job = (id: string, state: JobProgress['state'], done = 0): JobProgress => ({
  ...{ id, state, done, kind: 'a.kind', total: 10, message: null },
});

it('counts each notice once, however often it is delivered', () => {
  addNotice(notice('a'));
  addNotice(notice('b'));
  addNotice(notice('a'));

  expect(useNotices.getState().unread).toBe(2);
  expect(useNotices.getState().list.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('keeps the list when it was read', () => {
  markRead();

  expect(useNotices.getState().unread).toBe(0);
  expect(useNotices.getState().list).toHaveLength(2);
});

it('moves one entry along for all steps of a job, and counts its end once', () => {
  updateJob(job('j', 'running', 2));
  updateJob(job('k', 'running'));
  updateJob(job('j', 'running', 7));
  expect(useNotices.getState().unread).toBe(0);

  updateJob(job('j', 'done', 10));
  updateJob(job('j', 'done', 10));
  expect(useNotices.getState().unread).toBe(1);
  expect(useNotices.getState().jobs).toEqual([job('k', 'running'), job('j', 'done', 10)]);
});

it('does not take a job back that has ended', () => {
  updateJob(job('j', 'running', 9));

  expect(useNotices.getState().jobs.find(({ id }) => id === 'j')?.state).toBe('done');
});
