/** A box on a page, in parts from 0 to 1 of its crop box, measured from the top left corner of the page as shown. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word on a page. `confidence` is from 0 to 1; `size` is the height of its characters in points. */
export interface Word {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly size: number;
  readonly confidence: number;
  readonly from: 'text' | 'ocr' | 'xml' | 'cell';
}

/** The words of one page. Pages count from 1; `width` and `height` are in points, of the page as shown. */
export interface PageText {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Clockwise rotation in degrees that the file asks for. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  /** False if the words of the page could not be read. */
  readonly readable: boolean;
}

/** Ways in which the reader finds a value. */
export type HowRead = 'label' | 'column' | 'pattern' | 'anchor' | 'xml' | 'sum' | 'drawn' | 'provider' | 'sender';

/** A value that a field may have instead of the chosen one. */
export interface OtherReading {
  readonly value: unknown;
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  readonly confidence: number;
  /** Values of other fields of the same row that belong to this one, such as the unit of a quantity. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** The value read for one field. `page` and `box` are null if the value has no single place. */
export interface FieldReading {
  readonly field: string;
  readonly value: unknown;
  /** Text of the document, as printed. */
  readonly raw: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly confidence: number;
  readonly how: HowRead;
  /** Reasons why a person has to check the value, such as `ambiguous_date`. */
  readonly flags: readonly string[];
  readonly alternatives: readonly OtherReading[];
  /** Numbers of meter intervals that the value sums up: all, those without a value, and those estimated. */
  readonly intervals?: { readonly all: number; readonly missing: number; readonly estimated: number };
}

/** Result of a rule that connects several fields, such as net plus tax equals total. */
export interface ReadingCheck {
  readonly rule: string;
  readonly holds: boolean;
  readonly fields: readonly string[];
}

/** Everything that was read from a document. */
export interface DocumentReading {
  /** Id of the document type; null if none fits. */
  readonly type: string | null;
  readonly typeConfidence: number;
  /** ISO 639-1 code. */
  readonly language: string | null;
  readonly fields: readonly FieldReading[];
  readonly checks: readonly ReadingCheck[];
}
