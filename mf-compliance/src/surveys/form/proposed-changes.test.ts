import type { Question, Survey } from '@lichen/contracts/survey/survey-definition';
import { proposedFor, withChanges } from './proposed-changes';

const question = (id: string, more: Partial<Question> = {}): Question => ({ id, type: 'text', label: id, ...more });
const tab = (id: string, ...questions: Question[]) => ({ id, label: id, columns: 1 as const, questions });
const yes = (field: string) => ({ rules: { show: { all: [{ field, operator: 'equals' as const, value: true }] } } });

const survey: Survey = {
  tabs: [
    tab(
      'Energy',
      question('used', { label: 'Energy used', type: 'number', unit: 'kWh', placeholder: '0', required: true }),
      question('kind', { label: 'Source', type: 'radio', options: [{ value: 'g', label: 'Grid' }] }),
    ),
    tab('Water', question('water', { label: 'Water used', type: 'number' })),
  ],
};
const ids = ({ tabs }: Survey) => tabs.map((one) => `${one.id}: ${one.questions.map(({ id }) => id).join(' ')}`);
const none = () => false;
const energy: Survey = { tabs: survey.tabs.slice(0, 1) };
const all = (given: ReturnType<typeof proposedFor>) => new Set(given.changes.map(({ key }) => key));
const said = (given: ReturnType<typeof proposedFor>) => given.changes.map(({ key, members }) => [key, ...members]);

it('corrects what has the same words and adds the rest, each change by itself', () => {
  const text: Survey = {
    tabs: [
      tab(
        'energy',
        question('question_1', { label: 'energy  USED', type: 'number', unit: 'MWh' }),
        question('used', { label: 'Do you buy green power?', type: 'toggle' }),
        question('question_3', { label: 'From whom?', ...yes('used') }),
      ),
    ],
  };
  const given = proposedFor(survey, text, { isTaken: none, isWhole: false });
  // The id of a stored question is no name for a new one, also where a rule looks at it.
  expect(said(given)).toEqual([['changed used', 'label', 'unit'], ['added used_2'], ['added question_3']]);

  const whole = withChanges(survey, given, all(given));
  expect(ids(whole)).toEqual(['Energy: used used_2 question_3 kind', 'Water: water']);
  expect(whole.tabs[0]?.questions[0]).toMatchObject({ id: 'used', unit: 'MWh', placeholder: '0', required: true });
  expect(whole.tabs[0]?.questions[2]?.rules).toEqual(yes('used_2').rules);

  const one = withChanges(survey, given, new Set(['added question_3']));
  expect(ids(one)).toEqual(['Energy: used question_3 kind', 'Water: water']);
  expect(one.tabs[0]?.questions[0]).toEqual(survey.tabs[0]?.questions[0]);
  expect(withChanges(survey, given, new Set())).toBe(survey);
});

it('finds what a form that is said anew leaves out, rewords and moves', () => {
  const anew: Survey = {
    tabs: [
      tab('water', question('q1', { label: 'Water used', type: 'number' })),
      tab(
        'energy',
        question('q2', { label: 'Electricity used', type: 'number', unit: 'kWh' }),
        question('q3', { label: 'Source', type: 'radio', options: [{ value: 'Grid', label: 'Grid' }] }),
      ),
    ],
  };
  const reworded = proposedFor(energy, { tabs: anew.tabs.slice(1) }, { isTaken: none, isWhole: true });
  expect(said(reworded)).toEqual([['changed used', 'label', 'required']]);

  const gone = proposedFor(survey, { tabs: anew.tabs.slice(0, 1) }, { isTaken: none, isWhole: true });
  expect(all(gone)).toEqual(new Set(['removed Energy', 'removed used', 'removed kind']));
  expect(ids(withChanges(survey, gone, all(gone)))).toEqual(['Water: water']);
  expect(ids(withChanges(survey, gone, new Set(['removed kind'])))).toEqual(['Energy: used', 'Water: water']);

  // The values of options are what answers hold.
  const same = proposedFor(
    survey,
    { tabs: [...energy.tabs, ...anew.tabs.slice(0, 1)] },
    { isTaken: none, isWhole: true },
  );
  expect(said(same)).toEqual([]);
});

it('moves a question where the whole form is said anew', () => {
  const stored: Survey = { tabs: [tab('A', question('a'), question('b'), question('c'))] };
  const anew: Survey = {
    tabs: [tab('A', question('x', { label: 'c' }), question('y', { label: 'a' }), question('z', { label: 'b' }))],
  };
  const given = proposedFor(stored, anew, { isTaken: none, isWhole: true });
  expect(said(given)).toEqual([['moved c']]);
  expect(ids(withChanges(stored, given, all(given)))).toEqual(['A: c a b']);
  expect(proposedFor(stored, anew, { isTaken: none, isWhole: false }).changes).toEqual([]);
});

it('gives what is new no name that is taken, nor that of another question of the proposal', () => {
  const stored: Survey = { tabs: [tab('first', question('a'), question('b'))] };
  const more: Survey = {
    tabs: [tab('a', question('b', { label: 'New' }), question('b_2', { label: 'Newer', ...yes('b') }), question('z'))],
  };
  const given = proposedFor(stored, more, { isTaken: (id) => id === 'z', isWhole: false });
  const whole = withChanges(stored, given, all(given));
  expect(ids(whole)).toEqual(['first: a b', 'a_2: b_3 b_2 z_2']);
  expect(whole.tabs[1]?.questions[1]?.rules).toEqual(yes('b_3').rules);
});
