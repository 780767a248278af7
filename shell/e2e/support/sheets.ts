import { inflateRawSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const fileOf = (name: string, content: string | Buffer, mimeType = 'text/csv'): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Builds a workbook as Excel would save it: dates are dates, amounts are numbers. */
export async function workbookOf(
  name: string,
  rows: readonly (readonly (string | number | Date)[])[],
): Promise<Upload> {
  const data = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : { value })),
  );
  return fileOf(name, await writeXlsxFile([{ data, sheet: 'Bills' }]).toBuffer(), XLSX);
}

const CENTRAL = 0x02014b50;

/** The files of a ZIP archive by name, read through its directory. */
export function unzipped(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (let at = file.readUInt32LE(end + 16); at < end && file.readUInt32LE(at) === CENTRAL; ) {
    const [named, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = file.readUInt32LE(at + 42);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(begin, begin + file.readUInt32LE(at + 20));
    const isPacked = file.readUInt16LE(at + 10) !== 0;
    parts.set(file.toString('utf8', at + 46, at + 46 + named), (isPacked ? inflateRawSync(packed) : packed).toString());
    at += 46 + named + extra + comment;
  }
  return parts;
}

const plain = (xml: string) =>
  xml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Cell texts of the first sheet of a workbook that the portal has written, row by row. */
export function cellsOf(file: Buffer): string[][] {
  const sheet = unzipped(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, inside = '']) => plain(inside)),
  );
}
