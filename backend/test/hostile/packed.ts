import { type Part, zip } from '../../src/platform/bounded/testing/zip-file';
import { cell, workbook } from '../../src/platform/sheets/testing/workbook';
import { HONEST, type Hostile, megabytes } from './pdf-parts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const TYPES: Part = {
  name: '[Content_Types].xml',
  content: Buffer.from(
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
};
const ONE_LETTER = Buffer.from('x');
const BODY = '<w:p><w:r><w:t>Electricity bill</w:t></w:r></w:p>';
const text = (inside: string | Buffer, before = '') =>
  Buffer.concat([
    Buffer.from(`${before}<w:document xmlns:w="w"><w:body>`),
    Buffer.isBuffer(inside) ? inside : Buffer.from(inside),
    Buffer.from('</w:body></w:document>'),
  ]);
const docx = (content: Buffer, ...more: Part[]) => zip([TYPES, { name: 'word/document.xml', content }, ...more]);
const MACRO = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)]);
const book = (rows: string) => workbook({ rows });

/** Workbooks, Word documents and other archives. */
export const HOSTILE_PACKED: readonly Hostile[] = [
  [
    'a Word document whose parts climb out of it',
    () => docx(text(BODY), { name: '../../../etc/passwd', content: Buffer.from('root') }),
    DOCX,
  ],
  [
    'a Word document with a path of another machine',
    () => docx(text(BODY), { name: 'C:\\Windows\\x.exe', content: Buffer.from('MZ') }),
    DOCX,
  ],
  [
    'a Word document with a program in it',
    () => docx(text(BODY), { name: 'word/vbaProject.bin', content: MACRO }),
    DOCX,
  ],
  ['a Word document of 300 MB of blanks', () => docx(text(megabytes(300, ' '))), DOCX],
  [
    'a Word document that lies about its size',
    () => zip([TYPES, { name: 'word/document.xml', content: text(BODY.repeat(400_000)), claim: 10 }]),
    DOCX,
  ],
  [
    'a Word document whose entities grow',
    () => docx(text('&b;', '<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>')),
    DOCX,
  ],
  [
    'a Word document that asks for a file of this machine',
    () => docx(text('&x;', '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    DOCX,
  ],
  [
    'a Word document of a hundred thousand nested tables',
    () => docx(text('<w:tbl><w:tr><w:tc>'.repeat(100_000))),
    DOCX,
  ],
  ['a Word document without its text', () => zip([TYPES]), DOCX],
  [
    'a Word document whose parts lie on each other',
    () => zip(Array.from({ length: 200 }, (_, at) => ({ name: `word/${at}.xml`, content: text(BODY), offset: 0 }))),
    DOCX,
  ],
  [
    'a Word document that is locked',
    () =>
      zip([
        { ...TYPES, flags: 1 },
        { name: 'word/document.xml', content: text(BODY), flags: 1 },
      ]),
    DOCX,
  ],
  [
    'a Word document with sixty thousand parts',
    () => zip(Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}`, content: ONE_LETTER }))),
    DOCX,
  ],
  [
    'a workbook whose row has the number 999,999,999',
    () => book(`<row r="999999999">${cell('A999999999', 'x')}</row>`),
    XLSX,
  ],
  ['a workbook whose cell stands in column ZZZZZZ', () => book(`<row r="1">${cell('ZZZZZZ1', 'x')}</row>`), XLSX],
  [
    'a workbook that merges all of its cells',
    () => workbook({ rows: `<row r="1">${cell('A1', 'x')}</row>`, merges: ['A1:XFD1048576'] }),
    XLSX,
  ],
  ['a workbook of two million empty rows', () => book('<row/>'.repeat(2_000_000)), XLSX],
  [
    'a workbook with a text of 40 MB',
    () => workbook({ rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, strings: ['x'.repeat(40 * 1024 * 1024)] }),
    XLSX,
  ],
  [
    'a workbook that counts from a text that is not there',
    () => book('<row r="1"><c r="A1" t="s"><v>99999999</v></c></row>'),
    XLSX,
  ],
  ['a workbook without an end', () => book('').subarray(0, 300), XLSX],
  ['a zip that says it has more parts than it has', () => zip([TYPES], 60_000), XLSX],
  [
    'a zip in a zip in a zip',
    () => zip([{ name: 'a.zip', content: zip([{ name: 'b.zip', content: zip([TYPES]) }]) }]),
    XLSX,
  ],
  ['a workbook in front of a PDF', () => Buffer.concat([book(`<row r="1">${cell('A1', 'x')}</row>`), HONEST]), XLSX],
  ['an old workbook with a program in it', () => MACRO],
  ['an archive of another kind', () => Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(4000)])],
  ['an archive of a third kind', () => Buffer.concat([Buffer.from('526172211a0700', 'hex'), Buffer.alloc(4000)])],
];
