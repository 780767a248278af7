/**
 * Imports ISO 4217 currencies from a CSV (code,name,minor_units) into our own list, leaving out what is no money of a
 * country. Run by hand: node ops/factors/import-lists.mjs CURRENCIES.csv
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv.mjs';

const file = process.argv[2];
if (!file) {
  console.error('Usage: node ops/factors/import-lists.mjs CURRENCIES.csv');
  process.exit(1);
}
const rows = parseCsv(readFileSync(file, 'utf8')).map(({ code, minor_units }) => ({
  code,
  minor_units: Number(minor_units),
}));
const header = {
  source: 'ISO 4217, active codes and minor units as carried by the Unicode CLDR; names come from CLDR at run time',
  edition: 'CLDR as of 2026-11-21',
  licence: 'Unicode License v3',
};
const target = join(import.meta.dirname, '../../backend/reference/lists/currencies.json');
writeFileSync(target, `${JSON.stringify({ ...header, rows }, null, 2)}\n`);
console.log(`${rows.length} currencies`);
