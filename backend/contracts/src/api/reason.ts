import type { Said } from '../text/said';

/** Carries the reason of a change, percent-encoded. */
export const REASON_HEADER = 'lichen-reason';

/** Carries the id of the file that was uploaded as evidence for the reason. */
export const EVIDENCE_HEADER = 'lichen-evidence';

export const REASON = {
  min: 10,
  max: 500,
  tooShort: 'At least 10 letters',
  tooLong: 'At most 500 letters',
  evidenceGone: 'This file is no longer there. Choose it again.',
} as const;

/** A figure that the change would move, in kilograms of CO₂e. */
export interface MovedFigure {
  readonly label: Said;
  readonly before_kg: number;
  readonly after_kg: number;
}

/** A record that rests on what the change would touch, or is a part of it. */
export interface LinkedRecord {
  readonly title: Said;
  readonly address: string;
  readonly state?: Said | undefined;
}

/** Something that the change would touch: what it is, what becomes of it, and what it comes to. */
export interface Touched {
  readonly title: Said;
  readonly notes: readonly Said[];
  readonly figures: readonly MovedFigure[];
  readonly links: readonly LinkedRecord[];
}

/** Where a file that bears the reason out is uploaded to. */
export interface EvidenceAsked {
  /** The `entity` field of the upload. */
  readonly entity: string;
  /** Endings that are offered, such as `.pdf,.png`. */
  readonly accept: string;
}

/** A call that needs a reason is refused with this; sent again with one, it is done. */
export interface ReasonAsked {
  readonly touches: readonly Touched[];
  /** Absent where no file is taken. */
  readonly evidence?: EvidenceAsked;
}

export interface GivenReason {
  readonly reason: string;
  /** Id of the uploaded file. */
  readonly evidence?: string | undefined;
}
