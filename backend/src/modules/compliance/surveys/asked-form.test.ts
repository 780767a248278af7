import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { formSaid, type SaidQuestion } from './asked-form';

const asked = (label: string, more: Partial<SaidQuestion> = {}): SaidQuestion => ({
  ...{ label, type: 'text', required: false, hint: null, unit: null, options: null, shown_if_yes_to: null },
  ...more,
});
const formOf = (...questions: SaidQuestion[]) => formSaid({ tabs: [{ label: 'Energy', questions }] });

it('gives questions ids of their own, and shows one where another is answered with yes', () => {
  const form = formOf(
    asked('Are you certified?', { type: 'toggle', required: true }),
    asked('Certificate', { type: 'file', shown_if_yes_to: 1 }),
    asked('Certificate', { type: 'date', shown_if_yes_to: 2 }),
  );
  const [first, second, third] = form ? questionsOf(form) : [];

  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
  expect(second?.rules).toEqual({ show: { all: [{ field: first?.id, operator: 'equals', value: true }] } });
  // Nobody answers a file with yes.
  expect(third).not.toHaveProperty('rules');
});

it('keeps what a type of question can have, and no more', () => {
  const form = formOf(
    asked('Used', { type: 'number', unit: 'kWh', options: ['1'] }),
    asked('Fuel', { type: 'radio', options: ['Gas', ' Gas', '', 'Oil'], unit: 'l' }),
    asked('Which', { type: 'select', options: [] }),
  );
  expect(form && questionsOf(form)).toMatchObject([
    { type: 'number', unit: 'kWh' },
    { type: 'radio', options: [{ value: 'Gas' }, { value: 'Oil' }] },
    { type: 'text' },
  ]);
  expect(form?.tabs[0]?.questions[0]).not.toHaveProperty('options');
});

it.each([
  ['no question', []],
  ['a question without words', [asked('  ')]],
  ['more questions than a form has room for', Array.from({ length: 301 }, (_, at) => asked(`Question ${at}`))],
])('takes nothing of %s', (_, questions) => {
  expect(formOf(...questions)).toBeNull();
});
