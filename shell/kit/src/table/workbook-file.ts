/** CRC-32 table of ZIP archives. */
const CRC = Uint32Array.from({ length: 256 }, (_, at) => {
  let rest = at;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = ((CRC[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8)) >>> 0;
  return (crc ^ 0xffffffff) >>> 0;
}

const encoder = new TextEncoder();

/** Encodes little-endian numbers of the given sizes. */
function numbers(...given: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(given.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of given) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Builds an uncompressed ZIP archive, because a list is small. */
function archive(parts: Readonly<Record<string, string>>): Bytes[] {
  const body: Bytes[] = [];
  const directory: Bytes[] = [];
  let offset = 0;
  const sizeOf = (bytes: readonly Bytes[]) => bytes.reduce((sum, { length }) => sum + length, 0);
  for (const [path, text] of Object.entries(parts)) {
    const [name, content] = [encoder.encode(path), encoder.encode(text)];
    // Version 2.0, names in UTF-8, uncompressed, midnight of 1 January 1980.
    const about = numbers(
      ...([20, 0x800, 0, 0, 0x21].map((value) => [value, 2]) as [number, 2][]),
      ...([checksum(content), content.length, content.length].map((value) => [value, 4]) as [number, 4][]),
      ...([name.length, 0].map((value) => [value, 2]) as [number, 2][]),
    );
    const local = [numbers([0x04034b50, 4]), about, name, content];
    directory.push(
      numbers([0x02014b50, 4], [20, 2]),
      about,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    body.push(...local);
    offset += sizeOf(local);
  }
  const count = Object.keys(parts).length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [sizeOf(directory), 4],
    [offset, 4],
    [0, 2],
  );
  return [...body, ...directory, end];
}

/** Characters that a workbook cannot contain, and the most characters of a cell. */
const UNWRITTEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
const MOST_OF_CELL = 32_767;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(UNWRITTEN, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const cellOf = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, MOST_OF_CELL))}</t></is></c>`;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string, id = 'rId1') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/** Content type of a workbook. */
export const WORKBOOK = `${SHEET}.sheet`;

/** Builds an Excel workbook with one sheet; the first line is its heading. */
export function workbookOf(lines: readonly (readonly string[])[]): Bytes[] {
  const rows = lines.map((cells, at) => `<row>${cells.map((text) => cellOf(text, at === 0 ? 1 : 0)).join('')}</row>`);
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${SHEET}.${type}+xml"/>`;
  return archive({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('worksheet', 'worksheets/sheet1.xml'),
      relation('styles', 'styles.xml', 'rId2'),
    ),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  });
}
