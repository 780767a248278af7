import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';

/** A file to split or to join with others. */
export interface JoinedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Input of the process that splits and joins files. */
export type AssembleInput =
  | { readonly kind: 'split'; readonly file: JoinedFile; readonly parts: readonly PageRange[] }
  | { readonly kind: 'join'; readonly files: readonly JoinedFile[] };

/** One PDF for each part, in order; a single PDF if files were joined. */
export type Assembled = readonly Uint8Array[];

export const PDF = 'application/pdf';
export const TIFF = 'image/tiff';
/** MIME types that can be converted to PDF pages. */
export const COMBINED_FILES: readonly string[] = [PDF, TIFF, 'image/png', 'image/jpeg', 'image/webp'];

const stem = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/** Returns the name of a part: pages 3 and 4 of `Invoices.pdf` become `Invoices 3-4.pdf`. */
export function partName(name: string, { from, to }: PageRange): string {
  const ending = ` ${from === to ? from : `${from}-${to}`}.pdf`;
  return stem(name).slice(0, 255 - ending.length) + ending;
}

/** Returns the default name of a combined document, taken from its first source. */
export const combinedName = (first: string): string => `${stem(first).slice(0, 251)}.pdf`;
