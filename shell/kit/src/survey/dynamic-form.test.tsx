import type { Answer, Answers } from '@lichen/contracts/survey/answers';
import type { Question, Survey } from '@lichen/contracts/survey/survey-definition';
import { utcDay } from '@lichen/contracts/formats/days';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { show } from '../testing/show';
import { type AnswerFiles, DynamicForm } from './DynamicForm';
import { SurveyAnswers } from './SurveyAnswers';
import { SurveyScore } from './SurveyScore';

beforeEach(() => pretendBrowser());

const question = (id: string, more: Partial<Question> = {}): Question => ({ id, type: 'text', label: id, ...more });
const options = ['iso', 'emas'].map((value) => ({ value, label: value.toUpperCase() }));
const when = (field: string, value: string | boolean) => ({ all: [{ field, operator: 'equals' as const, value }] });
const tab = (id: string, ...questions: Question[]) => ({ id, label: id, columns: 2 as const, questions });

const given: Answers[] = [];
interface HeldProps {
  survey: Survey;
  start?: Answers;
  isDisabled?: boolean;
  showsEveryError?: boolean;
  files?: AnswerFiles;
}

function Held({ survey, start = {}, ...more }: HeldProps) {
  const [answers, setAnswers] = useState<Answers>(start);
  const answer = (id: string, one: Answer | null) => {
    const next = { ...answers, [id]: one };
    given.push(next);
    setAnswers(next);
  };
  return (
    <>
      <DynamicForm survey={survey} answers={answers} onAnswer={answer} {...more} />
      <SurveyScore survey={survey} answers={answers} />
    </>
  );
}

const last = () => given.at(-1);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
const everyType: Survey = {
  tabs: [
    tab(
      'General',
      question('Line', { placeholder: 'As registered', hint: 'With its {ending}' }),
      question('Mail', { type: 'email', required: true }),
      question('Secret', { type: 'password' }),
      question('Story', { type: 'textarea' }),
      question('Amount', { type: 'number', unit: 'kWh' }),
      question('Price', { type: 'currency', unit: 'EUR' }),
      question('Share', { type: 'slider', min: 0, max: 10, step: 1 }),
      question('Norm', { type: 'select', options }),
      question('Scheme', { type: 'radio', options }),
      question('Held', { type: 'checkbox', options }),
      question('Certified', { type: 'toggle' }),
      question('Since', { type: 'date' }),
      question('Proof', { type: 'file' }),
    ),
  ],
};

it('takes an answer to each type of question, in the kind that it has', async () => {
  await show(<Held survey={everyType} />);

  type('Line', 'Lichen Ltd');
  type('Mail', 'mo@lichen.example');
  type('Secret', 'moss');
  type('Story', 'Two\nlines');
  type('Amount', '1,250.5');
  type('Price', '20');
  fireEvent.change(screen.getByRole('slider', { name: /^Share/ }), { target: { value: '7' } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Norm/ }));
  await act(async () => fireEvent.click(await screen.findByTitle('EMAS')));
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /^Scheme/ })).getByLabelText('ISO'));
  fireEvent.click(within(screen.getByRole('group', { name: /^Held/ })).getByLabelText('EMAS'));
  fireEvent.click(within(screen.getByRole('group', { name: /^Held/ })).getByLabelText('ISO'));
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /^Certified/ })).getByLabelText('No'));
  const since = (await screen.findByRole('textbox', { name: /^Since/ })) as HTMLInputElement;
  fireEvent.focus(since);
  fireEvent.input(since, { target: { value: '28/02/2026' } });
  fireEvent.blur(since);

  await waitFor(() =>
    expect(last()).toEqual({
      ...{ Line: 'Lichen Ltd', Mail: 'mo@lichen.example', Secret: 'moss', Story: 'Two\nlines' },
      ...{ Amount: 1250.5, Price: 20, Share: 7, Norm: 'emas', Scheme: 'iso', Held: ['iso', 'emas'] },
      ...{ Certified: false, Since: utcDay(2026, 2, 28) },
    }),
  );
  expect((screen.getByLabelText(/^Secret/) as HTMLInputElement).type).toBe('password');
  expect((screen.getByLabelText(/^Line/) as HTMLInputElement).placeholder).toBe('As registered');
  expect(screen.getByText('With its {ending}')).toBeTruthy();
  expect(screen.getByText('kWh')).toBeTruthy();
});

it('takes back what was chosen, where nothing is required', async () => {
  await show(<Held survey={everyType} start={{ Scheme: 'iso', Held: ['iso'] }} />);

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.click(within(screen.getByRole('group', { name: /^Held/ })).getByLabelText('ISO'));

  expect(last()).toEqual({ Scheme: null, Held: null });
});

it('shows, requires and calculates while answers are typed', async () => {
  const survey = {
    tabs: [
      tab(
        'General',
        question('Certified', { type: 'toggle' }),
        question('Number', { required: true, rules: { show: when('Certified', true) } }),
        question('Used', { type: 'number' }),
        question('Double', { type: 'number', unit: 'kWh', calculated: true, calculation: { expression: 'Used * 2' } }),
      ),
    ],
  };
  await show(<Held survey={survey} />);
  expect(screen.queryByLabelText(/^Number/)).toBeNull();

  fireEvent.click(screen.getByLabelText('Yes'));
  type('Used', '0.1');

  const number = screen.getByLabelText(/^Number/);
  expect(number.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('status', { name: 'Double' }).textContent).toBe('0.2\u00a0kWh');
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.blur(number);
  expect(screen.getByRole('alert').textContent).toBe('Required');
  expect(number.getAttribute('aria-invalid')).toBe('true');
});

