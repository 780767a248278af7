import type { Database } from '../database';
import type { Row } from '../sql';
import { askStanding } from './standing-questions';

const EVERY_MS = 1000;

let statements: string[] = [];
let answer: () => Promise<Row[]>;
const database = () =>
  ({
    all: (text: string, params: readonly unknown[] = []) => {
      statements.push(`${text} ${JSON.stringify(params)}`);
      return answer();
    },
  }) as unknown as Database;

beforeEach(() => {
  jest.useFakeTimers();
  statements = [];
  answer = async () => [{ answer_0: 1, answer_1: 'two' }];
});
afterEach(() => jest.useRealTimers());

const quietly = { answered: () => undefined, failed: () => undefined };

it('asks all questions of an interval in one statement, and gives each its own answer', async () => {
  const own = database();
  const answers: unknown[] = [];
  const stops = [
    askStanding(own, EVERY_MS, {
      ...quietly,
      asks: 'EXISTS (SELECT ?)',
      params: () => [7],
      answered: (value) => answers.push(value),
    }),
    askStanding(own, EVERY_MS, {
      ...quietly,
      asks: '(SELECT ?)',
      params: () => ['x'],
      answered: (value) => answers.push(value),
    }),
  ];
  await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
  for (const stop of stops) stop();
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);

  const asked = 'SELECT EXISTS (SELECT ?) AS answer_0, (SELECT ?) AS answer_1 [7,"x"]';
  expect(statements).toEqual([asked, asked]);
  expect(answers).toEqual([1, 'two', 1, 'two']);
});

it('tells every part of a failure, and asks again', async () => {
  const failures: unknown[] = [];
  const failed = (error: unknown) => failures.push(error);
  const own = database();
  const stops = [1, 2].map((asks) => askStanding(own, EVERY_MS, { ...quietly, asks: String(asks), failed }));
  answer = () => Promise.reject(new Error('gone away'));
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  answer = async () => [];
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  for (const stop of stops) stop();

  expect(failures).toEqual([new Error('gone away'), new Error('gone away')]);
  expect(statements).toHaveLength(2);
});

it('asks no database again that has not answered, and tells nobody who has stopped', async () => {
  const own = database();
  const answered = jest.fn();
  let tell: (rows: Row[]) => void = () => undefined;
  answer = () => new Promise((done) => (tell = done));
  const stop = askStanding(own, EVERY_MS, { ...quietly, asks: '1', answered });
  await jest.advanceTimersByTimeAsync(4 * EVERY_MS);
  expect(statements).toHaveLength(1);

  stop();
  tell([{ answer_0: 1 }]);
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(answered).not.toHaveBeenCalled();
});

it('asks each database, and each interval, on its own', async () => {
  const stops = [
    askStanding(database(), EVERY_MS, { ...quietly, asks: '1' }),
    askStanding(database(), EVERY_MS, { ...quietly, asks: '2' }),
    askStanding(database(), 4 * EVERY_MS, { ...quietly, asks: '4' }),
  ];
  await jest.advanceTimersByTimeAsync(4 * EVERY_MS);
  for (const stop of stops) stop();

  expect(statements.filter((text) => text.startsWith('SELECT 4'))).toHaveLength(1);
  expect(statements).toHaveLength(9);
});
