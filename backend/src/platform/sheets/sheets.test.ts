import { csvLine } from '@lichen/contracts/formats/csv';
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/node';
import { spentMs } from '../../../test/loop-blocks';
import { measurePace } from '../../../test/machine-pace';
import { delimiterOf } from './csv-sheet';
import { LINES_OF_PAGE, linesOf } from './line-pages';
import { SHEET_LIMITS, SHEET_TEXTS } from './sheet';
import { run } from './sheet.worker';
import { cell, workbook } from './testing/workbook';
import { numberStyleOf } from './workbook-parts';

const read = async (file: Buffer | string, encoding: BufferEncoding = 'utf8') => {
  const sheet = await run({ bytes: typeof file === 'string' ? Buffer.from(file, encoding) : file });
  return { ...sheet, rows: sheet.pages.flatMap(linesOf) };
};
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const fourBytes = (text: string) => Buffer.from(Uint32Array.from(text, (sign) => sign.charCodeAt(0)).buffer);
const HEAD = row(1, cell('A1', 'Site'), cell('B1', 'From'), cell('C1', 'Amount'));

it.each([
  ['UTF-8', Buffer.from('Standort;Menge\nZürich;1,5')],
  ['UTF-8 with its mark', Buffer.from('\ufeffStandort;Menge\nZürich;1,5')],
  ['UTF-16', Buffer.from('\ufeffStandort;Menge\nZürich;1,5', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('Standort;Menge\nZürich;1,5', 'utf16le')],
  ['UTF-32', fourBytes('\ufeffStandort;Menge\nZürich;1,5')],
  ['UTF-32 without its mark', fourBytes('Standort;Menge\nZürich;1,5')],
  ['UTF-16 without its mark, the other way round', Buffer.from('Standort;Menge\nZürich;1,5', 'utf16le').swap16()],
  ['the code page of Windows', Buffer.from('Standort;Menge\nZürich;1,5', 'latin1')],
])('reads a CSV file in %s', async (_, file) => {
  const { headers, rows } = await read(file);

  expect(headers).toEqual(['Standort', 'Menge']);
  expect(rows).toEqual([{ number: 2, cells: ['Zürich', '1,5'] }]);
});

it.each([
  ['a,b\n1,2', ','],
  ['a;b\n"1,2,3";2', ';'],
  ['a\tb\n1,5\t2,5\n3,5\t4', '\t'],
  ['sep=|\na|b', '|'],
  [
    'Site\tFrom\tTo\nMill\tMonday, May 12, 2025\tFriday, May 16, 2025\nMill\tMonday, June 2, 2025\tFriday, June 6, 2025',
    '\t',
  ],
])('finds what separates the columns of %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

it.each([
  ['lines that end in two ways', 'A,B\nx,"1"\ny,"2"\r\n'],
  ['the mark of the end of a file', 'A,B\r\nx,1\r\ny,2\r\n\u001a'],
  ['what its program says of it above the table', 'Report\nCustomer:,Mill\n\nA,B\nx,1\ny,2'],
])('reads two rows in spite of %s', async (_, text) => {
  const { headers, rows } = await read(text);
  expect([headers, rows.map(({ cells }) => cells)]).toEqual([
    ['A', 'B'],
    [
      ['x', '1'],
      ['y', '2'],
    ],
  ]);
});

it('reads half a letter at the end of a wide text as nothing', async () => {
  const cut = Buffer.concat([Buffer.from('A;B\r\nx;1\r\n', 'utf16le'), Buffer.from([0x0a])]);
  expect((await read(cut)).rows).toEqual([{ number: 2, cells: ['x', '1'] }]);
});

it('reads back what the portal itself wrote, with its apostrophe before what looks like a formula', async () => {
  const cells = ['=1+1', '- as agreed', '+49 40 1', "'quoted'", '-5'];
  const { rows } = await read(`A,B,C,D,E\n${csvLine(cells)}\n`);

  expect(rows).toEqual([{ number: 2, cells }]);
});

it('skips titles and empty rows, keeps the numbers of the rows, and formulas as the text they are', async () => {
  const { headers, headerRow, rows, emptyRows } = await read(
    'Bills of 2026,,\n,,\nSite,Note,Amount\nOslo,"=HYPERLINK(""http://x"")",5\n,,\n"Two\nlines",b,6\n',
  );

  expect([headers, headerRow, emptyRows]).toEqual([['Site', 'Note', 'Amount'], 3, 1]);
  expect(rows).toEqual([
    { number: 4, cells: ['Oslo', '=HYPERLINK("http://x")', '5'] },
    { number: 6, cells: ['Two\nlines', 'b', '6'] },
  ]);
});

it('reads what another program wrote: texts, numbers, switches and days', async () => {
  const file = await writeXlsxFile([
    [{ value: 'Site' }, { value: 'From' }, { value: 'Amount' }, { value: 'Own' }],
    [
      { value: 'Oslo' },
      { value: new Date(Date.UTC(2026, 0, 31)), type: Date, format: 'dd/mm/yyyy' },
      { value: 1234.5 },
      { value: true, type: Boolean },
    ],
  ]).toBuffer();

  expect((await read(file)).rows).toEqual([{ number: 2, cells: ['Oslo', '2026-01-31', 1234.5, true] }]);
});

it('reads shared texts, what formulas came to, days from 1904, and cells that stand apart', async () => {
  const rows = `${HEAD}${row(5, '<c r="A5" t="s"><v>0</v></c>', cell('B5', 44561, 1), '<c r="C5"><f>1+1</f><v>2</v></c>', '<c r="E5" t="e"><v>#REF!</v></c>')}`;

  const sheet = await read(workbook({ rows, strings: ['Oslo & sons'], from1904: true }));

  expect(sheet.rows).toEqual([{ number: 5, cells: ['Oslo & sons', '2026-01-01', 2, null, '#REF!'] }]);
  expect(sheet.from1904).toBe(true);
});

it('joins a heading of two lines whose upper cells are merged, and says which', async () => {
  const rows = [
    row(1, cell('A1', 'Site'), cell('B1', 'Invoice'), cell('D1', 'Amount')),
    row(2, cell('B2', 'number'), cell('C2', 'date')),
    row(3, cell('A3', 'Oslo'), cell('B3', 'A-1'), cell('C3', 46023, 1), cell('D3', 7)),
  ].join('');

  const sheet = await read(workbook({ rows, merges: ['B1:C1'] }));

  expect(sheet.headers).toEqual(['Site', 'Invoice number', 'Invoice date', 'Amount']);
  expect(sheet.mergedHeaders).toEqual(['B1:C1']);
  expect(sheet.rows).toEqual([{ number: 3, cells: ['Oslo', 'A-1', '2026-01-01', 7] }]);
});

it('lets a text that spans rows stand for each of them, and an amount for the first alone', async () => {
  const rows = [
    HEAD,
    row(2, cell('A2', 'Oslo'), cell('B2', '2026-01-01'), cell('C2', 10)),
    row(3, cell('B3', '2026-02-01')),
  ].join('');

  const sheet = await read(workbook({ rows, merges: ['A2:A3', 'C2:C3'] }));

  expect(sheet.rows[1]?.cells).toEqual(['Oslo', '2026-02-01']);
});

const compound = (inside: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(inside, 'utf16le')]);

it.each<[string, Buffer, string]>([
  ['a workbook with a password', compound('EncryptedPackage'), SHEET_TEXTS.password],
  ['a workbook of the old kind', compound('Workbook'), SHEET_TEXTS.oldWorkbook],
  ['a zip that is no workbook', workbook({ rows: '' }).subarray(0, 200), 'This file is damaged'],
  ['a heading alone', Buffer.from('Site,Amount\n'), SHEET_TEXTS.empty],
  ['an entity bomb', workbook({ rows: '', sheet: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }), SHEET_TEXTS.damaged],
  ['broken XML', workbook({ rows: '<row><c>' }), SHEET_TEXTS.damaged],
  ['too many rows', Buffer.from(`a,b\n${'1,2\n'.repeat(100_001)}`), SHEET_TEXTS.tooManyRows],
  ['too many columns', Buffer.from(`a,b\n${','.repeat(300)}1`), SHEET_TEXTS.tooManyColumns],
])('refuses %s and says what to do', async (_, file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});

it('tells the formats of days from those of amounts and times', () => {
  expect(['dd/mm/yyyy', 'yyyy-mm-dd;@', '[$-409]d\\-mmm', 'yyyy'].map(numberStyleOf)).toEqual(Array(4).fill('day'));
  expect(['mmm yy', '[$-409]mmmm\\-yy;@', 'yyyy/mm'].map(numberStyleOf)).toEqual(Array(3).fill('month'));
  expect(['0.00', '#,##0 "days"', 'h:mm', '[hh]:mm:ss', '@', '[Red]0'].map(numberStyleOf)).toEqual(Array(6).fill(null));
});

it('hands hundredths on with their sign', async () => {
  expect(['0%', '0.00 %', '"%"0'].map(numberStyleOf)).toEqual(['percent', 'percent', null]);
  const { rows } = await read(workbook({ rows: HEAD + row(2, cell('A2', 'Oslo'), cell('C2', 0.07, 3)) }));
  expect(rows[0]?.cells).toEqual(['Oslo', null, '7 %']);
});

it('hands figures on with the currency or the unit that only their format shows', async () => {
  const formats = [
    '#,##0.00 "€"',
    '[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00',
    '_-[$kr-414]* #,##0',
    '0.0 "MWh"',
    '0\\ \\k\\g',
  ];
  expect(formats.map(numberStyleOf)).toEqual(['€', '£', 'kr', 'MWh', 'kg'].map((beside) => ({ beside })));
  const book = workbook({ rows: HEAD + row(2, cell('A2', 'Oslo'), cell('C2', 4.429, 4), cell('D2', 1250, 4)) });
  // Three decimals could be a group of digits, and get one more.
  expect((await read(book)).rows[0]?.cells).toEqual(['Oslo', null, '4.4290 €', '1250 €']);
});

it('reads no more of a number format than a workbook may have', () => {
  const pace = measurePace();
  const begun = spentMs();
  expect(numberStyleOf('['.repeat(30_000))).toBeNull();
  expect((spentMs() - begun) / pace()).toBeLessThan(500);
});

it('takes two lines of words for one heading where the lower fills the gaps of the upper', async () => {
  const under = await read('Site,Period,,Consumption\n,From,To,(kWh)\nOslo,2026-01-01,2026-01-31,5\n');
  expect(under.headers).toEqual(['Site', 'Period From', 'To', 'Consumption (kWh)']);
  expect(under.rows.map(({ number }) => number)).toEqual([3]);

  const { headers, rows } = await read('Site,,Amount\nOslo,kWh,5\n');
  expect([headers, rows.length]).toEqual([['Site', '', 'Amount'], 1]);
});

it('takes a line of units below the names for the heading, and no line with anything else', async () => {
  const units = await read('Site,From,Consumption,Cost\n,,MWh,EUR\nOslo,2026-01-01,5,10\n');
  expect(units.headers).toEqual(['Site', 'From', 'Consumption MWh', 'Cost EUR']);
  expect(units.rows.map(({ number }) => number)).toEqual([3]);

  for (const lines of ['Name\nkg\n', 'Name,Unit\nOil,kg\n', 'Site,From,Consumption\n,,5 MWh\n'])
    expect((await read(lines)).rows.map(({ number }) => number)).toEqual([2]);
});

it('passes over a cover, reads the first sheet with columns, and names the others that have rows', async () => {
  const words = (number: number, text: string) => row(number, cell(`A${number}`, text));
  const table = HEAD + row(2, cell('A2', 'Oslo'), cell('C2', 5));
  const cover = words(1, 'Report') + words(2, 'Acme') + words(3, '2026');
  const book = workbook({ rows: cover, more: { Jan: table, Feb: table, Notes: cover } });

  expect(await read(book)).toMatchObject({ headers: ['Site', 'From', 'Amount'], count: 1, otherSheets: ['Feb'] });
});

it('reads or refuses whatever bytes come, and never fails in another way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const outcome = await run({ bytes }).catch((error: Error) => error.name);
      expect(typeof outcome === 'string' ? outcome : 'Sheet').toMatch(/^(Problem|Sheet)$/);
    }),
    { numRuns: 500 },
  );
});

