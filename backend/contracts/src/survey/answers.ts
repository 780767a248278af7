import { emailError } from '../identity/account-rules';
import { isPrintable } from '../entity/printable';
import { DAY } from '../formats/days';
import type { Said } from '../text/said';
import { FIELD_TEXTS } from '../text/texts';
import type { PatternTest } from './answer-pattern';
import { type Question, SURVEY_LIMITS } from './survey-definition';

/** A file given as an answer: its storage id and its name. */
export interface FileAnswer {
  readonly id: string;
  readonly name: string;
}

/** Days are UTC midnight in ms; ticked options are a list of their values. */
export type Answer = string | number | boolean | readonly string[] | FileAnswer;
/** Answers by question id, not validated yet. */
export type Answers = Readonly<Record<string, unknown>>;

/** Texts of the specification, and additional ones for amounts. */
export const ANSWER_TEXTS = {
  atLeastOne: 'Must be at least {count} character',
  atLeast: 'Must be at least {count} characters',
  atMostOne: 'Must be at most {count} character',
  atMost: 'Must be at most {count} characters',
  format: 'Invalid format',
  date: 'Invalid date',
  tooSmall: 'Must be {least} or more',
  tooLarge: 'Must be {most} or less',
} as const;

const ONE_LINE: readonly Question['type'][] = ['text', 'email', 'password'];
const NUMBERS: readonly Question['type'][] = ['number', 'currency', 'slider'];
const CHOICES: readonly Question['type'][] = ['select', 'radio'];

/** Return true for questions whose answer is a number, a choice, a boolean, or one line of text. */
export const isNumber = ({ type }: Question): boolean => NUMBERS.includes(type);
export const isChoice = ({ type }: Question): boolean => CHOICES.includes(type);
export const isToggle = ({ type }: Question): boolean => type === 'toggle' || type === 'switch';
export const isLine = ({ type }: Question): boolean => ONE_LINE.includes(type);

/** True for an answer without content. */
export const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

const wrong = (words: string): Said => ({ words });

/** Returns the length in code points, as people count characters. */
const lengthOf = (text: string) => [...text].length;

/** Returns the most characters of an answer: the survey's limit, within the general one. */
export function mostSigns(question: Question): number {
  const isShort = isLine(question) || question.validation?.pattern !== undefined;
  const most = isShort ? SURVEY_LIMITS.line : SURVEY_LIMITS.lines;
  return Math.min(question.validation?.maxLength ?? most, most);
}

function textProblem(question: Question, answer: unknown, pattern: PatternTest | undefined): Said | null {
  if (typeof answer !== 'string') return wrong(FIELD_TEXTS.text);
  if (!isPrintable(answer)) return wrong(FIELD_TEXTS.unprintable);
  const { minLength, message } = question.validation ?? {};
  const [length, most] = [lengthOf(answer), mostSigns(question)];
  if (minLength !== undefined && length < minLength)
    return { count: minLength, one: ANSWER_TEXTS.atLeastOne, other: ANSWER_TEXTS.atLeast };
  if (length > most) return { count: most, one: ANSWER_TEXTS.atMostOne, other: ANSWER_TEXTS.atMost };
  const email = question.type === 'email' ? emailError(answer) : null;
  if (email) return wrong(email);
  if (pattern && !pattern(answer)) return wrong(message?.trim() || ANSWER_TEXTS.format);
  return null;
}

/** Largest number in an answer; JSON transmits it exactly. */
const LARGEST = 1e15;

function numberProblem({ min, max }: Question, answer: unknown): Said | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return wrong(FIELD_TEXTS.number);
  if (min !== undefined && answer < min) return { words: ANSWER_TEXTS.tooSmall, params: { least: { number: min } } };
  if (max !== undefined && answer > max) return { words: ANSWER_TEXTS.tooLarge, params: { most: { number: max } } };
  return Math.abs(answer) > LARGEST ? wrong(FIELD_TEXTS.tooLarge) : null;
}

const isDay = (answer: unknown) =>
  typeof answer === 'number' && Number.isSafeInteger(answer) && answer % DAY === 0 && Math.abs(answer) < LARGEST;

const isFile = (answer: unknown): answer is FileAnswer => {
  const { id, name, ...more } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const isText = (one: unknown, most: number) => typeof one === 'string' && one.length > 0 && one.length <= most;
  return isText(id, 64) && isText(name, 255) && Object.keys(more).length === 0;
};

/** Returns the problem of an answer that is not blank; null where there is none. */
export function answerProblem(question: Question, answer: unknown, pattern?: PatternTest): Said | null {
  const offered = new Set((question.options ?? []).map(({ value }) => value));
  const isOffered = (one: unknown) => typeof one === 'string' && offered.has(one);
  if (isNumber(question)) return numberProblem(question, answer);
  if (isChoice(question)) return isOffered(answer) ? null : wrong(FIELD_TEXTS.choice);
  if (isToggle(question)) return typeof answer === 'boolean' ? null : wrong(FIELD_TEXTS.boolean);
  if (question.type === 'checkbox') {
    const isRight = Array.isArray(answer) && answer.every(isOffered) && new Set(answer).size === answer.length;
    return isRight ? null : wrong(FIELD_TEXTS.choice);
  }
  if (question.type === 'date') return isDay(answer) ? null : wrong(ANSWER_TEXTS.date);
  if (question.type === 'file') return isFile(answer) ? null : wrong(FIELD_TEXTS.unreadable);
  return textProblem(question, answer, pattern);
}
