import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';

/** A file that is put together with others. */
export interface JoinedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** What the process that takes files apart and puts them together is asked for. */
export type AssembleInput =
  | { readonly kind: 'split'; readonly file: JoinedFile; readonly parts: readonly PageRange[] }
  | { readonly kind: 'join'; readonly files: readonly JoinedFile[] };

/** One PDF for each part, in their order; one where files were joined. */
export type Assembled = readonly Uint8Array[];

export const PDF = 'application/pdf';
export const TIFF = 'image/tiff';
/** Files that become pages of a PDF. */
export const COMBINED_FILES: readonly string[] = [PDF, TIFF, 'image/png', 'image/jpeg', 'image/webp'];

const stem = (name: string): string => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/** `Invoices.pdf` with the pages 3 and 4 of it is `Invoices 3-4.pdf`. */
export function partName(name: string, { from, to }: PageRange): string {
  const ending = ` ${from === to ? from : `${from}-${to}`}.pdf`;
  return stem(name).slice(0, 255 - ending.length) + ending;
}

/** Name of what is combined, where nobody gives one: that of the first. */
export const combinedName = (first: string): string => `${stem(first).slice(0, 251)}.pdf`;
