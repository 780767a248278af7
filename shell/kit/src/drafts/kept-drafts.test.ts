import { closeDrafts, dropDraft, keepDraft, openDrafts, readDraft } from './kept-drafts';

const draft = (on: number, text = 'typed') => ({ on, values: { name: text }, began: { name: null } });

beforeEach(() => {
  sessionStorage.clear();
  openDrafts('kim');
});

it('keeps one draft for each form of each person, until it is dropped', () => {
  expect(keepDraft('kim', 'bills', draft(1))).toBe(true);
  keepDraft('kim', 'bills', draft(2, 'typed more'));
  expect(readDraft('kim', 'bills')).toEqual(draft(2, 'typed more'));
  expect(readDraft('kim', 'meters')).toBeNull();
  expect(readDraft('ki', 'm bills')).toBeNull();
  dropDraft('kim', 'bills');
  expect(readDraft('kim', 'bills')).toBeNull();
});

it('removes the drafts of everybody else when somebody logs in', () => {
  keepDraft('kim', 'bills', draft(1));
  openDrafts('kim');
  expect(readDraft('kim', 'bills')).not.toBeNull();
  openDrafts('robin');
  expect([readDraft('kim', 'bills'), sessionStorage.length]).toEqual([null, 0]);
});

it('keeps nothing between a log-out and the next log-in', () => {
  keepDraft('kim', 'bills', draft(1));
  sessionStorage.setItem('lichen.else', 'stays');
  closeDrafts();
  expect(keepDraft('kim', 'bills', draft(2))).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual(['lichen.else']);
  openDrafts('kim');
  expect(keepDraft('kim', 'bills', draft(3))).toBe(true);
});

it('keeps twenty drafts, the oldest goes first, and none that is longer than any form', () => {
  for (let at = 1; at <= 21; at += 1) keepDraft('kim', `form ${at}`, draft(at));
  keepDraft('kim', 'form 3', draft(30));
  keepDraft('kim', 'form 22', draft(22));
  const kept = Array.from({ length: 22 }, (_, at) => at + 1).filter((at) => readDraft('kim', `form ${at}`));
  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  expect(keepDraft('kim', 'essay', draft(40, 'x'.repeat(100_001)))).toBe(false);
});

it('gives way where nothing can be stored or read', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('kim', 'bills', draft(1))).toBe(false);
  full.mockRestore();
  sessionStorage.setItem('lichen.draft.kim bills', '{');
  expect(readDraft('kim', 'bills')).toBeNull();
});
