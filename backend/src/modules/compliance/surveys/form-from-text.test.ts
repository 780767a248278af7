import { surveyProblems } from '@lichen/contracts/survey/survey-problems';
import { type Question, questionsOf } from '@lichen/contracts/survey/survey-definition';
import { measurePace } from '../../../../test/machine-pace';
import { formFromText } from './form-from-text';

const read = (text: string) => formFromText(text, 'General');
const only = (text: string): Question => questionsOf(read(text).form)[0] as Question;

it.each([
  ['2. Do you hold ISO 14001? (yes/no)', { label: 'Do you hold ISO 14001?', type: 'toggle' }],
  ['Rechtsform: GmbH / AG / KG', { label: 'Rechtsform', type: 'radio' }],
  ["1) Part d'énergie renouvelable (%)", { label: "Part d'énergie renouvelable", type: 'number', unit: '%' }],
  ['- Antall ulykker', { label: 'Antall ulykker', type: 'number' }],
  ['Q4. Electricity used (kWh) *', { label: 'Electricity used', type: 'number', unit: 'kWh', required: true }],
  ['3. Describe your water policy [required]', { type: 'textarea', required: true }],
  ['Fecha de vencimiento: ____', { label: 'Fecha de vencimiento', type: 'date' }],
  ['1.2 ¿Tiene un plan de reducción?', { type: 'toggle' }],
  ['Haben Sie einen Klimaplan?', { type: 'toggle' }],
  ['Turnover (€)', { type: 'currency', unit: '€' }],
  ['1. Name of the site', { type: 'text' }],
])('%s', (text, expected) => {
  expect(only(text)).toMatchObject(expected);
});

it('reads tabs, options and what follows a yes', () => {
  const { form, unsure } = read(
    [
      'Please answer by the end of May.',
      '# Company',
      '1. Legal form?',
      '   a) Ltd',
      '   b) plc',
      '2. Are you certified?',
      '3. If yes, valid until',
      'Section 2 Energy',
      '1. Which standards apply?',
      ...['one', 'two', 'three', 'four', 'five', 'six'].map((one) => `  - ${one}`),
    ].join('\n'),
  );
  const [legal, certified, until, standards] = questionsOf(form);

  expect(form.tabs.map(({ label, questions }) => [label, questions.length])).toEqual([
    ['Company', 3],
    ['Section 2 Energy', 1],
  ]);
  expect(legal?.options?.map(({ label }) => label)).toEqual(['Ltd', 'plc']);
  expect(until).toMatchObject({ label: 'Valid until', type: 'date' });
  expect(until?.rules?.show?.all).toEqual([{ field: certified?.id, operator: 'equals', value: true }]);
  expect(standards).toMatchObject({ type: 'select' });
  expect(unsure).toEqual(['Please answer by the end of May.']);
  expect(surveyProblems(form)).toEqual([]);
});

it('makes a form that can be published of three hundred questions, and of nothing nothing, in a moment', () => {
  const pace = measurePace();
  const before = process.cpuUsage();
  const { form, unsure } = read(Array.from({ length: 400 }, (_, at) => `${at + 1}. How many of them?`).join('\n'));
  read(`a${' '.repeat(490)}b\n`.repeat(100));
  read(`${'('.repeat(50_000)}\n${'1. a / '.repeat(8000)}\n${'_'.repeat(40_000)}`);

  expect(questionsOf(form)).toHaveLength(300);
  expect(unsure).toHaveLength(100);
  expect(surveyProblems(form)).toEqual([]);
  expect(read(Array.from({ length: 22 }, (_, at) => `# Part ${at}\n1. Name ${at}`).join('\n')).unsure).toEqual([
    'Name 20',
    'Name 21',
  ]);
  expect(read('').form).toEqual({ tabs: [] });
  expect(process.cpuUsage(before).user / 1000 / pace()).toBeLessThan(1000);
});