it('takes a range across a whole sheet for no more columns than a sheet may have', async () => {
  const { headers, count } = await read(
    workbook({ rows: HEAD + row(2, cell('A2', 'Oslo'), cell('C2', 5)), merges: ['A1:XFD1048576', 'XFA1:XFD2'] }),
  );

  expect([headers.length, count]).toEqual([SHEET_LIMITS.columns, 1]);
});

it.each([
  ['ranges', workbook({ rows: HEAD, merges: Array.from({ length: 20_001 }, (_, at) => `A${at + 1}:B${at + 1}`) })],
  ['columns of a line', `Site,From,Amount\n${'"",'.repeat(400_000)}`],
])('refuses %s without end', async (_, file) => {
  await expect(read(file)).rejects.toThrow(SHEET_TEXTS.tooMuch);
});

it('refuses a value beyond the columns a sheet may have, and passes over cells that are only formatted', async () => {
  const beyond = (inside: string) => read(workbook({ rows: HEAD + row(2, cell('A2', 'Oslo'), inside, cell('C2', 5)) }));

  await expect(beyond(cell('GS2', 'note'))).rejects.toThrow(SHEET_TEXTS.tooManyColumns);
  expect((await beyond('<c r="GS2" s="1"/>')).headers).toHaveLength(3);
});

