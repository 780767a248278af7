/**
 * Checks the factor tables and prints what it found: node ops/factors/check.mjs
 * Ends with 1 when a rule is broken; jumps from year to year are printed, not refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv } from './csv.mjs';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../backend/reference/factors');
const read = (file) => parseCsv(readFileSync(join(folder, file), 'utf8'));
const sets = read('sets.csv');
const factors = read('factors-electricity.csv');
const broken = [];
const expect = (holds, words) => holds || broken.push(words);

/** Publishers round each gas on its own, to five decimals. */
const GAS_ROUNDING = new Big('0.00002');
const JUMP = 0.3;
const UNITS = ['kWh'];

const setIds = new Set(sets.map(({ id }) => id));
expect(setIds.size === sets.length, 'two sets share an id');
expect(new Set(factors.map(({ id }) => id)).size === factors.length, 'two factors share an id');
for (const { id, set, unit, kg_co2e, note, publisher_table, publisher_row } of factors) {
  expect(setIds.has(set), `${id}: unknown set ${set}`);
  expect(UNITS.includes(unit), `${id}: unit ${unit}`);
  expect(publisher_table && publisher_row, `${id}: cites no table or row`);
  expect(kg_co2e !== '' || note !== '', `${id}: blank without a reason`);
  expect(kg_co2e === '' || /^\d+(\.\d+)?$/.test(kg_co2e), `${id}: ${kg_co2e} is no plain decimal`);
}

const split = factors.filter(({ kg_co2, kg_ch4, kg_n2o }) => kg_co2 && kg_ch4 && kg_n2o);
for (const { id, kg_co2e, kg_co2, kg_ch4, kg_n2o } of split) {
  const difference = new Big(kg_co2).plus(kg_ch4).plus(kg_n2o).minus(kg_co2e).abs();
  expect(difference.lte(GAS_ROUNDING), `${id}: gases miss the total by ${difference.toFixed()}`);
}

const byKey = grouped(factors);
let jumps = 0;
for (const [key, rows] of byKey) {
  const valued = rows.filter(({ kg_co2e }) => kg_co2e !== '').sort((a, b) => a.year - b.year);
  valued.slice(1).forEach((next, at) => {
    const before = new Big(valued[at].kg_co2e);
    if (before.eq(0)) return;
    const change = new Big(next.kg_co2e).minus(before).div(before);
    if (change.abs().lte(JUMP)) return;
    jumps += 1;
    console.log(
      `jump ${change.times(100).toFixed(0)} %  ${key}  ${valued[at].year}: ${before.toFixed()} -> ${next.year}: ${next.kg_co2e}`,
    );
  });
}

const blank = factors.filter(({ kg_co2e }) => kg_co2e === '');
console.log(
  `${sets.length} sets, ${factors.length} factors, ${split.length} with gases, ${blank.length} blank (${blank.map(({ id }) => id).join(', ')}), ${jumps} jumps over 30 %`,
);
for (const words of broken) console.error(`broken: ${words}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function keyOf({ component, basis, region }) {
  return `${region} ${component}${basis ? ` ${basis}` : ''}`;
}

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
