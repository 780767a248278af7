/**
 * Checks the factor tables and prints what it found: node ops/factors/check.mjs [FOLDER]
 * Ends with 1 when a rule is broken; jumps from year to year are printed, not refused.
 */
import { join } from 'node:path';
import { brokenRules, distancePairs, jumpsOf, withGases } from './check-rules.mjs';
import { readTables } from './check-tables.mjs';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../backend/reference/factors');
const tables = readTables(folder);
const { sets, factors } = tables;
const broken = brokenRules(tables);
const jumps = jumpsOf(tables);

for (const { key, before, next, change } of jumps)
  console.log(
    `jump ${change.times(100).toFixed(0)} %  ${key}  ${next.label ?? ''}  ${before.year}: ${before.kg_co2e} -> ${next.year}: ${next.kg_co2e}`,
  );
for (const { id } of sets) {
  const own = factors.filter(({ set }) => set === id);
  const blank = own.filter(({ kg_co2e }) => kg_co2e === '').length;
  console.log(`${id}: ${own.length} factors, ${withGases(own).length} with gases, ${blank} blank`);
}
const blank = factors.filter(({ kg_co2e }) => kg_co2e === '').length;
console.log(
  `${sets.length} sets, ${factors.length} factors, ${withGases(factors).length} with gases, ${blank} blank, ` +
    `${distancePairs(tables).length} km and mile pairs, ${jumps.length} jumps over 30 %, ${broken.length} broken`,
);
for (const words of broken) console.error(`broken: ${words}`);
process.exitCode = broken.length === 0 ? 0 : 1;
