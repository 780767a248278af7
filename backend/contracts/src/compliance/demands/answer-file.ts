import type { Said } from '../../text/said';

/** One answer read from a workbook. */
export interface AnswerInFile {
  readonly id: string;
  /** Sheet and cell, for example `General!C7`. */
  readonly cell: string;
  /** The answer; `null` if the cell was emptied. */
  readonly value: unknown;
  /** Revision of the answer when the workbook was downloaded. */
  readonly rev: number;
}

/** A cell that cannot be used, and the reason. */
export interface CellProblem {
  readonly cell: string;
  /** Id of the question; null if the row belongs to no question. */
  readonly id: string | null;
  readonly said: Said;
}

/** Answers that an uploaded workbook would change, and its errors. */
export interface AnswerFile {
  readonly name: string;
  readonly by: string;
  readonly on: number;
  readonly answers: readonly AnswerInFile[];
  readonly problems: readonly CellProblem[];
  /** Number of problems left out of `problems`. */
  readonly more: number;
}

/** Largest workbook in bytes, and most problems listed for one. */
export const ANSWER_FILE_LIMITS = { bytes: 10 * 1024 * 1024, problems: 200 } as const;

/** Texts about answer workbooks; each is its own dictionary key. */
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

/** Texts inside an answer workbook, in the language of the person who downloads it. */
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
