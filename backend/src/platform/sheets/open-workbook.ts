import { SHEET_TEXTS, sheetRefusal } from './sheet';
import { type Book, bookOf, numberStyles, sharedStrings } from './workbook-parts';
import type { WorksheetContext } from './worksheet';
import { type ZipParts, zipParts } from './zip-parts';

/** A workbook whose sheets can be read one by one, with what their cells refer to. */
export async function openWorkbook(
  file: Buffer,
): Promise<{ zip: ZipParts; sheets: Book['sheets']; around: WorksheetContext }> {
  const zip = await zipParts(file);
  if (!zip.has('xl/workbook.xml') || !zip.has('xl/_rels/workbook.xml.rels')) throw sheetRefusal(SHEET_TEXTS.wrongType);
  const { from1904, sheets } = await bookOf(zip);
  const around = { strings: await sharedStrings(zip), numberStyles: await numberStyles(zip), from1904 };
  return { zip, sheets, around };
}
