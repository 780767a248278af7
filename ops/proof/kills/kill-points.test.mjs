import { killPoints, lastEnd } from './kill-points.mjs';

const STATEMENTS = [
  'INSERT INTO sets (id) VALUES (?)',
  'INSERT INTO factors (id) VALUES (?)',
  'INSERT INTO factors (id) VALUES (?)',
  'COMMIT',
  'SELECT 1',
  'BEGIN IMMEDIATE',
  'UPDATE jobs SET state = ?',
  'COMMIT',
  'BEGIN IMMEDIATE',
  'UPDATE sets SET state = ?',
  'COMMIT',
  'SELECT 1',
];

test('dies after every statement that leaves something else than the one before, to the end of what is watched', () => {
  expect(killPoints(STATEMENTS, /sets|factors/, false)).toEqual([1, 2, 3, 4, 7, 8, 10, 11]);
  expect(lastEnd(STATEMENTS, /sets|factors/)).toBe(11);
});

test('in short, around the ends of what is watched', () => {
  expect(killPoints(STATEMENTS, /sets|factors/, true)).toEqual([1, 3, 4, 10, 11]);
  expect(killPoints(STATEMENTS, /nothing/, true)).toEqual([]);
});
