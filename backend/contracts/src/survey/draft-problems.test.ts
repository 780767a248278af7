import { draftProblems } from './draft-problems';
import { options, question, surveyOf, when } from './survey.example';

it('names what a draft is short of by question, whether its shape or its sense is wrong', () => {
  const draft = surveyOf(
    question('named', { label: '' }),
    question('chosen', { type: 'radio', options: [...options('a'), { value: '', label: '' }] }),
    question('shown', { rules: { show: when('gone', 'x') } }),
    question('ruled', { rules: { hide: { all: [] } } }),
  );

  expect(draftProblems(draft)).toEqual([
    { id: 'ruled', member: 'rules.hide.all', said: { words: 'Required' } },
    { id: 'chosen', member: 'options.1.label', said: { words: 'Required' } },
    { id: 'chosen', member: 'options.1.value', said: { words: 'Required' } },
    { id: 'named', member: 'label', said: { words: 'Required' } },
    {
      id: 'shown',
      said: {
        words: 'A rule refers to {id}, which is not a question in this survey',
        params: { id: { text: 'gone' }, value: { text: 'x' } },
      },
    },
  ]);
});

it('finds nothing in what can be published, and says of the whole what is about the whole', () => {
  expect(draftProblems(surveyOf(question('a')))).toEqual([]);
  expect(draftProblems({ tabs: [] })).toEqual([{ id: null, said: { words: 'No definition' } }]);
  expect(draftProblems({ tabs: [{ id: 'one', label: ' ', columns: 1, questions: [] }] })).toEqual([
    { id: 'one', member: 'label', said: { words: 'Required' } },
  ]);
});