it('says the limits of a text in the number that they have', async () => {
  const survey = { tabs: [tab('General', question('Code', { validation: { minLength: 3 } }))] };
  await show(<Held survey={survey} start={{ Code: 'ab' }} showsEveryError />);

  expect(screen.getByRole('alert').textContent).toBe('Must be at least 3 characters');
});

it('goes through its tabs by arrows, and counts what is left in each', async () => {
  const survey = {
    tabs: [tab('First', question('A', { required: true })), tab('Second', question('B')), tab('Third', question('C'))],
  };
  await show(<Held survey={survey} />);
  const tabs = () => screen.getAllByRole('tab');
  expect(tabs()[0]?.textContent).toBe('First1 question left');
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

  fireEvent.keyDown(tabs()[0] as HTMLElement, { key: 'ArrowLeft' });

  expect(document.activeElement).toBe(tabs()[2]);
  expect(screen.getByRole('tabpanel', { name: 'Third' })).toBeTruthy();
  expect(screen.getByLabelText(/^C/)).toBeTruthy();
  fireEvent.keyDown(tabs()[2] as HTMLElement, { key: 'Home' });
  type('A', 'x');
  expect(tabs()[0]?.textContent).toBe('First');
});

it('is closed while it is disabled', async () => {
  await show(<Held survey={everyType} isDisabled />);

  const open = [...document.querySelectorAll<HTMLInputElement>('.k-survey input, .k-survey textarea')].filter(
    ({ disabled }) => !disabled,
  );
  expect(open).toEqual([]);
});

it('is read in the words of its options, days and numbers', async () => {
  const answers = {
    ...{ Line: 'Lichen Ltd', Secret: 'moss', Amount: 1250.5, Norm: 'emas', Held: ['iso', 'emas'] },
    ...{ Certified: false, Since: utcDay(2026, 2, 28), Proof: { id: 'abc', name: 'proof.pdf' } },
  };
  await show(<SurveyAnswers survey={everyType} answers={answers} />, { answer: portalAnswer({ lang: 'DE' }) });
  const said = (id: string) => document.querySelector(`[data-question=${id}] dd`)?.textContent;

  expect(['Line', 'Secret', 'Amount', 'Norm', 'Held', 'Certified', 'Proof', 'Mail'].map(said)).toEqual([
    ...['Lichen Ltd', '••••••••', '1.250,5\u00a0kWh', 'EMAS', 'ISO, EMAS', 'No', 'proof.pdf', 'Not answered'],
  ]);
  expect(document.querySelector('input')).toBeNull();
});

it('says what is missing, what could not be calculated and what came of it', async () => {
  const survey = {
    tabs: [
      tab(
        'General',
        question('Mail', { type: 'email', required: true }),
        question('Share', { type: 'number', calculated: true, calculation: { expression: '1 / Used' } }),
        question('Used', { type: 'number' }),
        question('Level', { calculated: true, calculation: { expression: 'if(Used > 5, "high", "low")' } }),
      ),
    ],
  };
  await show(<Held survey={survey} />);
  const score = screen.getByRole('region', { name: 'Score' });
  expect(score.textContent).toContain('The following fields are missing or invalid:');
  expect(score.textContent).toContain('Mail: Required');
  expect(score.textContent).toContain('Calculation Errors');
  expect(score.textContent).toContain('Division by zero');
  expect(score.textContent).toContain('Calculated Score');
  expect(score.textContent).toContain('Levellow');

  await show(<SurveyScore survey={{ tabs: [tab('General', question('A'))] }} answers={{}} />);
  expect(screen.getByText('No calculated values available.')).toBeTruthy();
});

let drawn = 0;
/** Counts how often questions of its type are drawn. */
function Counting({ label }: { label: string }) {
  drawn += 1;
  return <span>{label}</span>;
}

it('draws no other question again for a key, of 300 with 40 calculated ones', async () => {
  drawn = 0;
  const others = Array.from({ length: 259 }, (_, at) => question(`Q${at}`, { type: 'file' }));
  const made = Array.from({ length: 40 }, (_, at) =>
    question(`C${at}`, { calculated: true, calculation: { expression: at === 0 ? 'Used + 1' : `C${at - 1} + Used` } }),
  );
  const survey = { tabs: [tab('General', question('Used', { type: 'number' }), ...others, ...made)] };
  await show(<Held survey={survey} files={Counting} />);
  const inside = (id: string, what: string) => document.querySelector(`[data-question=${id}] ${what}`) as HTMLElement;
  expect(drawn).toBeGreaterThanOrEqual(259);
  drawn = 0;

  fireEvent.change(inside('Used', 'input'), { target: { value: '14' } });

  expect(inside('C39', 'output').textContent).toBe(String(1 + 14 * 40));
  expect(drawn).toBe(0);
});
