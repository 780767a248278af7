import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rangesOf, walkOf } from './walked-points.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'lichen-walked-'));
const file = path.join(folder, 'walked');
afterAll(() => rmSync(folder, { recursive: true }));

test('numbers are said as ranges', () => {
  expect(rangesOf([1, 2, 3, 5, 7, 8])).toBe('1 to 3, 5, 7 to 8');
  expect(rangesOf([])).toBe('');
});

test('a second run walks what the first left, also when it sees more statements, and tells a gap', () => {
  const first = walkOf({ name: 'a', points: [1, 2, 3], file });
  first.walked(1, false);
  first.walked(3, true);
  expect(first.problems({ isCut: true })).toEqual([]);
  expect(first.problems({ isCut: false })).toEqual(['left out: 2']);

  const second = walkOf({ name: 'a', points: [1, 2, 3, 4], file });
  expect(second.left()).toEqual([2, 4]);
  second.walked(2, false);
  expect(second.words()).toBe('killed after 1 to 3 (2 old, 1 new), left out: 4');
  second.walked(4, true);
  expect(second.problems({ isCut: false })).toEqual([]);
  expect(second.words()).toBe('killed after 1 to 4 (2 old, 2 new), none left out');
});

test('another proof of the same file has its own points', () => {
  expect(walkOf({ name: 'b', points: [1, 2], file }).left()).toEqual([1, 2]);
});

test('nothing seen, or one outcome alone, proves nothing', () => {
  expect(walkOf({ name: 'c', points: [] }).problems({ isCut: true })).toEqual([
    'the work was not seen in the statements',
  ]);
  const walk = walkOf({ name: 'c', points: [1] });
  walk.walked(1, false);
  expect(walk.problems({ isCut: false })).toEqual(['only one outcome was met: {"old":1,"new":0}']);
});

it('goes on past the points that were counted while all is as before', () => {
  const walk = walkOf({ name: 'moved', points: [1, 4] });
  expect(walk.isAllOld()).toBe(false);
  walk.walked(1, false);
  walk.walked(4, false);
  expect(walk.isAllOld()).toBe(true);
  walk.add(7);
  expect([walk.isAllOld(), walk.left()]).toEqual([false, [7]]);
  walk.walked(7, true);
  expect(walk.isAllOld()).toBe(false);
  expect(walk.problems({ isCut: false })).toEqual([]);
});
