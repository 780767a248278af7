import { boolean, day } from '@lichen/contracts/entity/fields';
import { cellFigure, parseMarkedNumber, separatorsOf } from '@lichen/contracts/formats/numbers';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { dayOrderOf } from '@lichen/contracts/formats/written-days';
import { fold } from '@lichen/contracts/formats/fold';
import { isChoice, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import { readCell, type SheetReading } from '@lichen/contracts/sheet/read-cell';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import type { Language } from '@lichen/contracts/text/languages';
import type { Said } from '@lichen/contracts/text/said';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type BookWords, meantText, optionText } from './book-cells';

/** Settings for reading a workbook: language of numbers and days, words for yes and no, and the date system. */
export interface Reading {
  readonly language: Language;
  readonly words: BookWords;
  readonly from1904: boolean;
}

/** The answer in a cell (`null` if empty), or the reason why it has none. */
export type ReadAnswer = { readonly value: unknown } | { readonly problem: Said };

const problem = (words: string): ReadAnswer => ({ problem: { words } });

/** Rounds to the 15 significant digits that a workbook stores. */
const exact = (number: number) => Number(number.toPrecision(15));

const isSameWord = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase() || (fold(a) !== '' && fold(a) === fold(b));

/** Reads a number. Only the unit of the question may stand beside it; another unit would change the value. */
function numberOf({ unit = '' }: Question, cell: Cell, { language }: Reading): ReadAnswer {
  if (typeof cell === 'number') return { value: exact(cell) };
  const { figure, before, after } = cellFigure(String(cell));
  const beside = before || after;
  const plain = parseMarkedNumber(figure, separatorsOf(language).decimal);
  const isOwnUnit = beside === '' || (!(before && after) && isSameWord(beside, unit));
  return plain === null || !isOwnUnit ? problem(FIELD_TEXTS.number) : { value: Number(plain) };
}

function optionOf(question: Question, cell: Cell): ReadAnswer {
  const text = String(cell).trim();
  const options = question.options ?? [];
  const spelt = options.filter(({ value }) => isSameWord(optionText(question, value), text));
  const found =
    options.find(({ value }) => optionText(question, value).trim() === text) ??
    options.find(({ value }) => value === text) ??
    (spelt.length === 1 ? spelt[0] : undefined);
  return found ? { value: found.value } : problem(FIELD_TEXTS.choice);
}

const readingOf = ({ language, from1904 }: Reading): SheetReading => ({
  decimal: separatorsOf(language).decimal === ',' ? ',' : '.',
  dayOrder: dayOrderOf(language),
  ...{ from1904, currency: '', codeOf: () => undefined },
});

/** Returns true, false, null for an empty cell, or undefined if the cell says neither yes nor no. */
export function yesOrNo(cell: Cell, { words: { yes, no }, ...reading }: Reading): boolean | null | undefined {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return null;
  const text = fold(String(cell));
  if (text === fold(yes)) return true;
  if (text === fold(no)) return false;
  const read = readCell(boolean('Answer'), cell, readingOf({ ...reading, words: { yes, no } }));
  return read.is === 'value' ? read.value === true : undefined;
}

function dayOf(cell: Cell, reading: Reading): ReadAnswer {
  const read = readCell(day('Answer'), cell, readingOf(reading));
  if (read.is === 'error') return problem(read.message);
  return { value: read.is === 'value' ? read.value : null };
}

/** Reads the answer of a question that has one cell. */
export function readAnswer(question: Question, cell: Cell, reading: Reading): ReadAnswer {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { value: null };
  if (isNumber(question)) return numberOf(question, cell, reading);
  if (isChoice(question)) return optionOf(question, cell);
  if (question.type === 'date') return dayOf(cell, reading);
  if (!isToggle(question)) return { value: meantText(String(cell)) };
  const answer = yesOrNo(cell, reading);
  return answer === undefined ? problem(FIELD_TEXTS.boolean) : { value: answer };
}
