import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import type { Factor, FactorKey } from '../emission/published/factor';
import { loadFactorLibrary, shippedFactorLibrary } from './factor-library.loader';
import { readCsv } from './read-csv';

const shipped = join(__dirname, '../../../../reference/factors');
const key = (region: string, rest: Partial<FactorKey> = {}): FactorKey => ({
  family: 'electricity',
  item: '',
  unit: 'kWh',
  component: 'direct',
  basis: 'location',
  region,
  ...rest,
});

function libraryOf(sets: string[], factors: string[]) {
  const folder = join(mkdtempSync(join(tmpdir(), 'reference-')), 'factors');
  mkdirSync(folder);
  writeFileSync(join(folder, 'rows-uk.csv'), 'row\n');
  writeFileSync(join(folder, 'sets.csv'), ['# header', 'id,valid_from,valid_to', ...sets].join('\n'));
  const columns = 'id,set,scope,component,basis,family,region,unit,kg_co2e,year';
  writeFileSync(join(folder, 'factors-electricity.csv'), [columns, ...factors].join('\n'));
  return loadFactorLibrary(folder);
}

const factor = (id: string, set: string) => `${id},${set},2,direct,location,electricity,Erewhon,kWh,0.1,2020`;

test('the UK editions hold for their year, and the newest without end', () => {
  const timeline = loadFactorLibrary(shipped).timeline(key('United Kingdom'));
  expect(timeline.map(({ factor: { year } }) => year)).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(timeline[0]).toMatchObject({ from: utcDay(2019, 1, 1), to: utcDay(2019, 12, 31), latest: false });
  expect(timeline.at(-1)).toMatchObject({ from: utcDay(2026, 1, 1), to: null, latest: true });
});

test('a blank figure is kept as no figure', () => {
  const [austria] = loadFactorLibrary(shipped).timeline(key('Austria', { basis: 'market' }));
  expect(austria?.factor).toMatchObject({ value: null, note: expect.stringContaining('NA') });
});

test('an edition without an end lasts until the next one of its region begins', () => {
  const library = libraryOf(['a,2020-01-01,', 'b,2022-01-01,'], [factor('f1', 'a'), factor('f2', 'b')]);
  expect(library.timeline(key('Erewhon'))).toMatchObject([{ to: utcDay(2021, 12, 31) }, { to: null }]);
});

test('a second revision of an edition replaces the first', () => {
  const library = libraryOf(['a,2020-01-01,', 'a2,2020-01-01,'], [factor('f1', 'a'), factor('f2', 'a2')]);
  expect(library.timeline(key('Erewhon')).map((inForce) => inForce.factor.id)).toEqual(['f2']);
});

test.each([
  ['an unknown set', [factor('f1', 'nowhere')], 'unknown set'],
  ['an unknown family', [factor('f1', 'a').replace('electricity', 'magic')], 'unknown family'],
  ['an unknown component', [factor('f1', 'a').replace('direct', 'sideways')], 'unknown component'],
])('a table with %s is refused', (_, factors, message) => {
  const library = libraryOf(['a,2020-01-01,'], factors);
  for (const _time of ['first', 'second']) expect(() => library.tables()).toThrow(message);
});

test('quoted cells keep commas, quotes and line ends', () => {
  expect(readCsv('# one\n# two\na,b\n"x, ""y""\nz",\n\n1,2')).toEqual([
    { a: 'x, "y"\nz', b: '' },
    { a: '1', b: '2' },
  ]);
});

test('the tables read ahead, file by file, are those that are read when somebody asks', async () => {
  const [ahead, asked] = [loadFactorLibrary(shipped), loadFactorLibrary(shipped)];
  let turns = 0;
  await ahead.readAhead(async () => (turns += 1));
  expect(turns).toBeGreaterThan(8);
  expect(ahead.tables()).toEqual(asked.tables());
});

test('somebody who asks while the tables are read ahead gets the whole', async () => {
  const library = loadFactorLibrary(shipped);
  let asked = 0;
  await library.readAhead(async () => (asked ||= library.timeline(key('United Kingdom')).length));
  expect(asked).toBe(8);
});

test('portals of one process read the shipped tables once, and import into libraries of their own', () => {
  const [one, other] = [shippedFactorLibrary(shipped), shippedFactorLibrary(shipped)];
  const [first] = one.tables().factors;
  one.withImported({ sets: [], factors: [{ ...(first as Factor), id: 'imported' }] });
  expect(other.tables().factors[0]).toBe(first);
  expect(one.factor('imported')?.set).toBe(first?.set);
  expect(other.factor('imported')).toBeUndefined();
  expect(other.tables()).toEqual(loadFactorLibrary(shipped).tables());
});