it('gives each line the newest of the texts that span it, however many ranges overlap', async () => {
  const rows = HEAD + row(2, cell('A2', 'Oslo'), cell('C2', 5)) + row(3, cell('C3', 6)) + row(4, cell('C4', 7));
  const merges = Array.from({ length: 500 }, (_, at) => `A2:A${3 + (at % 2)}`);
  const spread = await read(workbook({ rows, merges }));

  expect(spread.rows.map(({ cells }) => cells[0] ?? null)).toEqual(['Oslo', 'Oslo', 'Oslo']);
});

it('closes a page early where its cells are long', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `Site ${at},${'x'.repeat(4000)},5`);
  const { pages, rows } = await read(`Site,Note,Amount\n${lines.join('\n')}\n`);

  expect(rows).toHaveLength(400);
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(600 * 1024);
});

it('hands a long file on in pages of few lines, as small as the file itself', async () => {
  const lines = Array.from({ length: 3001 }, (_, at) => `Site ${at % 20},2026-01-31,${1000 + at}`);
  const { headers, pages, count, rows } = await read(`Title,,\nSite,From,Amount\n${lines.join('\n')}\n,,\n`);

  expect(headers).toEqual(['Site', 'From', 'Amount']);
  expect([count, rows.length]).toEqual([3001, 3001]);
  expect(Math.max(...pages.map((page) => linesOf(page).length))).toBe(LINES_OF_PAGE);
  expect(rows[0]).toEqual({ number: 3, cells: ['Site 0', '2026-01-31', '1000'] });
  expect(rows[3000]).toEqual({ number: 3003, cells: ['Site 0', '2026-01-31', '4000'] });
});

it('reads a list of one column, whose first filled line is its heading', async () => {
  const { headers, headerRow, rows, emptyRows } = await read('\nSite\nOslo\n\nBergen\n');

  expect([headers, headerRow, emptyRows]).toEqual([['Site'], 2, 1]);
  expect(rows).toEqual([
    { number: 3, cells: ['Oslo'] },
    { number: 5, cells: ['Bergen'] },
  ]);
});
