import { type Question, questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { aheadBy, brokenBy } from './consequences-of';
import { differences } from './difference';
import {
  addQuestion,
  changeQuestion,
  freshId,
  idsOf,
  moveQuestion,
  moveTab,
  removeQuestion,
  renameQuestion,
} from './edit-survey';

const question = (id: string, more: Partial<Question> = {}): Question => ({ id, type: 'number', label: id, ...more });
const shownBy = (field: string) => ({ rules: { show: { all: [{ field, operator: 'equals' as const, value: 1 }] } } });
const tab = (id: string, ...questions: Question[]) => ({ id, label: id, columns: 1 as const, questions });
const survey: Survey = {
  tabs: [
    tab('first', question('a'), question('b', shownBy('a')), question('c')),
    tab(
      'second',
      question('d', { calculated: true, calculation: { expression: "a + if(c = 'a', 1, a)", when: 'a > 0' } }),
    ),
  ],
};
const order = (one: Survey) => one.tabs.map(({ questions }) => questions.map(({ id }) => id).join(' '));

it('moves a question within its tab and to another, counted without it', () => {
  expect(order(moveQuestion(survey, 'a', { tab: 0, at: 1 }))).toEqual(['b a c', 'd']);
  expect(order(moveQuestion(survey, 'a', { tab: 1, at: 0 }))).toEqual(['b c', 'a d']);
  expect(order(moveQuestion(survey, 'a', { tab: 0, at: 99 }))).toEqual(['b c a', 'd']);
  expect(moveQuestion(survey, 'a', { tab: 5, at: 0 })).toBe(survey);
  expect(moveTab(survey, 'second', 0).tabs.map(({ id }) => id)).toEqual(['second', 'first']);
});

it('lists what a deletion breaks, and nothing that was wrong before', () => {
  expect(brokenBy(survey, removeQuestion(survey, 'a')).map(({ id, said }) => [id, said])).toEqual([
    [
      'b',
      {
        words: 'A rule refers to {id}, which is not a question in this survey',
        params: { id: { text: 'a' }, value: { text: '1' } },
      },
    ],
    ['d', { words: 'There is no question or function called {found}', params: { found: { text: 'a' } } }],
  ]);
  expect(brokenBy(removeQuestion(survey, 'a'), removeQuestion(removeQuestion(survey, 'a'), 'c'))).toEqual([]);
});

it('says which rules would look at a later question', () => {
  const moved = moveQuestion(survey, 'a', { tab: 1, at: 0 });
  expect(aheadBy(survey, moved).map(({ question: one, by }) => [one.id, by.id])).toEqual([['b', 'a']]);
  expect(aheadBy(moved, moved)).toEqual([]);
});

it('renames a question wherever it is looked at, and leaves texts alone', () => {
  const renamed = renameQuestion(survey, 'a', 'power');
  const [, b, , d] = questionsOf(renamed);
  expect(b?.rules?.show?.all[0]?.field).toBe('power');
  expect(d?.calculation).toEqual({ expression: "power + if(c = 'a', 1, power)", when: 'power > 0' });
  expect(brokenBy(survey, renamed)).toEqual([]);
});

it('never gives an id that is taken', () => {
  expect(freshId('question', new Set(['question_1', 'question_2', ...idsOf(survey)]))).toBe('question_3');
});

it('tells forms apart: added, removed, changed by its members, and moved once', () => {
  const next = changeQuestion(
    addQuestion(removeQuestion(moveQuestion(survey, 'c', { tab: 0, at: 0 }), 'b'), { tab: 1, at: 1 }, question('e')),
    'a',
    (one) => ({ ...one, label: 'Power', required: true }),
  );
  expect(differences(survey, next).map(({ kind, id, members }) => [kind, id, ...members])).toEqual([
    ['removed', 'b'],
    ['changed', 'a', 'label', 'required'],
    ['moved', 'a'],
    ['added', 'e'],
  ]);
  expect(differences(survey, survey)).toEqual([]);
});

it('takes the order of members for no change', () => {
  const chosen = (option: { label: string; value: string }): Survey => ({
    tabs: [tab('first', question('a', { type: 'radio', options: [option] }))],
  });
  const [typed, published] = [chosen({ label: 'Yes', value: 'y' }), chosen({ value: 'y', label: 'Yes' })];
  expect(differences(published, typed)).toEqual([]);
});
