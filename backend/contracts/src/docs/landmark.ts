import type { Box, DocumentReading } from './reading';

/** A value on a page that a field may take, with the labels around it. */
export interface Landmark {
  readonly kind: 'date' | 'period' | 'money' | 'quantity' | 'percent' | 'identifier' | 'text';
  /** Value as the reader returns it: text, `2026-10-31`, or an amount with unit or currency. Null if ambiguous. */
  readonly value: unknown;
  readonly raw: string;
  /** True for a figure without a sign or unit. */
  readonly isBare: boolean;
  readonly page: number;
  readonly box: Box;
  /** Confidence of the recognised characters, 0 to 1. */
  readonly confidence: number;
  /** Position and text of each label, the text folded and without digits: `beside:total energy`, `above:kwh`. */
  readonly labels: readonly string[];
}

/** Key by which the layout of a document is recognised, and the values on its pages that corrections can refer to. */
export interface Landmarks {
  /** Key of the supplier whose layout it is: `iban:…`, `site:…`, `tax:…` or `name:…`; null if there is none. */
  readonly supplier: string | null;
  readonly marks: readonly Landmark[];
}

/** A reading with the landmarks by which its corrections are remembered. */
export interface MarkedReading extends DocumentReading {
  readonly landmarks: Landmarks;
}
