import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenRules, distancePairs } from './check-rules.mjs';
import { readTables } from './check-tables.mjs';
import { parseCsv } from './csv.mjs';

const shipped = join(import.meta.dirname, '../../backend/reference/factors');
const check = (folder) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'check.mjs'), folder], { encoding: 'utf8', stdio: 'pipe' });

let told;
/** What the command says of the shipped factors. */
const ofShipped = () => {
  told ??= check(shipped);
  return told;
};

const parsed = new Map();
/** A folder with a fault differs from the shipped one in a single table; parsing takes longest. */
function parsedOnce(text) {
  if (!parsed.has(text)) parsed.set(text, parseCsv(text));
  return parsed.get(text);
}

function copied() {
  const folder = mkdtempSync(join(tmpdir(), 'factors-'));
  cpSync(shipped, folder, { recursive: true });
  return folder;
}

test('the shipped factors hold every rule', () => {
  const output = ofShipped();
  expect(output).toMatch(/\d+ sets, 2\d{4} factors, [67]\d{3} with gases, \d+ blank, .* 0 broken/);
  expect(output).toMatch(/uk-2026: 2\d{3} factors/);
});

test('the fall of the British grid is told, and refuses nothing', () => {
  expect(ofShipped()).toMatch(/jump -\d+ % {2}travel .*2024.*2025/);
});

test.each([
  ['gases that miss the total', 'factors-electricity.csv', '0.12943', '0.22943', 'gases miss the total'],
  ['gases of an edition that miss', 'values-uk-2026.csv', '0.18231,0.18194', '0.18231,0.08194', 'gases miss the total'],
  ['an unknown unit', 'factors-electricity.csv', ',kWh,0.13096', ',Wh,0.13096', 'unit Wh'],
  ['a unit of no kind', 'rows-uk.csv', ',100_1004,m3,', ',100_1004,buckets,', 'unit buckets'],
  [
    'an unknown set',
    'factors-electricity.csv',
    ',uk-2026,UK electricity',
    ',uk-2099,UK electricity',
    'unknown set uk-2099',
  ],
  [
    'a figure that is no number',
    'values-uk-2025.csv',
    '1_100_1004_6_1,,0.',
    '1_100_1004_6_1,,o.',
    'is no plain decimal',
  ],
  ['a row that nobody names', 'values-uk-2024.csv', '\n1_100_1004_6_1,', '\n1_1_1_1_1,', 'names no row 1_1_1_1_1'],
  ['a row that is lost', 'values-uk-2024.csv', /\n1_100_1004_6_1,.*/, '', '1768 of 1769 rows'],
])('%s is found', (_, name, was, is, message) => {
  const folder = copied();
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text.replace(was, is)).not.toBe(text);
  writeFileSync(file, text.replace(was, is));
  expect(brokenRules(readTables(folder, parsedOnce))).toContainEqual(expect.stringContaining(message));
});

test('a mile that is not 1.609344 km is found', () => {
  const shippedPairs = Number(/(\d+) km and mile pairs/.exec(ofShipped())?.[1]);
  expect(shippedPairs).toBeGreaterThan(3_500);
  const folder = copied();
  const columns =
    'id,set,publisher_table,publisher_row,scope,component,basis,family,item,region,unit,kg_co2e,year,note';
  const line = (unit, figure) =>
    `uk-2026/${unit},uk-2026,T,${unit},1,direct,,vehicle,x,United Kingdom,${unit},${figure},2026,`;
  const file = join(folder, 'factors-distances.csv');
  writeFileSync(file, `${columns}\n${line('km', '0.1')}\n${line('miles', '0.16093')}\n`);
  const more = readTables(folder, parsedOnce);
  expect(distancePairs(more)).toHaveLength(shippedPairs + 1);
  expect(brokenRules(more)).toEqual([]);
  appendFileSync(file, `${line('passenger-km', '0.1')}\n${line('passenger-miles', '0.2')}\n`);
  expect(() => check(folder)).toThrow('uk-2026/passenger-miles: is not 1.609344');
});
