import type { Said } from '../../text/said';

/** One answer as a workbook has it. */
export interface AnswerInFile {
  readonly id: string;
  /** Such as `General!C7`. */
  readonly cell: string;
  /** `null` where the cell was emptied. */
  readonly value: unknown;
  /** The count of changes that the answer had when the workbook was downloaded. */
  readonly rev: number;
}

/** A cell that cannot be taken over, and why. */
export interface CellProblem {
  readonly cell: string;
  /** The question of the cell; null where there is none. */
  readonly id: string | null;
  readonly said: Said;
}

/** What a workbook that was filled in changes, and what is wrong with it. */
export interface AnswerFile {
  readonly name: string;
  readonly by: string;
  readonly on: number;
  readonly answers: readonly AnswerInFile[];
  readonly problems: readonly CellProblem[];
  /** Problems that are not listed. */
  readonly more: number;
}

/** Largest workbook of answers, and problems of it that are listed. */
export const ANSWER_FILE_LIMITS = { bytes: 10 * 1024 * 1024, problems: 200 } as const;

/** Texts of workbooks of answers; each is its own dictionary key. */
export const ANSWER_FILE_TEXTS = {
  wrongType: 'This file is not an Excel workbook (.xlsx). Download the questions as Excel and fill that in.',
  unknown: 'This workbook was not downloaded here. Download the questions as Excel and fill that in.',
  other: 'This workbook belongs to another request. Download the questions of this one and copy the answers into it.',
  otherVersion: 'This workbook has another version of the questions. Download them again and copy the answers into it.',
  unchanged: 'Nothing in this workbook differs from the answers here.',
  noFile: 'There are no answers from a file to apply.',
  changedMeanwhile: 'Answers have been edited. Check them and try again.',
  taken: 'Answers applied',
  noQuestion: 'This row does not match any question in the survey',
  twice: 'This question appears more than once',
  rowsMissing: 'Some options of this question are missing',
} as const;

/** Texts inside a workbook of answers, in the language of whoever downloads it. */
export const ANSWER_BOOK_TEXTS = {
  ...{ question: 'Question', answer: 'Answer', unit: 'Unit', last: 'Last year', required: 'Required' },
  shown: 'Shown when',
  shownIf: '{question} is {answer}',
  hiddenIf: '{question} is not {answer}',
  calculated: 'Calculated in the portal',
  inPortal: 'Answer this in the portal',
  sent: 'Stays as it was sent',
  yes: 'Yes',
  no: 'No',
  dayNote: 'A day such as 2027-01-31',
} as const;
