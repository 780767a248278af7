import type { TokenKind } from '../../lexicon/label-roles';
import type { Segment } from '../../layout/segments';
import type { UnitFamily } from '../units';

/** A printed amount of money. */
export interface Money {
  /** ISO 4217 code; null if the document names no currency. */
  readonly currency: string | null;
  /** An exact decimal. */
  readonly amount: string;
}

/** A printed quantity; the amount is an exact decimal. */
export interface Quantity {
  readonly amount: string;
  /** Unit as the activity types spell it; null if only a heading may state it. */
  readonly unit: string | null;
}

/** Meaning of a token; days are written as `2026-01-31`. */
export type TokenValue = string | Money | Quantity | { readonly from: string; readonly to: string };

/** A part of a segment that can be a value. */
export interface Token {
  readonly kind: TokenKind;
  readonly segment: Segment;
  /** Start and end (exclusive) in the characters of the segment's text. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly value: TokenValue;
  readonly family?: UnitFamily;
  /** The other reading, if the document does not settle how it is written. */
  readonly otherwise?: TokenValue;
  /** True for a figure without sign or unit, which its surroundings turn into an amount or a quantity. */
  readonly isBare?: boolean;
}
