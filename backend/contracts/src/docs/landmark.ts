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

/** A cell of a table, as fields of each kind would read it; null where it has no such value. */
export interface CellMark {
  readonly text: string;
  /** A day as `2026-10-31`. */
  readonly day: string | null;
  /** An exact decimal. */
  readonly amount: string | null;
  /** The fuel's name in the lexicon. */
  readonly fuel: string | null;
}

/** The first rows of a table, by which corrections of its columns are remembered. */
export interface TableMark {
  /** Name of the list that has the rows. */
  readonly list: string;
  /** Headings, folded and without digits. */
  readonly headings: readonly string[];
  /** Index of the column that each field was read from. */
  readonly fields: Readonly<Record<string, number>>;
  readonly rows: readonly (readonly (CellMark | null)[])[];
}

/** Key by which the layout of a document is recognised, and the values on its pages that corrections can refer to. */
export interface Landmarks {
  /** Key of the supplier whose layout it is: `iban:…`, `site:…`, `tax:…` or `name:…`; null if there is none. */
  readonly supplier: string | null;
  readonly marks: readonly Landmark[];
  /** Tables with the rows of lists; missing in readings made before tables were read. */
  readonly tables?: readonly TableMark[];
}

/** A reading with the landmarks by which its corrections are remembered. */
export interface MarkedReading extends DocumentReading {
  readonly landmarks: Landmarks;
}
