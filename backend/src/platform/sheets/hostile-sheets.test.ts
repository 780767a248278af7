import { linesOf } from './line-pages';
import { SHEET_LIMITS, SHEET_TEXTS } from './sheet';
import { run } from './sheet.worker';
import { cell, workbook } from './testing/workbook';

const read = async (file: Buffer | string) => {
  const sheet = await run({ bytes: typeof file === 'string' ? Buffer.from(file) : file });
  return { ...sheet, rows: sheet.pages.flatMap(linesOf) };
};
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const HEAD = row(1, cell('A1', 'Site'), cell('B1', 'From'), cell('C1', 'Amount'));

it('reads lines that end as on an old Mac, however long the file', async () => {
  const { headers, count } = await read(`Site,Amount\r${'Harrow mill,12.5\r'.repeat(70_000)}`);

  expect([headers, count]).toEqual([['Site', 'Amount'], 70_000]);
});

it('numbers lines itself where a workbook gives them no number that a line can have', async () => {
  const lie = (number: string, text: string) => `<row r="${number}"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const { rows } = await read(
    workbook({ rows: HEAD + ['1e308', '-5', 'x', '7', '7'].map((at) => lie(at, at)).join('') }),
  );

  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [2, '1e308'],
    [3, '-5'],
    [4, 'x'],
    [7, '7'],
    [8, '7'],
  ]);
});

it('reads a sheet once, however many names a workbook gives it', async () => {
  const again = '<sheet name="Again" r:id="rId1"/>';
  const inside = { 'xl/workbook.xml': again + again };

  expect((await read(workbook({ rows: HEAD + row(2, cell('A2', 'Oslo')), inside }))).otherSheets).toEqual([]);
});

/** Each has its own number, so that they do not compress like a zip bomb. */
const elementsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `<x n="${(at * 7919) % 100_003}"/>`).join('');

it.each(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'])(
  'refuses a workbook whose %s goes on beyond any honest one',
  async (part) => {
    const rows = HEAD + row(2, cell('A2', 'Harrow'));
    const of = (elements: number) => read(workbook({ rows, inside: { [part]: elementsOf(elements) } }));

    await expect(of(SHEET_LIMITS.elements)).rejects.toThrow(SHEET_TEXTS.tooMuch);
    expect((await of(SHEET_LIMITS.elements / 2)).count).toBe(1);
  },
);
