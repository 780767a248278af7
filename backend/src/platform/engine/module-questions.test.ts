import { moduleQuestion } from '@lichen/contracts/api/module-question';
import { answering, askingModules, type ServedAnswer } from './module-questions';

const hangsOn = moduleQuestion<{ id: string }, string>('hangs_on');
const other = moduleQuestion<{ id: string }, string>('other');
const asking = {} as Parameters<ReturnType<typeof askingModules>>[2];
const statement = answering(hangsOn, async ({ id }) => [`statement of ${id}`]);
const report = answering(hangsOn, async ({ id }) => [`report of ${id}`]);

const asks = async (served: readonly ServedAnswer[]) => {
  const failures: string[] = [];
  const ask = askingModules(served, (question, error) => failures.push(`${question}: ${(error as Error).message}`), 20);
  return { ...(await ask(hangsOn, { id: '2025' }, asking)), failures };
};

it('asks every module that answers, and is told nothing where none does', async () => {
  const all = [statement, answering(other, async () => ['never asked']), answering(hangsOn, async () => []), report];
  expect(await asks(all)).toEqual({
    answers: ['statement of 2025', 'report of 2025'],
    isComplete: true,
    failures: [],
  });
  expect(await asks([])).toEqual({ answers: [], isComplete: true, failures: [] });
});

const broken: readonly (readonly [string, ServedAnswer, string])[] = [
  ['refuses', answering(hangsOn, () => Promise.reject(new Error('no such table'))), 'hangs_on: no such table'],
  [
    'throws before it begins',
    answering(hangsOn, () => {
      throw new Error('not a function');
    }),
    'hangs_on: not a function',
  ],
  ['never answers', answering(hangsOn, () => new Promise(() => undefined)), 'hangs_on: no answer within 20 ms'],
];

it.each(broken)('a module that %s keeps nobody from the answers of the others', async (_, failing, failure) => {
  expect(await asks([statement, failing, report])).toEqual({
    answers: ['statement of 2025', 'report of 2025'],
    isComplete: false,
    failures: [failure],
  });
});
