import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { isChoice, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';

/** Hidden sheet of a workbook of answers that says what it belongs to, and which of its questions had which answers. */
export const FORM_SHEET = '_form';
/** Hidden sheet with the options of the questions. */
export const LISTS_SHEET = '_lists';
/** First cell of the hidden sheet. */
export const FORM_MARK = 'survey_answers';

/** Columns of the sheet of a tab, counted from 0. */
export const COLUMNS = { id: 0, question: 1, answer: 2, unit: 3, last: 4, required: 5, shown: 6 } as const;

/** Words of yes and no in the language of a workbook. */
export interface BookWords {
  readonly yes: string;
  readonly no: string;
}

/** Secrets and files are answered in the portal alone, and results follow from the rest. */
export const isOnlyInPortal = ({ type, calculated }: Question): boolean =>
  calculated === true || type === 'password' || type === 'file';

/** An option as a cell names it: two of the same words are told apart by their values. */
export function optionText({ options = [] }: Question, value: string): string {
  const found = options.find((one) => one.value === value);
  if (!found) return value;
  return options.filter(({ label }) => label === found.label).length > 1 ? `${found.label} (${value})` : found.label;
}

/** Days that workbooks count; others are written as text. */
const LAST_DAY = 4_102_444_800_000;
export const isCountedDay = (answer: unknown): answer is number =>
  typeof answer === 'number' && answer >= 0 && answer <= LAST_DAY;

/** Signs that no workbook can hold. */
const UNWRITTEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** A text as people mean it: without the ways in which programs end lines. */
export const meantText = (text: string): string => text.replace(UNWRITTEN, '').replace(/\r\n?/g, '\n').trim();

/** Whether one option of several is ticked. */
export const isTicked = (answer: unknown, value: string): boolean => Array.isArray(answer) && answer.includes(value);

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The cell of an answer as a reader of the workbook finds it, of a question with one cell. */
export function cellText(question: Question, answer: unknown, { yes, no }: BookWords): Cell {
  if (answer === undefined || answer === null || answer === '') return null;
  if (isToggle(question)) return typeof answer === 'boolean' ? (answer ? yes : no) : String(answer);
  if (isNumber(question)) return typeof answer === 'number' ? answer : String(answer);
  if (question.type === 'date') return isCountedDay(answer) ? isoDay(answer) : String(answer);
  return isChoice(question) ? optionText(question, String(answer)) : String(answer);
}

/** What tells one cell from another: a day of a workbook is read as it is written. */
export const cellSign = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'string' ? meantText(cell) : String(cell);
};

/** Signs of all cells of a question, in the order of its options. */
export const cellsSign = (question: Question, answer: unknown, words: BookWords): string =>
  question.type === 'checkbox'
    ? (question.options ?? []).map(({ value }) => (isTicked(answer, value) ? '1' : '0')).join('')
    : cellSign(cellText(question, answer, words));
