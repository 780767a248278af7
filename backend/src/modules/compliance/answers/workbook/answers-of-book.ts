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

export interface Book {
  readonly sheets: readonly { readonly name: string; readonly rows: readonly Row[] }[];
  readonly from1904: boolean;
}

/** What the hidden sheet says that the workbook belongs to. */
export interface BookForm {
  readonly sheet: string;
  readonly hash: string;
  readonly language: string;
  /** Of each question the count of changes, and the sign of its cells, when the workbook was made. */
  readonly given: ReadonlyMap<string, { readonly rev: number; readonly sign: string }>;
}

const text = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** The hidden sheet of a workbook; undefined where it was made elsewhere. */
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

/** A cell with an answer, or with one option of several. */
interface Placed {
  readonly place: string;
  readonly cell: Cell;
}

/** `id` or, of the options of a question that takes several, `id#2`. */
const KEY = /^([a-z][a-z0-9_]{0,39})(?:#(\d{1,3}))?$/;

/** Every cell that answers something, by its key; and rows that answer nothing of the survey. */
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

/** What the cells of a question say; undefined where the workbook has none of it. */
type Found = { readonly place: string; readonly sign: string; readonly read: () => Read } | undefined;
type Read = { readonly value: unknown } | { readonly problem: Said; readonly place?: string };

/** A question that takes several options has a cell for each of them. */
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

export interface AgainstAnswers {
  readonly prepared: PreparedSurvey;
  readonly form: BookForm;
  readonly reading: Reading;
  /** What makes a sign as long as all others. */
  readonly hashOf: (sign: string) => string;
  /** Answers as they stand now. */
  readonly now: Readonly<Record<string, unknown>>;
  /** Questions that stay as they were sent. */
  readonly locked: ReadonlySet<string>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What a workbook changes: cells that were left as they were propose nothing, whatever was answered since. */
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
