import { csvSheet } from './csv-sheet';
import { type Sheet, SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { sheetLines } from './sheet-lines';
import { bookOf, dayStyles, sharedStrings } from './workbook-parts';
import { worksheet } from './worksheet';
import { zipParts } from './zip-parts';

const startsWith = (file: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);
const isZip = (file: Buffer) => startsWith(file, [0x50, 0x4b, 0x03, 0x04]);
/** The container of old Office files; a workbook with a password is put into one whole. */
const isCompound = (file: Buffer) => startsWith(file, [0xd0, 0xcf, 0x11, 0xe0]);
const isEncrypted = (file: Buffer) => file.includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function workbookSheet(file: Buffer): Promise<Sheet> {
  const zip = await zipParts(file);
  if (!zip.has('xl/workbook.xml') || !zip.has('xl/_rels/workbook.xml.rels')) throw sheetRefusal(SHEET_TEXTS.wrongType);
  const { from1904, sheets } = await bookOf(zip);
  const around = { strings: await sharedStrings(zip), dayStyles: await dayStyles(zip), from1904 };
  for (const part of sheets) {
    const lines = sheetLines();
    const { count, merges } = await worksheet(zip, part, around, lines.add);
    // A cover or an empty tab before the one that counts.
    if (count >= 2) return lines.sheet(merges, from1904);
  }
  throw sheetRefusal(SHEET_TEXTS.empty);
}

/** Runs apart from the portal: the file is whatever somebody sent. */
export async function run({ bytes }: { bytes: Uint8Array }): Promise<Sheet> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCompound(file)) throw sheetRefusal(isEncrypted(file) ? SHEET_TEXTS.password : SHEET_TEXTS.oldWorkbook);
  const sheet = isZip(file) ? await workbookSheet(file) : csvSheet(file);
  if (sheet.count > SHEET_LIMITS.rows) throw sheetRefusal(SHEET_TEXTS.tooManyRows);
  return sheet;
}
