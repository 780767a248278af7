import { utcDay } from '../formats/days';
import { readInput } from '../entity/input-errors';
import { answerProblem } from './answers';
import { options, question, surveyOf, when } from './survey.example';
import { prepareSurvey } from './prepared-survey';
import { type Question, surveyShape } from './survey-definition';
import { surveyProblems } from './survey-problems';
import { standingOf } from './survey-standing';

const wordsOf = (problems: ReturnType<typeof surveyProblems>) =>
  problems.map(({ id, said }) => [id, 'words' in said ? said.words : said.other]);

describe('a definition', () => {
  it('is taken in the shape of the specification', () => {
    const full = surveyOf(
      question('standards', { type: 'checkbox', options: options('iso', 'emas'), required: true, columnSpan: 2 }),
      question('since', {
        type: 'date',
        rules: { show: when('standards', 'iso') },
        hint: 'As printed',
        placeholder: 'Day',
      }),
      question('ref', { validation: { minLength: 2, maxLength: 8, pattern: '^[A-Z]+$', message: 'Capitals only' } }),
      question('use', { type: 'slider', min: 0, max: 10, step: 0.5, unit: 'kWh' }),
      question('points', { type: 'number', calculated: true, calculation: { expression: 'use * 2', when: 'use > 1' } }),
    );

    expect(readInput(surveyShape, full)).toEqual({ data: full });
    expect(surveyProblems(full)).toEqual([]);
  });

  it.each([
    ['an id with a capital', question('Ref')],
    ['an id that is too long', question(`a${'b'.repeat(40)}`)],
    ['an id that nobody can send an answer under', question('constructor')],
    ['a type that there is not', question('ref', { type: 'colour' as never })],
    ['no label', question('ref', { label: ' ' })],
    ['a field of its own', { ...question('ref'), onclick: 'x' } as Question],
    [
      'another operator',
      question('ref', { rules: { show: { all: [{ field: 'a', operator: 'matches' as never, value: 'x' }] } } }),
    ],
    ['a column too many', question('ref', { columnSpan: 4 })],
  ])('is refused with %s', (_, one) => {
    expect(readInput(surveyShape, surveyOf(one))).toHaveProperty('errors');
  });

  it('has at most 20 tabs, 300 questions and 200 KB', () => {
    const many = (count: number, label = 'x') =>
      Array.from({ length: count }, (_, at) => question(`q${at}`, { label }));
    const tabs = Array.from({ length: 21 }, (_, at) => ({
      id: `t${at}`,
      label: 'T',
      columns: 1 as const,
      questions: [],
    }));

    expect(readInput(surveyShape, { tabs })).toHaveProperty('errors');
    expect(surveyProblems(surveyOf(...many(300)))).toEqual([]);
    expect(readInput(surveyShape, surveyOf(...many(301)))).toHaveProperty('errors');
    const halves = {
      tabs: [many(151), many(150)].map((questions, at) => ({
        id: `t${at}`,
        label: 'T',
        columns: 1 as const,
        questions,
      })),
    };
    expect(wordsOf(surveyProblems(halves))).toEqual([[null, 'A survey has at most {most} questions']]);
    expect(wordsOf(surveyProblems(surveyOf(...many(300, 'ø'.repeat(400)))))).toEqual([
      [null, 'The survey is too large'],
    ]);
    expect(wordsOf(surveyProblems({ tabs: [] }))).toEqual([[null, 'No definition']]);
  });

  it.each<[string, Question[], string]>([
    ['an id twice', [question('a'), question('a')], 'The id {id} is used more than once'],
    ['a choice of nothing', [question('a', { type: 'radio' })], 'Give the question at least one option'],
    [
      'an option twice',
      [question('a', { type: 'select', options: options('x', 'x') })],
      'The option {value} appears more than once',
    ],
    [
      'limits the wrong way round',
      [question('a', { type: 'number', min: 2, max: 1 })],
      'The least value is above the most',
    ],
    [
      'lengths the wrong way round',
      [question('a', { validation: { minLength: 3, maxLength: 2 } })],
      'The least length is above the most',
    ],
    [
      'a costly pattern',
      [question('a', { validation: { pattern: '(a+)+' } })],
      'A pattern cannot contain nested repetitions',
    ],
    [
      'a rule on nothing',
      [question('a', { rules: { show: when('b', 'x') } })],
      'A rule refers to {id}, which is not a question in this survey',
    ],
    [
      'a rule on a password',
      [question('a', { rules: { hide: when('b', 'x') } }), question('b', { type: 'password' })],
      'A rule refers to {id}, whose answer cannot be used in rules',
    ],
    [
      'a rule on no option',
      [question('a', { rules: { show: when('b', 'z') } }), question('b', { type: 'radio', options: options('x') })],
      'A rule requires the answer {value}, which nobody can give',
    ],
    ['a calculation of nothing', [question('a', { calculated: true })], 'Say how the question is calculated'],
    [
      'a broken calculation',
      [question('a', { calculated: true, calculation: { expression: '1 +' } })],
      'The calculation cannot be read',
    ],
    [
      'a broken condition',
      [question('a', { calculated: true, calculation: { expression: '1', when: 'z' } })],
      'There is no question or function called {found}',
    ],
    [
      'a calculation with a file',
      [question('a', { calculated: true, calculation: { expression: 'b' } }), question('b', { type: 'file' })],
      'The answer of {found} cannot be used in calculations',
    ],
  ])('cannot be published with %s', (_, questions, words) => {
    expect(wordsOf(surveyProblems(surveyOf(...questions)))).toContainEqual([expect.any(String), words]);
  });

  it('names the questions that depend on each other', () => {
    const circle = surveyOf(
      question('a', { type: 'number', calculated: true, calculation: { expression: 'b + 1' } }),
      question('b', { type: 'number', calculated: true, calculation: { expression: '1', when: 'c = "x"' } }),
      question('c', { rules: { show: when('a', 1) } }),
      question('d', { rules: { hide: when('d', 'x') } }),
    );

    const said = surveyProblems(circle).map((one) => ('words' in one.said ? one.said.params?.['names'] : null));

    expect(said).toEqual([{ text: 'The a, The b, The c' }, { text: 'The d' }]);
    expect(standingOf(prepareSurvey(circle), {}).calculationErrors.get('a')).toMatchObject({
      words: 'These questions depend on each other: {names}',
    });
  });
});

