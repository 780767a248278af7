import { csvSheet } from './csv-sheet';
import type { Merge } from './heading';
import { openWorkbook } from './open-workbook';
import { type Sheet, SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { sheetLines } from './sheet-lines';
import type { Book } from './workbook-parts';
import { type WorksheetContext, worksheet } from './worksheet';
import type { ZipParts } from './zip-parts';

const startsWith = (file: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);
const isZip = (file: Buffer) => startsWith(file, [0x50, 0x4b, 0x03, 0x04]);
/**
 * Returns whether the file is a compound file, as of old Office versions; workbooks with a password are wrapped in one.
 */
const isCompound = (file: Buffer) => startsWith(file, [0xd0, 0xcf, 0x11, 0xe0]);
const isEncrypted = (file: Buffer) => file.includes(Buffer.from('EncryptedPackage', 'utf16le'));

async function workbookSheet(file: Buffer): Promise<Sheet> {
  const { zip, sheets, around } = await openWorkbook(file);
  const { from1904 } = around;
  let column: { lines: ReturnType<typeof sheetLines>; merges: readonly Merge[] } | undefined;
  for (const [at, { part }] of sheets.entries()) {
    const lines = sheetLines();
    const { count, merges } = await worksheet(zip, part, around, lines.add);
    if (lines.isTable()) return lines.sheet(merges, from1904, await tablesOf(zip, sheets.slice(at + 1), around));
    // A cover sheet in front of the data looks like a single column.
    if (count >= 2) column ??= { lines, merges };
  }
  if (!column) throw sheetRefusal(SHEET_TEXTS.empty);
  return column.lines.sheet(column.merges, from1904);
}

/** Returns the names of the sheets with rows; reads only enough of each to decide. */
async function tablesOf(zip: ZipParts, sheets: Book['sheets'], around: WorksheetContext): Promise<string[]> {
  const enough = sheetRefusal(SHEET_TEXTS.tooManyRows);
  const names: string[] = [];
  for (const { name, part } of sheets) {
    const lines = sheetLines();
    const look = worksheet(zip, part, around, (row) => {
      lines.add(row);
      if (lines.isTable()) throw enough;
    });
    await look.catch(() => undefined);
    if (lines.isTable()) names.push(name);
  }
  return names;
}

/** Runs in a worker, because the file comes from outside. */
export async function run({ bytes }: { bytes: Uint8Array }): Promise<Sheet> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCompound(file)) throw sheetRefusal(isEncrypted(file) ? SHEET_TEXTS.password : SHEET_TEXTS.oldWorkbook);
  const sheet = isZip(file) ? await workbookSheet(file) : csvSheet(file);
  if (sheet.count > SHEET_LIMITS.rows) throw sheetRefusal(SHEET_TEXTS.tooManyRows);
  return sheet;
}
