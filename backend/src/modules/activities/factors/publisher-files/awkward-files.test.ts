import { join } from 'node:path';
import { loadFactorLibrary } from '../factor-library.loader';
import { liveRates } from '../live-rates.loader';
import { plannedImport } from '../operator/planned-import.query';
import { faultForTerminal, fileRows } from './file-rows';

const library = loadFactorLibrary(join(__dirname, '../../../../../reference/factors'));
const standing = {
  library,
  rates: liveRates(() => []),
  known: { isCurrency: (code: string) => /^[A-Z]{3}$/.test(code), isCountry: () => false },
};
const read = (bytes: Uint8Array) => plannedImport(bytes, standing);

async function problems(text: string | Uint8Array): Promise<string[]> {
  const found = await read(typeof text === 'string' ? Buffer.from(text) : text);
  return 'faults' in found ? found.faults.map(faultForTerminal) : [];
}

const UK = 'id,uom,ghg_unit,factor,year\n';
const ukRow = (item: number) => `7_400_4000_5_${item},kWh,kg CO2e,0.1,2027\n`;
const HEADER = ['id: nowhere-2027', 'publisher: Ministère', 'title: T', 'edition: 2027', 'licence: L'];
const REST = ['source_url: https://a.example', 'valid_from: 2027-01-01', 'region: Erewhon'];
const COLUMNS = 'publisher_row,scope,category,component,basis,family,region,unit,kg_co2e,year';
const template = (row: string, header = HEADER) =>
  [...[...header, ...REST].map((line) => `# ${line}`), COLUMNS, row].join('\n');
const ROW = 'r1,3,4,direct,,fuel,Erewhon,kWh,1,2027';

test('a quote that nothing closes is named, and no row after it is lost in silence', async () => {
  expect(await problems(`${UK}${ukRow(1)}9_9_9_9_9,"kWh,kg CO2e,1,2027\n${ukRow(2)}${ukRow(3)}`)).toEqual([
    'line 3: The quotation mark here is never closed.',
  ]);
});

test('a file of quotes and commas is read in the time its length takes', async () => {
  const rows = Array.from({ length: 90_000 }, (_, item) => ukRow(item)).join('');
  const began = Date.now();
  await problems(`${UK}9_9_9_9_9,"kWh,kg CO2e,1,2027\n${rows}`);
  await problems(`${UK}9_9_9_9_9,"${'a'.repeat(200_000)}"x,1,2027\n`);
  await problems(`${UK}${','.repeat(5_000_000)}\n`);
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('lines have the numbers that an editor shows, beside blank lines and cells of several lines', () => {
  const text = `# id: x\n\n${UK}${ukRow(1)}\n\n2,"a\nb",c,1,2027\n${ukRow(2)}`;
  expect(fileRows(text).rows.map(({ line }) => line)).toEqual([4, 7, 9]);
});

test('a file is read in the letters it was saved with', async () => {
  const ways = [Buffer.from(template(ROW), 'latin1'), Buffer.from(`\uFEFF${template(ROW)}`, 'utf16le')];
  for (const bytes of ways) expect(await read(bytes)).toMatchObject({ plan: { set: { publisher: 'Ministère' } } });
});

test('what is said of a cell is short, however long the cell', async () => {
  expect((await problems(`${UK}${'x'.repeat(1_000_000)},kWh,kg CO2e,1,2027`))[0]?.length).toBeLessThan(300);
  expect((await problems(`${'y'.repeat(1_000_000)},b\n1,2`))[0]?.length).toBeLessThan(300);
});

test.each([
  ['more lines than any publisher has', `${UK}${'x\n'.repeat(100_000)}`, 'The file has more than 100000 lines.'],
  ['a figure of hundreds of digits', template(ROW.replace(',1,', ',1e300,')), 'line 10: kg_co2e is not a number.'],
  ['a unit of a page', template(ROW.replace('kWh', 'k'.repeat(61))), 'line 10: unit is too long.'],
  ['a publisher of a page', template(ROW, HEADER.with(1, `publisher: ${'P'.repeat(201)}`)), 'publisher is too long.'],
  ['a category that is none', template(ROW.replace('3,4', '3,x')), 'line 10: “x” is not a valid Scope 3 category.'],
  [
    'a basis that is none',
    template(ROW.replace('direct,,', 'direct,spot,')),
    'line 10: “spot” is not a valid basis. Use location, market or leave it empty.',
  ],
  ['half a year', 'from,to,year,rate,source\nGBP,EUR,2026.5,1.1,ECB', 'line 2: “2026.5” is not a valid year.'],
  [
    'a far year',
    'subregion,co2_lb_per_mwh,ch4_lb_per_mwh,n2o_lb_per_mwh,data_year\nAKGD,1,1,1,20222',
    'The file does not state a year. Enter the year.',
  ],
])('a file with %s is refused', async (_, text, problem) => {
  expect(await problems(text)).toContain(problem);
});