it('has no more patterns than its answers can be looked at with in a moment', () => {
  const asked = (count: number) =>
    Array.from({ length: count }, (_, at) => question(`q${at}`, { validation: { pattern: '.{0,90}x$' } }));
  const answers = Object.fromEntries(asked(10).map(({ id }) => [id, 'a'.repeat(1000)]));
  const prepared = prepareSurvey(surveyOf(...asked(10)));

  expect(surveyProblems(surveyOf(...asked(10)))).toEqual([]);
  expect(wordsOf(surveyProblems(surveyOf(...asked(20))))).toEqual([
    [null, 'The patterns of the questions are too long together'],
  ]);
  const before = process.cpuUsage();
  standingOf(prepared, answers);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});

it('names a few circles of many', () => {
  const ids = Array.from({ length: 175 }, (_, at) => `q${at}`);
  const expression = ids.join('+');
  const all = ids.map((id) => question(id, { type: 'number', calculated: true, calculation: { expression } }));
  expect(prepareSurvey(surveyOf(...all)).circles).toHaveLength(20);
});

describe('an answer', () => {
  const of = (type: Question['type'], more: Partial<Question> = {}) => question('q', { type, ...more });
  const two = { options: options('x', 'y') };
  const said = (one: ReturnType<typeof answerProblem>) => one && ('words' in one ? one.words : [one.count, one.other]);

  it.each<[Question, unknown, unknown]>([
    [of('text'), 'Lichen', null],
    [of('text'), 5, 'Enter text'],
    [of('text'), 'a\u0000', 'Contains characters that cannot be stored'],
    [of('text'), 'x'.repeat(1001), [1000, 'Must be at most {count} characters']],
    [of('textarea'), 'x'.repeat(1001), null],
    [of('text', { validation: { minLength: 3 } }), 'ab', [3, 'Must be at least {count} characters']],
    [of('text', { validation: { minLength: 3 } }), '🌿🌿🌿', null],
    [of('text', { validation: { maxLength: 3 } }), 'abcd', [3, 'Must be at most {count} characters']],
    [of('email'), 'mo@lichen.example', null],
    [of('email'), 'mo', 'A valid email address is required'],
    [of('number'), 0.1, null],
    [of('number'), '5', 'Enter a number'],
    [of('number'), Number.NaN, 'Enter a number'],
    [of('number'), 1e16, 'Too large'],
    [of('slider', { min: 1, max: 5 }), 0, 'Must be {least} or more'],
    [of('currency', { max: 5 }), 5.01, 'Must be {most} or less'],
    [of('select', two), 'x', null],
    [of('select', two), 'z', 'Choose an option from the list'],
    [of('radio', two), ['x'], 'Choose an option from the list'],
    [of('checkbox', two), ['x', 'y'], null],
    [of('checkbox', two), ['x', 'x'], 'Choose an option from the list'],
    [of('checkbox', two), 'x', 'Choose an option from the list'],
    [of('toggle'), false, null],
    [of('switch'), 'yes', 'Choose yes or no'],
    [of('date'), utcDay(2026, 2, 28), null],
    [of('date'), utcDay(2026, 2, 28) + 1, 'Invalid date'],
    [of('date'), '2026-02-28', 'Invalid date'],
    [of('file'), { id: 'abc', name: 'a.pdf' }, null],
    [of('file'), { id: 'abc', name: 'a.pdf', path: '/etc' }, 'This value is not valid here'],
    [of('file'), 'abc', 'This value is not valid here'],
  ])('%j answered %j: %j', (one, answer, problem) => {
    expect(said(answerProblem(one, answer))).toEqual(problem);
  });
});
