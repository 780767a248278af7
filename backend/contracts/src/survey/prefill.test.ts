import { filledIn, lastAnswers } from './prefill';
import { isOpenAgain } from './returned';
import { options, question, surveyOf } from './survey.example';

const before = surveyOf(
  question('legal', { type: 'radio', options: options('ltd', 'plc') }),
  question('scheme', { type: 'select', options: options('old') }),
  question('used', { type: 'number' }),
  question('story', { type: 'textarea' }),
  question('pin', { type: 'password' }),
  question('proof', { type: 'file' }),
  question('renamed', { label: 'Date of the audit', type: 'date' }),
);
const answers = {
  ...{ legal: 'ltd', scheme: 'old', used: 5, story: 'As before', pin: '1234' },
  ...{ proof: { id: 'a', name: 'a.pdf' }, renamed: 86_400_000 },
};

it('takes over what the same questions were answered with, and neither secrets, files nor what is wrong now', () => {
  const now = surveyOf(
    ...[
      question('legal', { type: 'radio', options: options('ltd', 'plc') }),
      question('used', { type: 'number', max: 4 }),
    ],
    ...[question('scheme', { type: 'select', options: options('new') }), question('story', { type: 'textarea' })],
    ...[question('pin', { type: 'password' }), question('proof', { type: 'file' })],
    question('audited', { label: ' date of the AUDIT', type: 'date' }),
    question('total', { type: 'number', calculated: true, calculation: { expression: 'used' } }),
  );
  const last = lastAnswers(now, before, answers);

  expect(last).toEqual({ legal: 'ltd', story: 'As before', audited: 86_400_000 });
  expect(filledIn(now, last)).toEqual({ legal: 'ltd', audited: 86_400_000 });
});

it('takes nothing over to a question of another type', () => {
  expect(lastAnswers(surveyOf(question('used', { type: 'text' })), before, answers)).toEqual({});
});

it('opens again what came back, and what nobody was asked before', () => {
  const isOpen = (id: string) => isOpenAgain(id, [{ id: 'used' }], ['used', 'story']);
  expect([isOpen('used'), isOpen('story'), isOpen('new_one')]).toEqual([true, false, true]);
});
