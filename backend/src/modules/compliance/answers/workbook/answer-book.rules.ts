import { createHash } from 'node:crypto';
import { ANSWER_BOOK_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import type { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { isChoice, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import { type Question, questionsOf, type Rule, type SurveyTab } from '@lichen/contracts/survey/survey-definition';
import { isOpenAgain } from '@lichen/contracts/survey/returned';
import type { CellCheck, LockedCell, LockedSheet } from '../../../../platform/sheets/locked-workbook';
import {
  type BookWords,
  cellsSign,
  cellText,
  FORM_MARK,
  FORM_SHEET,
  isCountedDay,
  isOnlyInPortal,
  isTicked,
  LISTS_SHEET,
  optionText,
} from './book-cells';

type Sheet = RecordOf<typeof surveyAnswers>;

/** MIME type of an Excel workbook. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Translates a text and fills in its parameters. */
export type Say = (text: string, params?: Readonly<Record<string, string>>) => string;

/** Returns the words for yes and no in one language. */
export const wordsOf = (say: Say): BookWords => ({ yes: say(ANSWER_BOOK_TEXTS.yes), no: say(ANSWER_BOOK_TEXTS.no) });

/** Returns the first 32 hex digits of the SHA-256 of a cell's comparison text. */
export const hashOf = (sign: string): string => createHash('sha256').update(sign).digest('hex').slice(0, 32);

/** Returns the ids of questions that are locked because only others were returned. */
export function lockedIn({ form, returned, sent_ids }: Sheet): ReadonlySet<string> {
  if (!returned) return new Set();
  const ids = questionsOf(form).map(({ id }) => id);
  return new Set(ids.filter((id) => !isOpenAgain(id, returned, sent_ids ?? [])));
}

/** Writes option lists into one column: a list inside a cell breaks at commas and after 255 characters. */
function optionLists({ yes, no }: BookWords) {
  const rows: LockedCell[][] = [];
  const known = new Map<string, string>();
  const listOf = (texts: readonly string[]): string => {
    const key = JSON.stringify(texts);
    const before = known.get(key);
    if (before) return before;
    const first = rows.length + 1;
    for (const text of texts) rows.push([{ value: text, as: 'text' }]);
    const range = `${LISTS_SHEET}!$A$${first}:$A$${rows.length}`;
    known.set(key, range);
    return range;
  };
  return { rows, listOf, ofQuestion: (one: Question) => listOf(textsOf(one)), yesOrNo: () => listOf([yes, no]) };
}

const textsOf = (question: Question) => (question.options ?? []).map(({ value }) => optionText(question, value));

type Lists = ReturnType<typeof optionLists>;

interface Writing {
  readonly sheet: Sheet;
  readonly say: Say;
  readonly words: BookWords;
  readonly lists: Lists;
  readonly byId: ReadonlyMap<string, Question>;
  readonly locked: ReadonlySet<string>;
}

function conditionText({ say, byId, words }: Writing, rule: Rule, text: string): string {
  const said = rule.all.map(({ field, value }) => {
    const question = byId.get(field);
    const answer = value === true ? words.yes : value === false ? words.no : String(value);
    return say(text, {
      question: question?.label ?? field,
      answer: question ? optionText(question, answer) : answer,
    });
  });
  return said.join('\n');
}

/** Returns the conditions under which the question is shown, one per line. */
function shownText(writing: Writing, { rules }: Question): string {
  const { shownIf, hiddenIf } = ANSWER_BOOK_TEXTS;
  const show = rules?.show ? conditionText(writing, rules.show, shownIf) : '';
  const hide = rules?.hide ? conditionText(writing, rules.hide, hiddenIf) : '';
  return [show, hide].filter(Boolean).join('\n');
}

function lastText({ sheet, words }: Writing, question: Question): string | number | null {
  const last = sheet.last_answers?.[question.id];
  if (question.type === 'checkbox' && Array.isArray(last))
    return last.map((one) => optionText(question, String(one))).join('; ');
  const cell = cellText(question, last, words);
  return typeof cell === 'boolean' ? String(cell) : cell;
}

/**
 * Returns the answer cell of a question; days are written as dates, so that spreadsheet programs sort and check them.
 */
function answerCell({ sheet, words }: Writing, question: Question): LockedCell {
  const answer = sheet.answers[question.id]?.value;
  if (question.type === 'date' && isCountedDay(answer)) return { value: new Date(answer), as: 'day', isOpen: true };
  const cell = cellText(question, answer, words);
  const value = typeof cell === 'boolean' ? String(cell) : cell;
  if (question.type === 'date' && value === null) return { value, as: 'day', isOpen: true };
  return isNumber(question) ? { value, isOpen: true } : { value, as: 'text', isOpen: true };
}

function takenBy({ lists }: Writing, question: Question): CellCheck['takes'] {
  if (isToggle(question)) return { list: lists.yesOrNo() };
  if (isChoice(question)) return (question.options ?? []).length > 0 ? { list: lists.ofQuestion(question) } : 'any';
  if (isNumber(question)) return { least: question.min, most: question.max };
  return question.type === 'date' ? 'day' : 'any';
}

const noteOf = ({ say }: Writing, { hint, unit, type }: Question): string =>
  [hint, type === 'date' ? say(ANSWER_BOOK_TEXTS.dayNote) : '', unit ? `${say(ANSWER_BOOK_TEXTS.unit)}: ${unit}` : '']
    .filter(Boolean)
    .join(' · ');

interface Rows {
  readonly rows: LockedCell[][];
  readonly checks: CellCheck[];
}

/** Adds the rows of a question: one row, or for a multiple choice a heading row and one row per option. */
function addQuestion({ rows, checks }: Rows, writing: Writing, question: Question): void {
  const { sheet, say, words, locked } = writing;
  const told = (value: string | number | null | undefined): LockedCell => ({ value: value ?? null, as: 'text' });
  const beside = [
    told(question.unit),
    told(lastText(writing, question)),
    told(question.required ? words.yes : ''),
    told(shownText(writing, question)),
  ];
  const label = told(question.label);
  const check = (takes: CellCheck['takes']) => {
    const note = noteOf(writing, question);
    if (takes === 'any' && note === '') return;
    checks.push({ cell: `C${rows.length}`, ...(takes ? { takes } : {}), title: question.label, note });
  };
  const closed = isOnlyInPortal(question)
    ? say(question.calculated ? ANSWER_BOOK_TEXTS.calculated : ANSWER_BOOK_TEXTS.inPortal)
    : locked.has(question.id)
      ? say(ANSWER_BOOK_TEXTS.sent)
      : null;
  if (closed !== null) {
    rows.push([told(''), label, told(closed), ...beside]);
    return;
  }
  if (question.type !== 'checkbox') {
    rows.push([told(question.id), label, answerCell(writing, question), ...beside]);
    check(takenBy(writing, question));
    return;
  }
  rows.push([told(''), label, told(''), ...beside]);
  const answer = sheet.answers[question.id]?.value;
  for (const [at, text] of textsOf(question).entries()) {
    const isChosen = isTicked(answer, question.options?.[at]?.value ?? '');
    const cell: LockedCell = { value: isChosen ? words.yes : null, as: 'text', isOpen: true };
    rows.push([told(`${question.id}#${at + 1}`), told(`– ${text}`), cell, ...beside.map(() => told(''))]);
    check({ list: writing.lists.yesOrNo() });
  }
}

/** Characters that a sheet name may not have (ECMA-376 18.2.19); its length is limited to 31. */
const UNNAMED = /[[\]:*?/\\]|^'+|'+$/g;

/** Returns one sheet name per tab, unique without regard to case and different from the reserved names. */
function sheetNames(tabs: readonly SurveyTab[]): string[] {
  const taken = new Set([FORM_SHEET, LISTS_SHEET, 'history']);
  return tabs.map(({ label }, at) => {
    const plain = label.replace(UNNAMED, ' ').trim().slice(0, 31).trim() || `${at + 1}`;
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain.slice(0, 26).trim()} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

const WIDTHS = [12, 60, 40, 12, 30, 12, 40];

function tabSheet(writing: Writing, tab: SurveyTab, name: string): LockedSheet {
  const { question, answer, unit, last, required, shown } = ANSWER_BOOK_TEXTS;
  const heads = [question, answer, unit, last, required, shown].map((text) => writing.say(text));
  const made: Rows = { rows: [['#', ...heads].map((value) => ({ value, isHeading: true }))], checks: [] };
  for (const one of tab.questions) addQuestion(made, writing, one);
  return { name, columns: WIDTHS.map((width, at) => ({ width, isHidden: at === 0 })), ...made };
}

/** Returns the questions of a survey as workbook sheets: one per tab, and two hidden ones that the portal needs. */
export function answerBook(sheet: Sheet, language: string, say: Say): LockedSheet[] {
  const words = wordsOf(say);
  const lists = optionLists(words);
  const questions = questionsOf(sheet.form);
  const byId = new Map(questions.map((one) => [one.id, one]));
  const writing: Writing = { sheet, say, words, lists, byId, locked: lockedIn(sheet) };
  const names = sheetNames(sheet.form.tabs);
  const tabs = sheet.form.tabs.map((tab, at) => tabSheet(writing, tab, names[at] ?? tab.id));
  const head = [FORM_MARK, sheet._id, sheet.survey_hash, language].map((value): LockedCell => ({ value, as: 'text' }));
  const given = questions.flatMap((one): LockedCell[][] => {
    if (isOnlyInPortal(one)) return [];
    const { value, rev = 0 } = sheet.answers[one.id] ?? {};
    return [
      [{ value: one.id, as: 'text' }, { value: rev }, { value: hashOf(cellsSign(one, value, words)), as: 'text' }],
    ];
  });
  const hidden = { isHidden: true, columns: [{ width: 40 }] };
  const listed = lists.rows.length > 0 ? [{ ...hidden, name: LISTS_SHEET, rows: lists.rows }] : [];
  return [...tabs, ...listed, { ...hidden, name: FORM_SHEET, rows: [head, ...given] }];
}
