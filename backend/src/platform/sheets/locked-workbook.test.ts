import { buffer } from 'node:stream/consumers';
import { everySheet } from './every-sheet';
import { lockedWorkbook } from './locked-workbook';
import { SHEET_TEXTS } from './sheet';
import { workbook } from './testing/workbook';
import { zipParts } from './zip-parts';

const BOUNDS = { sheets: 3, rows: 10, columns: 3, cellCharacters: 20 };
const SHEETS = [
  {
    ...{ name: 'First', columns: [{ width: 10, isHidden: true }, { width: 20 }] },
    rows: [
      [{ value: 'key' }, { value: 'Question', isHeading: true }],
      [{ value: 'a' }, { value: 12.5, isOpen: true }],
      [{ value: 'b' }, { value: new Date(Date.UTC(2026, 0, 31)), as: 'day' as const, isOpen: true }],
    ],
    checks: [{ cell: 'B2', takes: { least: 0, most: undefined }, title: 'Energy', note: 'In "kWh" & more' }],
  },
  { name: '_hidden', isHidden: true, columns: [{ width: 10 }], rows: [[{ value: 'x'.repeat(30) }]] },
];

const partOf = async (file: Buffer, name: string) => String(await buffer(await (await zipParts(file)).open(name)));

it('locks every cell but those that are open, and hides what is hidden', async () => {
  const file = await lockedWorkbook(SHEETS);
  const styles = await partOf(file, 'xl/styles.xml');
  const sheet = await partOf(file, 'xl/worksheets/sheet1.xml');
  const cells = [...styles.matchAll(/<xf [^>]*>.*?<\/xf>/gs)].map(([one]) => one.includes('locked="0"'));
  const styleOf = (cell: string) => Number(new RegExp(`<c [^>]*r="${cell}"[^>]*s="(\\d+)"`).exec(sheet)?.[1]);
  expect(['A2', 'B1', 'B2', 'B3'].map((cell) => cells[styleOf(cell)])).toEqual([false, false, true, true]);
  expect(sheet).toMatch(/<\/sheetData><sheetProtection sheet="1"[^>]*\/><dataValidations count="1">/);
  expect(sheet).toContain('prompt="In &quot;kWh&quot; &amp; more"');
  expect(sheet).toMatch(/<col [^>]*hidden="1"/);
  expect(await partOf(file, 'xl/workbook.xml')).toMatch(/<sheet [^>]*name="_hidden"[^>]*state="hidden"/);
});

it('reads every sheet, hidden ones too, within its bounds', async () => {
  const file = await lockedWorkbook(SHEETS);
  const { sheets } = await everySheet(file, BOUNDS);
  expect(sheets).toMatchObject([
    { name: 'First', isHidden: false, rows: [{ number: 1 }, { cells: ['a', 12.5] }, { cells: ['b', '2026-01-31'] }] },
    { name: '_hidden', isHidden: true, rows: [{ cells: ['x'.repeat(20)] }] },
  ]);
  await expect(everySheet(file, { ...BOUNDS, sheets: 1 })).rejects.toThrow(SHEET_TEXTS.tooMuch);
  await expect(everySheet(file, { ...BOUNDS, rows: 3 })).rejects.toThrow(SHEET_TEXTS.tooMuch);
  await expect(everySheet(Buffer.from('no'), BOUNDS)).rejects.toThrow(SHEET_TEXTS.wrongType);
  const wide = workbook({ rows: '<row r="1"><c r="A1"><v>1</v></c><c r="F1"><v>2</v></c></row>' });
  expect((await everySheet(wide, BOUNDS)).sheets[0]?.rows).toEqual([{ number: 1, cells: [1, null, null] }]);
});
