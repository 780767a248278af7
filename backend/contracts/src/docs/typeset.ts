import type { PageText } from './reading';

/** Lines of a table on a page, in parts from 0 to 1 of its width and height. */
export interface PageGrid {
  /** Left edge of each column; the last entry is the right edge of the table. */
  readonly columns: readonly number[];
  /** `number` is the row number in the sheet; null in a table without row numbers. */
  readonly rows: { readonly top: number; readonly bottom: number; readonly number: number | null }[];
}

/** A page typeset from a file without pages: a workbook, a text, an email or a Word document. */
export interface TypesetPage extends PageText {
  readonly grids: readonly PageGrid[];
}
