import { SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { type BookPart, bookOf, numberStyles, sharedStrings } from './workbook-parts';
import type { WorksheetContext } from './worksheet';
import { type ZipParts, zipParts } from './zip-parts';

interface OpenWorkbook {
  readonly zip: ZipParts;
  /** Visible sheets, in the order of their tabs. */
  readonly sheets: readonly BookPart[];
  readonly withHidden: readonly BookPart[];
  readonly around: WorksheetContext;
}

/**
 * Opens a workbook whose sheets can be read one by one, with the strings and styles that cells refer to. Texts are cut
 * at `cellCharacters`.
 */
export async function openWorkbook(
  file: Buffer,
  cellCharacters: number = SHEET_LIMITS.cellCharacters,
): Promise<OpenWorkbook> {
  const zip = await zipParts(file);
  if (!zip.has('xl/workbook.xml') || !zip.has('xl/_rels/workbook.xml.rels')) throw sheetRefusal(SHEET_TEXTS.wrongType);
  const { from1904, sheets } = await bookOf(zip);
  const strings = await sharedStrings(zip, cellCharacters);
  const around = { strings, numberStyles: await numberStyles(zip), from1904, cellCharacters };
  return { zip, sheets: sheets.filter(({ isHidden }) => !isHidden), withHidden: sheets, around };
}
