import type { Box, DocumentReading } from './reading';

/** Something on a page that a field may say, with the labels that stand around it. */
export interface Landmark {
  readonly kind: 'date' | 'period' | 'money' | 'quantity' | 'percent' | 'identifier' | 'text';
  /** As the reader says it: text, `2026-10-31`, an amount with its unit or currency. Null where it is left open. */
  readonly value: unknown;
  readonly raw: string;
  /** A figure without sign or unit. */
  readonly isBare: boolean;
  readonly page: number;
  readonly box: Box;
  /** How sure its letters are, 0 to 1. */
  readonly confidence: number;
  /** Where each label stands and what it says, folded and without digits: `beside:total energy`, `above:kwh`. */
  readonly labels: readonly string[];
}

/** What a page is recognised by, and what can be shown on it. */
export interface Landmarks {
  /** Of whom the layout is: `iban:…`, `site:…`, `tax:…`, `name:…`; null where it says nothing of its own. */
  readonly supplier: string | null;
  readonly marks: readonly Landmark[];
}

/** A reading, and what corrections of it are remembered by. */
export interface MarkedReading extends DocumentReading {
  readonly landmarks: Landmarks;
}
