import type { AnswerFile } from '@lichen/contracts/compliance/demands/answer-file';
import type { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { utcDay } from '@lichen/contracts/formats/days';
import { prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import type { Question, Survey } from '@lichen/contracts/survey/survey-definition';
import type { Language } from '@lichen/contracts/text/languages';
import { type LockedCell, type LockedSheet, lockedWorkbook } from '../../../../platform/sheets/locked-workbook';
import { answerBook, hashOf, wordsOf } from './answer-book.rules';
import { run } from './answer-book.worker';
import { answersOfBook, formOf } from './answers-of-book';
import { COLUMNS } from './book-cells';

const options = ['gmbh', 'ag'].map((value) => ({ value, label: value.toUpperCase() }));
const GENERAL: Question[] = [
  { id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true },
  {
    ...{ id: 'number', type: 'text', label: 'Number of the certificate' },
    rules: { show: { all: [{ field: 'certified', operator: 'equals', value: true }] } },
  },
  { id: 'form', type: 'select', label: 'Legal form', options },
  { id: 'same', type: 'radio', label: 'Same words', options: ['a', 'b'].map((value) => ({ value, label: 'Other' })) },
  { id: 'kinds', type: 'checkbox', label: 'Kinds', options: [...options, { value: 'x', label: 'Other; more' }] },
  { id: 'since', type: 'date', label: 'Since' },
];
const ENERGY: Question[] = [
  { id: 'used', type: 'number', label: 'Energy used', unit: 'kWh', min: 0, hint: 'Of the whole year' },
  { id: 'cost', type: 'currency', label: 'Cost', unit: 'EUR' },
  { id: 'share', type: 'number', label: 'Share', calculated: true, calculation: { expression: '100 / used' } },
  { id: 'secret', type: 'password', label: 'Secret' },
  { id: 'words', type: 'textarea', label: 'More' },
];
const FORM: Survey = {
  tabs: [
    { id: 'general', label: 'General', columns: 1, questions: GENERAL },
    { id: 'energy', label: 'Energy/water: [all] of it, and whatever comes', columns: 2, questions: ENERGY },
    { id: 'more', label: 'GENERAL', columns: 1, questions: [] },
  ],
};

type Sheet = RecordOf<typeof surveyAnswers>;
const sheetOf = (values: Readonly<Record<string, unknown>>, more: Partial<Sheet> = {}): Sheet =>
  ({
    ...{ _id: 's1', survey_hash: 'h1', form: FORM, last_answers: { used: 12 }, returned: null, sent_ids: null },
    answers: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, rev: 3, by: 'u', on: 0 }])),
    ...more,
  }) as unknown as Sheet;

const WORDS: Partial<Record<Language, Record<string, string>>> = { DE: { Yes: 'Ja', No: 'Nein', Unit: 'Einheit' } };
const sayIn = (language: Language) => (text: string) => WORDS[language]?.[text] ?? text;

type Typed = Readonly<Record<string, string | number | null>>;

/** The workbook as somebody gives it back who has typed into its cells. */
function filled(sheets: readonly LockedSheet[], typed: Typed): LockedSheet[] {
  const put = (row: readonly LockedCell[]): readonly LockedCell[] => {
    const key = String(row[COLUMNS.id]?.value ?? '');
    return Object.hasOwn(typed, key)
      ? row.map((cell, at) => (at === COLUMNS.answer ? { value: typed[key] ?? null } : cell))
      : row;
  };
  return sheets.map((one) => ({ ...one, rows: one.rows.map(put) }));
}

async function proposed(
  sheet: Sheet,
  typed: Typed,
  { language = 'en-GB', now = sheet }: { language?: Language; now?: Sheet } = {},
): Promise<Pick<AnswerFile, 'answers' | 'problems' | 'more'>> {
  const say = sayIn(language);
  const book = await run({ bytes: await lockedWorkbook(filled(answerBook(sheet, language, say), typed)) });
  const form = formOf(book);
  if (!form) throw new Error('The workbook does not say what it is');
  const values = Object.fromEntries(Object.entries(now.answers).map(([id, { value }]) => [id, value]));
  return answersOfBook(book, {
    ...{ prepared: prepareSurvey(FORM), form, hashOf, now: values, locked: new Set(['number']) },
    reading: { language, words: wordsOf(say), from1904: book.from1904 },
  });
}

const ALL = {
  ...{ certified: true, number: 'AB-1', form: 'gmbh', same: 'b', kinds: ['x', 'gmbh'], since: utcDay(2026, 1, 31) },
  ...{ used: 0.1, cost: 1234567.89, words: ' =1+1\r\nsecond\u0000 line ', secret: 'hidden' },
};

