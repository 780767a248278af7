import { Problem } from '@lichen/contracts/api/problems';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import type { LinePage } from './line-pages';

/** A sheet as read: its heading and its non-empty rows. */
export interface Sheet {
  readonly headers: readonly string[];
  readonly headerRow: number;
  /** Cells of the heading row, unchanged. */
  readonly headerCells: readonly Cell[];
  /** Serialised rows; `linesOf` returns those of a page. */
  readonly pages: readonly LinePage[];
  /** Number of rows. */
  readonly count: number;
  readonly from1904: boolean;
  /** Merged ranges of the heading, such as `C1:D1`. */
  readonly mergedHeaders: readonly string[];
  readonly emptyRows: number;
  /** Names of the workbook's other sheets with rows, which were not read. */
  readonly otherSheets: readonly string[];
}

/** Limits of a sheet: above any honest bill, and low enough not to block the portal. */
export const SHEET_LIMITS = {
  rows: 100_000,
  columns: 200,
  cells: 3_000_000,
  /** Cells and rows read, including empty ones: programs store formatted cells far below the last value. */
  cellsLookedAt: 5_000_000,
  linesLookedAt: 1_100_000,
  /** XML elements of a sheet, or of the shared strings; a cell has up to four. */
  sheetElements: 17_000_000,
  /** XML elements of any other part; a workbook may have 65,490 cell styles. */
  elements: 1_000_000,
  characters: 64 * 1024 * 1024,
  cellCharacters: 5000,
  merges: 20_000,
} as const;

/** Refusals of files that cannot be read as a sheet. */
export const SHEET_TEXTS = {
  wrongType: 'This file is not a spreadsheet. Save it as CSV or as an Excel workbook (.xlsx) and try again.',
  password: 'This file is password-protected. Save it without a password and try again.',
  oldWorkbook: 'This is a workbook in the old .xls format. Save it as .xlsx and try again.',
  damaged: 'This file is damaged',
  tooManyRows: 'This file has more than 100,000 rows. Split it into smaller files.',
  tooManyColumns: 'This file has more than 200 columns. Remove the ones you do not need.',
  tooMuch: 'This file contains too much text to be read',
  empty: 'This file has no rows below the column headings',
} as const;

/** Returns a problem `invalid` (400) with one of these texts, for the reader to throw. */
export const sheetRefusal = (message: string): Problem => new Problem('invalid', message);
