import type { TypesetPage } from '@lichen/contracts/docs/typeset';
import { zip } from '../../../../platform/bounded/testing/zip-file';
import { cell, workbook } from '../../../../platform/sheets/testing/workbook';
import { MOST_LINES, MOST_TYPESET_PAGES } from './typeset';
import { type Typeset, typesetPages } from './typeset-pages.loader';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The lines of a page as they would be read, cells parted by two spaces. */
function linesOf({ words }: TypesetPage): string[] {
  const rows = new Map<string, { text: string; x: number; end: number }[]>();
  for (const { text, box } of words) {
    const key = box.y.toFixed(4);
    rows.set(key, [...(rows.get(key) ?? []), { text, x: box.x, end: box.x + box.width }]);
  }
  return [...rows]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) =>
      row
        .toSorted((one, other) => one.x - other.x)
        .reduce((line, { text, x }, at, all) => {
          const gap = at === 0 ? '' : x - (all[at - 1]?.end ?? 0) > 0.0125 ? '  ' : ' ';
          return `${line}${gap}${text}`;
        }, ''),
    );
}

async function typesetOf(bytes: Buffer | string, type: string) {
  const made = await typesetPages(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, type);
  if (!made) throw new Error('Not a file that is typeset');
  return { ...made, lines: made.pages.map(linesOf) };
}

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

it('shows the cells of a workbook in columns, each sheet on its own pages under its name', async () => {
  const bill = [
    row(1, cell('A1', 'Harrow Power')),
    row(3, cell('A3', 'Period from'), cell('B3', 45_748, 1)),
    row(4, cell('A4', 'Consumption kWh'), cell('B4', 1234.567)),
  ].join('');
  const { lines, pages } = await typesetOf(
    workbook({ rows: bill, more: { Meters: row(1, cell('A1', 'Meter'), cell('B1', 'M-17')) } }),
    XLSX,
  );
  expect(lines).toEqual([
    ['Bills', 'Harrow Power', 'Period from  2025-04-01', 'Consumption kWh  1234.5670'],
    ['Meters', 'Meter  M-17'],
  ]);
  expect(pages[0]?.grids).toMatchObject([{ rows: [{ number: 1 }, { number: 3 }, { number: 4 }] }]);
  expect(pages[0]?.words.every(({ from }) => from === 'cell')).toBe(true);
});

it('parts the cells of a CSV file, and leaves a letter with commas a letter', async () => {
  const table = await typesetOf('Meter;Amount kWh\nM-17;1.234,50\nM-18;12,00\n', 'text/csv');
  expect(table.lines).toEqual([['Meter  Amount kWh', 'M-17  1.234,50', 'M-18  12,00']]);

  const letter = await typesetOf(
    'Dear customer, thank you.\nYour bill is £1,234.50\nKind regards\nHarrow Power\n',
    'text/csv',
  );
  expect(letter.lines).toEqual([
    ['Dear customer, thank you.', 'Your bill is £1,234.50', 'Kind regards', 'Harrow Power'],
  ]);
  expect(letter.pages[0]?.grids).toEqual([]);
});

it('shows paragraphs and tables of a Word document in their order, and nothing that was deleted', async () => {
  const text = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`;
  const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
  const body = [
    paragraph(text('Invoice') + text(' 2025-17')),
    paragraph(`<w:del><w:r><w:delText>99</w:delText></w:r></w:del>${text('Page one')}`),
    `<w:tbl><w:tr><w:tc>${paragraph(text('Total'))}</w:tc><w:tc>${paragraph(text('120.50'))}${paragraph(text('GBP'))}</w:tc></w:tr></w:tbl>`,
    paragraph(`${text('Due')}<w:tab/>${text('soon')}`),
  ].join('');
  const content = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  const { lines } = await typesetOf(zip([{ name: 'word/document.xml', content: Buffer.from(content) }]), DOCX);
  expect(lines).toEqual([['Invoice 2025-17', 'Page one', 'Total  120.50', 'GBP', 'Due  soon']]);
});

it('shows the head, the words and the names of what is attached to a mail, and no markup', async () => {
  const mail = [
    'From: Harrow Power <bills@harrow.example>',
    'To: office@marsh.example',
    'Subject: =?utf-8?q?Your_bill_=E2=82=AC?=',
    'Date: Tue, 01 Apr 2025 10:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html',
    '',
    '<p>Total <b>12.50</b></p><script>alert(1)</script><img src="https://x.example/a.png">',
    '--x',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="bill.pdf"',
    '',
    'x',
    '--x--',
  ].join('\r\n');
  const { lines } = await typesetOf(mail, 'message/rfc822');
  expect(lines).toEqual([
    [
      'From: "Harrow Power" <bills@harrow.example>',
      'To: office@marsh.example',
      'Date: 2025-04-01',
      'Subject: Your bill €',
      'Attachment: bill.pdf',
      'Total 12.50',
    ],
  ]);
});

it('keeps columns made with spaces, breaks long lines at a space, and says for what there was no room', async () => {
  const aligned = await typesetOf('Energy      12 kWh\nTax\t\t 3 kWh', 'text/plain');
  const [first, second] = ['12', '3'].map((said) => aligned.pages[0]?.words.find(({ text }) => text === said)?.box.x);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((5 * 5.4) / 595);

  const long = await typesetOf(`${'word '.repeat(60)}end`, 'text/plain');
  expect(long.lines[0]?.length).toBe(4);
  expect(long.lines[0]?.join(' ').split(' ')).toHaveLength(61);
  expect(long.pages.flatMap(({ words }) => words).every(({ box }) => box.x + box.width < 0.95)).toBe(true);

  const { pages, left_out } = await typesetOf(
    Array.from({ length: 5000 }, (_, at) => `Line ${at}`).join('\n'),
    'text/plain',
  );
  expect(pages).toHaveLength(MOST_TYPESET_PAGES);
  expect(new Set(pages.flatMap((page) => linesOf(page))).size + left_out).toBe(5000);
});

it('is nothing for a file with pages of its own', async () => {
  expect(await typesetPages(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull();
});

it.each([
  ['nothing but ends of lines', '\n'.repeat(8_000_000), 8_000_001],
  ['one line', 'a,'.repeat(6_000_000), 127_660],
  ['nothing but blanks', ' '.repeat(8_000_000), 85_107],
  ['long lines', `${'word '.repeat(40_000)}\r\n`.repeat(40), 85_145],
])(
  'looks at no more of a text than there is room for: %s',
  async (_, text, lines) => {
    const begun = performance.now();
    const { pages, left_out } = (await typesetPages(Buffer.from(text), 'text/plain')) as Typeset;
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(pages.length).toBeLessThanOrEqual(MOST_TYPESET_PAGES);
    expect(left_out).toBeGreaterThan(lines * 0.95 - MOST_LINES);
    expect(pages.flatMap(({ words }) => words).every(({ box }) => box.y + box.height <= 1)).toBe(true);
  },
  20_000,
);
