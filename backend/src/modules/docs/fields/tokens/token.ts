import type { TokenKind } from '../../lexicon/label-roles';
import type { Segment } from '../../layout/segments';
import type { UnitFamily } from '../units';

export interface Money {
  /** ISO 4217; null where the document names none. */
  readonly currency: string | null;
  /** A decimal. */
  readonly amount: string;
}

export interface Quantity {
  readonly amount: string;
  /** As the activity types spell it; null where only a heading may say it. */
  readonly unit: string | null;
}

export type TokenValue = string | Money | Quantity | { readonly from: string; readonly to: string };

/** A piece of a segment that can be a value. */
export interface Token {
  readonly kind: TokenKind;
  readonly segment: Segment;
  /** Letters of the segment's text, from the first to before the last. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly value: TokenValue;
  readonly family?: UnitFamily;
  /** What it would be in the other way of writing, where the document does not settle it. */
  readonly otherwise?: TokenValue;
  /** A figure without sign or unit, which what stands around it makes an amount or a quantity. */
  readonly isBare?: boolean;
}
