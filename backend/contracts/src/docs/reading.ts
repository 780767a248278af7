/** A place on a page: parts from 0 to 1 of its crop box, from the top left corner of the page as it is shown. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One word of a page. `confidence` is from 0 to 1; `size` is the height of its letters in points. */
export interface Word {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly size: number;
  readonly confidence: number;
  readonly from: 'text' | 'ocr' | 'xml' | 'cell';
}

/** The words of one page. Pages count from 1; `width` and `height` are in points, as the page is shown. */
export interface PageText {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Turn in degrees that the file asks for. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  /** False where the words of the page could not be read. */
  readonly readable: boolean;
}

export type HowRead = 'label' | 'column' | 'pattern' | 'anchor' | 'xml' | 'sum' | 'drawn' | 'provider';

/** What a field may mean besides what was chosen. */
export interface OtherReading {
  readonly value: unknown;
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
}

/** Value of one field as it was read. `page` and `box` are null where no single place says it. */
export interface FieldReading {
  readonly field: string;
  readonly value: unknown;
  /** Text of the document, as written. */
  readonly raw: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly confidence: number;
  readonly how: HowRead;
  /** Reasons for which somebody has to look, such as `ambiguous_date`. */
  readonly flags: readonly string[];
  readonly alternatives: readonly OtherReading[];
  /** Intervals of meters that the value is the sum of: all, those without a value, and those that are estimated. */
  readonly intervals?: { readonly all: number; readonly missing: number; readonly estimated: number };
}

/** A rule that joins fields, such as net and tax making the total. */
export interface ReadingCheck {
  readonly rule: string;
  readonly holds: boolean;
  readonly fields: readonly string[];
}

/** All that was read of a document. */
export interface DocumentReading {
  /** Id of the document type; null where none fits. */
  readonly type: string | null;
  readonly typeConfidence: number;
  /** ISO 639-1 code. */
  readonly language: string | null;
  readonly fields: readonly FieldReading[];
  readonly checks: readonly ReadingCheck[];
}
