import type { Said } from '../text/said';

/** Request header with the reason of a change, percent-encoded. */
export const REASON_HEADER = 'lichen-reason';

/** Request header with the id of the file that was uploaded as evidence for the reason. */
export const EVIDENCE_HEADER = 'lichen-evidence';

/** Limits of the reason for a change in an approved year, in characters, and messages about it. */
export const REASON = {
  min: 10,
  max: 500,
  /** Number of different letters in the shortest words that say something. */
  letters: 3,
  tooShort: 'At least 10 letters',
  tooLong: 'At most 500 letters',
  noWords: 'Give the reason in words',
  evidenceGone: 'This file is no longer there. Choose it again.',
} as const;

const differentLetters = (text: string): number => new Set(text.toLowerCase().match(/\p{L}/gu)).size;

/** Returns the message about a reason that is too short, too long or no words, such as a row of dots; else null. */
export function reasonProblem(reason: string): string | null {
  if (reason.length < REASON.min) return REASON.tooShort;
  if (reason.length > REASON.max) return REASON.tooLong;
  return differentLetters(reason) < REASON.letters ? REASON.noWords : null;
}

/** A figure that the change would alter, in kilograms of CO₂e. */
export interface MovedFigure {
  readonly label: Said;
  /** Number of the scope in whose colour the figure is shown. */
  readonly scope?: '1' | '2' | '3';
  readonly before_kg: number;
  readonly after_kg: number;
}

/** A value that a person entered, with its unit or currency. */
export interface EnteredAmount {
  readonly value: number;
  readonly units: string | null;
}

/** An entered amount that the change would alter; null where there was or is none. */
export interface MovedAmount {
  readonly label: Said;
  readonly before: EnteredAmount | null;
  readonly after: EnteredAmount | null;
}

/** A record that depends on what the change would affect, or is part of it. */
export interface LinkedRecord {
  readonly title: Said;
  readonly address: string;
  readonly state?: Said | undefined;
}

/** Something that the change would affect: notes on what happens to it, and amounts and figures before and after. */
export interface Touched {
  readonly title: Said;
  readonly notes: readonly Said[];
  /** Empty or absent unless the change edits the amounts of a single record. */
  readonly amounts?: readonly MovedAmount[];
  readonly figures: readonly MovedFigure[];
  readonly links: readonly LinkedRecord[];
}

/** Upload settings for a file that supports the reason. */
export interface EvidenceAsked {
  /** The `entity` field of the upload. */
  readonly entity: string;
  /** File extensions offered in the file dialog, such as `.pdf,.png`. */
  readonly accept: string;
}

/** Details of a refusal for want of a reason; the call succeeds when sent again with one. */
export interface ReasonAsked {
  readonly touches: readonly Touched[];
  /** Absent where no file is accepted. */
  readonly evidence?: EvidenceAsked;
}

/** Reason for a change in an approved year. */
export interface GivenReason {
  readonly reason: string;
  /** Id of the uploaded file. */
  readonly evidence?: string | undefined;
}
