import type { PageText } from './reading';

/** Lines of a table on a page: parts from 0 to 1 of its width and height. */
export interface PageGrid {
  /** Where columns begin; the last is where the table ends. */
  readonly columns: readonly number[];
  /** `number` is the row's in its sheet; null in a table without numbers. */
  readonly rows: { readonly top: number; readonly bottom: number; readonly number: number | null }[];
}

/** A page made of a file that has none: a workbook, a text, a mail, a Word document. */
export interface TypesetPage extends PageText {
  readonly grids: readonly PageGrid[];
}
