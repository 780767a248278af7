import {
  type AnswerFile,
  type AnswerInFile,
  ANSWER_FILE_LIMITS,
  ANSWER_FILE_TEXTS,
  type CellProblem,
} from '@lichen/contracts/compliance/demands/answer-file';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { type Cell, columnName } from '@lichen/contracts/formats/sheet-cells';
import { answerProblem } from '@lichen/contracts/survey/answers';
import type { PreparedSurvey } from '@lichen/contracts/survey/prepared-survey';
import { type Question, questionsOf } from '@lichen/contracts/survey/survey-definition';
import type { Said } from '@lichen/contracts/text/said';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { cellSign, COLUMNS, FORM_MARK, FORM_SHEET, isOnlyInPortal, LISTS_SHEET } from './book-cells';
import { readAnswer, type Reading, yesOrNo } from './read-answer';

interface Row {
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** An uploaded workbook; `from1904` is true if its days count from 1904. */
export interface Book {
  readonly sheets: readonly { readonly name: string; readonly rows: readonly Row[] }[];
  readonly from1904: boolean;
}

/** Identity of a workbook, read from its hidden sheet. */
export interface BookForm {
  readonly sheet: string;
  readonly hash: string;
  readonly language: string;
  /** Revision of each answer and hash of its cells when the workbook was created, by question id. */
  readonly given: ReadonlyMap<string, { readonly rev: number; readonly sign: string }>;
}

const text = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** Returns the identity of a workbook; undefined if the portal did not create it. */
export function formOf({ sheets }: Book): BookForm | undefined {
  const [head, ...rows] = sheets.find(({ name }) => name === FORM_SHEET)?.rows ?? [];
  if (!head || text(head.cells[0]) !== FORM_MARK) return undefined;
  const given = rows.map(({ cells: [id, rev, sign] }) => {
    const count = Number(rev ?? 0);
    const isCount = Number.isSafeInteger(count) && count >= 0;
    return [text(id), { rev: isCount ? count : 0, sign: text(sign) }] as const;
  });
  const [, sheet, hash, language] = head.cells.map(text);
  return { sheet: sheet ?? '', hash: hash ?? '', language: language ?? '', given: new Map(given) };
}

/** A cell with an answer, or with one option of a multiple choice. */
interface Placed {
  readonly place: string;
  readonly cell: Cell;
}

/** `id`, or `id#2` for an option of a multiple choice. */
const KEY = /^([a-z][a-z0-9_]{0,39})(?:#(\d{1,3}))?$/;

/** Returns all answer cells by key, and problems for unknown or repeated questions. */
function placedIn({ sheets }: Book, known: ReadonlyMap<string, Question>) {
  const placed = new Map<string, Placed>();
  const problems: CellProblem[] = [];
  for (const { name, rows } of sheets) {
    if (name === FORM_SHEET || name === LISTS_SHEET) continue;
    for (const { number, cells } of rows) {
      const key = text(cells[COLUMNS.id]);
      const cell = cells[COLUMNS.answer] ?? null;
      const place = `${name}!${columnName(COLUMNS.answer)}${number}`;
      const [, id = ''] = KEY.exec(key) ?? [];
      if (id === '') continue;
      const said = !known.has(id) ? ANSWER_FILE_TEXTS.noQuestion : ANSWER_FILE_TEXTS.twice;
      if (known.has(id) && !placed.has(key)) placed.set(key, { place, cell });
      else problems.push({ cell: place, id: known.has(id) ? id : null, said: { words: said } });
    }
  }
  return { placed, problems };
}

/** The cells of one question; undefined if the workbook does not have them. */
type Found = { readonly place: string; readonly sign: string; readonly read: () => Read } | undefined;
type Read = { readonly value: unknown } | { readonly problem: Said; readonly place?: string };

/** Reads a multiple choice, which has one cell per option. */
function foundOptions(question: Question, placed: ReadonlyMap<string, Placed>, reading: Reading): Found {
  const options = question.options ?? [];
  const cells = options.map((_, at) => placed.get(`${question.id}#${at + 1}`));
  const [first] = cells.filter((one) => one !== undefined);
  if (!first) return undefined;
  const ticks = cells.map((one) => (one ? yesOrNo(one.cell, reading) : null));
  const read = (): Read => {
    const wrong = cells[ticks.indexOf(undefined)];
    if (wrong) return { problem: { words: FIELD_TEXTS.boolean }, place: wrong.place };
    if (cells.includes(undefined)) return { problem: { words: ANSWER_FILE_TEXTS.rowsMissing } };
    const chosen = options.flatMap(({ value }, at) => (ticks[at] === true ? [value] : []));
    return { value: chosen.length === 0 ? null : chosen };
  };
  const sign = ticks.map((one) => (one === undefined ? '?' : one ? '1' : '0')).join('');
  return { place: first.place, sign, read };
}

function found(question: Question, placed: ReadonlyMap<string, Placed>, reading: Reading): Found {
  if (question.type === 'checkbox') return foundOptions(question, placed, reading);
  const one = placed.get(question.id);
  return one && { place: one.place, sign: cellSign(one.cell), read: () => readAnswer(question, one.cell, reading) };
}

/** The survey and the current answers that a workbook is compared with. */
export interface AgainstAnswers {
  readonly prepared: PreparedSurvey;
  readonly form: BookForm;
  readonly reading: Reading;
  /** Hashes the cell content of a question to a fixed length. */
  readonly hashOf: (sign: string) => string;
  /** Current answers by question id. */
  readonly now: Readonly<Record<string, unknown>>;
  /** Ids of questions that stay as they were sent. */
  readonly locked: ReadonlySet<string>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Returns the answers that the workbook changes. Untouched cells propose nothing, even if the answer has changed since.
 */
export function answersOfBook(book: Book, against: AgainstAnswers): Pick<AnswerFile, 'answers' | 'problems' | 'more'> {
  const { prepared, form, reading, hashOf, now, locked } = against;
  const { placed, problems } = placedIn(book, prepared.byId);
  const answers: AnswerInFile[] = [];
  for (const question of questionsOf(prepared.survey)) {
    const { id } = question;
    const one = isOnlyInPortal(question) ? undefined : found(question, placed, reading);
    const before = form.given.get(id) ?? { rev: 0, sign: hashOf('') };
    if (!one || hashOf(one.sign) === before.sign) continue;
    const read = one.read();
    const place = 'problem' in read ? (read.place ?? one.place) : one.place;
    const told = (said: Said) => problems.push({ cell: place, id, said });
    if ('problem' in read) told(read.problem);
    else if (!isSame(read.value, now[id])) {
      const wrong = read.value === null ? null : answerProblem(question, read.value, prepared.patterns.get(id));
      if (locked.has(id)) told({ words: DEMAND_TEXTS.lockedAnswer });
      else if (wrong) told(wrong);
      else answers.push({ id, cell: place, value: read.value, rev: before.rev });
    }
  }
  const listed = problems.slice(0, ANSWER_FILE_LIMITS.problems);
  return { answers, problems: listed, more: problems.length - listed.length };
}
