import { addNotice, markRead, useNotices } from './notices';

const notice = (id: string) => ({ id, text: 'A file is ready', link: null, created_on: 1 });

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
