import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { isChoice, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';

/** Hidden sheet that identifies the workbook and holds the revision of each answer. */
export const FORM_SHEET = '_form';
/** Hidden sheet with the options of the questions. */
export const LISTS_SHEET = '_lists';
/** First cell of the hidden sheet. */
export const FORM_MARK = 'survey_answers';

/** Columns of the sheet of a tab, counted from 0. */
export const COLUMNS = { id: 0, question: 1, answer: 2, unit: 3, last: 4, required: 5, shown: 6 } as const;

/** The words for yes and no in the language of a workbook. */
export interface BookWords {
  readonly yes: string;
  readonly no: string;
}

/** True for passwords and files, which are answered in the portal only, and for calculated questions. */
export const isOnlyInPortal = ({ type, calculated }: Question): boolean =>
  calculated === true || type === 'password' || type === 'file';

/** Returns the label of an option; if two options share a label, the value is added in brackets. */
export function optionText({ options = [] }: Question, value: string): string {
  const found = options.find((one) => one.value === value);
  if (!found) return value;
  return options.filter(({ label }) => label === found.label).length > 1 ? `${found.label} (${value})` : found.label;
}

/** Last day that is written as a date (2100-01-01, ms); other days are written as text. */
const LAST_DAY = 4_102_444_800_000;
/** True if a day (UTC midnight in ms) can be written as a date. */
export const isCountedDay = (answer: unknown): answer is number =>
  typeof answer === 'number' && answer >= 0 && answer <= LAST_DAY;

/** Characters that a workbook cannot store. */
const UNWRITTEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Returns the text with normalised line ends, without characters a workbook cannot store, trimmed. */
export const meantText = (text: string): string => text.replace(UNWRITTEN, '').replace(/\r\n?/g, '\n').trim();

/** True if an option of a multiple choice is selected. */
export const isTicked = (answer: unknown, value: string): boolean => Array.isArray(answer) && answer.includes(value);

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

/** Returns the cell of a question with one cell, as it is read back from the workbook. */
export function cellText(question: Question, answer: unknown, { yes, no }: BookWords): Cell {
  if (answer === undefined || answer === null || answer === '') return null;
  if (isToggle(question)) return typeof answer === 'boolean' ? (answer ? yes : no) : String(answer);
  if (isNumber(question)) return typeof answer === 'number' ? answer : String(answer);
  if (question.type === 'date') return isCountedDay(answer) ? isoDay(answer) : String(answer);
  return isChoice(question) ? optionText(question, String(answer)) : String(answer);
}

/** Returns a cell as text for comparison, with normalised line ends. */
export const cellSign = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'string' ? meantText(cell) : String(cell);
};

/** Returns the comparison text of all cells of a question, in the order of its options. */
export const cellsSign = (question: Question, answer: unknown, words: BookWords): string =>
  question.type === 'checkbox'
    ? (question.options ?? []).map(({ value }) => (isTicked(answer, value) ? '1' : '0')).join('')
    : cellSign(cellText(question, answer, words));