it.each(['en-GB', 'DE'] as const)(
  'proposes nothing of a workbook that comes back as it went out (%s)',
  async (language) => {
    expect(await proposed(sheetOf(ALL), {}, { language })).toEqual({ answers: [], problems: [], more: 0 });
    expect(await proposed(sheetOf({}), {}, { language })).toEqual({ answers: [], problems: [], more: 0 });
  },
);

it('reads what was typed into each kind of cell', async () => {
  const typed = {
    ...{ certified: 'nein', form: 'ag', same: 'Other (a)', 'kinds#2': 'Ja', 'kinds#3': null, since: '28.02.2026' },
    ...{ used: '1.234,5 kWh', cost: '99,90 EUR', words: 'new' },
  };
  const { answers, problems } = await proposed(sheetOf(ALL), typed, { language: 'DE' });
  expect(problems).toEqual([]);
  expect(Object.fromEntries(answers.map(({ id, value }) => [id, value]))).toEqual({
    ...{ certified: false, form: 'ag', same: 'a', kinds: ['gmbh', 'ag'], since: utcDay(2026, 2, 28) },
    ...{ used: 1234.5, cost: 99.9, words: 'new' },
  });
  expect(answers.find(({ id }) => id === 'used')).toMatchObject({ cell: 'Energy water   all  of it, and!C2', rev: 3 });
});

it('says of each wrong cell where it stands and why', async () => {
  const typed = {
    ...{ certified: 'perhaps', number: 'AB-2', form: 'SE', 'kinds#2': '?', since: '31/31/2026' },
    ...{ used: -1, cost: '5 $', words: 'x'.repeat(10_001) },
  };
  const { answers, problems } = await proposed(sheetOf(ALL), typed);
  expect(answers).toEqual([]);
  const cells = problems.map(({ cell, id }) => `${id} ${cell.split('!')[1]}`);
  expect(cells).toEqual([
    'certified C2',
    'number C3',
    'form C4',
    'kinds C8',
    'since C10',
    'used C2',
    'cost C3',
    'words C6',
  ]);
});

it('empties an answer whose cell was emptied, and leaves one alone that changed elsewhere', async () => {
  const now = sheetOf({ ...ALL, used: 7, words: 'of somebody else' });
  const { answers } = await proposed(sheetOf(ALL), { number: null, form: null, used: 7 }, { now });
  // The typed number is stored already, and the text was not changed in the file.
  expect(answers).toMatchObject([{ id: 'form', value: null }]);
});

it('finds rows by their hidden key, wherever they were moved to, and refuses those that it does not know', async () => {
  const sheets = answerBook(sheetOf({}), 'en-GB', sayIn('en-GB'));
  const row = (key: string, value: string): LockedCell[] => [{ value: key }, { value: '' }, { value }];
  const [general, ...rest] = sheets as [LockedSheet, ...LockedSheet[]];
  const moved = {
    ...general,
    rows: [row('words', 'here'), row('nobody', '1'), row('words', 'twice'), row('secret', 'no')],
  };
  const book = await run({ bytes: await lockedWorkbook([moved, ...rest.slice(1)]) });
  const form = formOf(book);
  const found = answersOfBook(book, {
    ...{ prepared: prepareSurvey(FORM), form: form as NonNullable<typeof form>, hashOf, now: {}, locked: new Set() },
    reading: { language: 'en-GB', words: { yes: 'Yes', no: 'No' }, from1904: false },
  });
  expect(found.answers).toEqual([{ id: 'words', cell: 'General!C1', value: 'here', rev: 0 }]);
  expect(found.problems.map(({ cell, id }) => [cell, id])).toEqual([
    ['General!C2', null],
    ['General!C3', 'words'],
  ]);
});

it('keeps secrets out, and says nothing where the workbook was made elsewhere', async () => {
  const sheets = answerBook(sheetOf(ALL), 'en-GB', sayIn('en-GB'));
  expect(JSON.stringify(sheets)).not.toContain('hidden');
  expect(sheets.map(({ name, isHidden }) => [name, isHidden === true])).toEqual([
    ['General', false],
    ['Energy water   all  of it, and', false],
    ['GENERAL (2)', false],
    ['_lists', true],
    ['_form', true],
  ]);
  const elsewhere = await run({ bytes: await lockedWorkbook(sheets.slice(0, 3)) });
  expect(formOf(elsewhere)).toBeUndefined();
});
