import { moduleQuestion } from '@lichen/contracts/api/module-question';
import { answering, askingModules } from './module-questions';

const hangsOn = moduleQuestion<{ id: string }, string>('hangs_on');
const other = moduleQuestion<{ id: string }, string>('other');
const asking = {} as Parameters<ReturnType<typeof askingModules>>[2];

it('asks every module that answers, and is told nothing where none does', async () => {
  const ask = askingModules([
    answering(hangsOn, async ({ id }) => [`statement of ${id}`]),
    answering(other, async () => ['never asked']),
    answering(hangsOn, async () => []),
    answering(hangsOn, async ({ id }) => [`report of ${id}`]),
  ]);
  expect(await ask(hangsOn, { id: '2025' }, asking)).toEqual(['statement of 2025', 'report of 2025']);
  expect(await askingModules([])(hangsOn, { id: '2025' }, asking)).toEqual([]);
});
