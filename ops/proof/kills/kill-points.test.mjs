import { killPoints, lastEnd } from './kill-points.mjs';

const STATEMENTS = [
  'INSERT INTO sets (id) VALUES (?)',
  'INSERT INTO factors (id) VALUES (?)',
  'INSERT INTO factors (id) VALUES (?)',
  'COMMIT',
  'UPDATE sets SET state = ?',
  'ROLLBACK',
  'SAVEPOINT one',
  'UPDATE jobs SET state = ?',
  'ROLLBACK TO one',
  'COMMIT',
  'UPDATE sets SET state = ?',
  'COMMIT',
];

test('dies after every statement that leaves something else than the one before, to the end of what is watched', () => {
  expect(killPoints(STATEMENTS, /sets|factors/, false)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  expect(lastEnd(STATEMENTS, /sets|factors/)).toBe(12);
});

test('in short, around the ends of what is watched', () => {
  expect(killPoints(STATEMENTS, /sets|factors/, true)).toEqual([1, 3, 4, 11, 12]);
  expect(killPoints(STATEMENTS, /nothing/, true)).toEqual([]);
});
