import { answerFigures } from './message-words';

it.each([
  ['assistant', '{"questions":2,"unsure":1}', { questions: 2, unsure: 1, said: null }],
  [
    'assistant',
    '{"questions":2,"unsure":0,"said":"Two questions."}',
    { questions: 2, unsure: 0, said: 'Two questions.' },
  ],
  ['assistant', 'Two questions', null],
  ['assistant', '{"questions":"two"}', null],
  ['user', '{"questions":2,"unsure":1}', null],
] as const)('reads %s %s', (role, content, figures) => {
  expect(answerFigures({ role, content })).toEqual(figures);
});
