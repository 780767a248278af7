/**
 * Imports the electricity figures of the publishers' files into our own tables, with the list of grids.
 * Run by hand when an edition arrives: node ops/factors/import-electricity.mjs FOLDER
 * FOLDER holds the publishers' tables as CSV under the names read by the import-*.mjs files beside this one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importAib, importAustralia, importCanada, importCountries, countryName } from './import-others.mjs';
import { importUk } from './import-uk.mjs';
import { importUs } from './import-us.mjs';
import { parseCsv, writeCsv } from './csv.mjs';

const SET_COLUMNS = [
  'id',
  'publisher',
  'title',
  'edition',
  'revision',
  'licence',
  'source_url',
  'published_on',
  'gwp',
  'valid_from',
  'valid_to',
  'region',
  'note',
];
const FACTOR_COLUMNS = [
  'id',
  'set',
  'publisher_table',
  'publisher_row',
  'scope',
  'category',
  'component',
  'basis',
  'family',
  'region',
  'unit',
  'kg_co2e',
  'kg_co2',
  'kg_ch4',
  'kg_n2o',
  'biogenic',
  'year',
  'note',
];

const GRID_HEADER = {
  source:
    'The regions of factors-electricity.csv: eGRID subregions (US EPA), provinces and territories (Environment and Climate Change Canada), countries',
  edition: 'eGRID2023; ECCC Version 4.0; EEA 2024; Ember 2024; UK Government 2026; NGA 2026',
  licence: 'As the sets the regions come from: see sets.csv',
};

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node ops/factors/import-electricity.mjs FOLDER');
  process.exit(1);
}

const uk = importUk(folder);
const us = importUs(folder);
const canada = importCanada(folder);
const countries = importCountries(folder);
const nameByCode = new Map(countries.rows.map(({ iso2, country }) => [iso2, countryName(country)]));
/** @type {{ sets: object[], factors: object[] }[]} */
const parts = [uk, us, canada, countries, importAib(folder, (iso2) => nameByCode.get(iso2)), importAustralia(folder)];
const sets = parts.flatMap((part) => part.sets);
const factors = parts.flatMap((part) => part.factors);

const target = join(import.meta.dirname, '../../backend/reference');
const setsFile = join(target, 'factors/sets.csv');
writeFileSync(
  setsFile,
  writeCsv(
    ['Factor sets: one line per edition of a publisher. Blank valid_to: until a newer set begins.'],
    SET_COLUMNS,
    withOthers(parseCsv(readFileSync(setsFile, 'utf8')), sets),
  ),
);
writeFileSync(
  join(target, 'factors/factors-electricity.csv'),
  writeCsv(
    [
      'kg CO2e per unit, figures as published or converted exactly. A blank figure is "no factor", never zero. Gases are CO2e.',
    ],
    FACTOR_COLUMNS,
    factors,
  ),
);
writeFileSync(
  join(target, 'lists/electricity_grids.json'),
  `${JSON.stringify({ ...GRID_HEADER, rows: grids() }, null, 2)}\n`,
);
console.log(`${sets.length} sets, ${factors.length} factors, ${grids().length} grids`);

/** Keeps the sets of other tables in the same file unchanged. */
function withOthers(before, own) {
  const fresh = new Map(own.map((set) => [set.id, set]));
  const known = new Set(before.map(({ id }) => id));
  return [...before.map((set) => fresh.get(set.id) ?? set), ...own.filter(({ id }) => !known.has(id))];
}

function grids() {
  const subregions = [...us.names].filter(([code]) => code !== 'US Average' && code !== 'PRMS');
  const single = [...nameByCode].map(([country, name]) => ({ code: name, label: name, country }));
  const list = [
    { code: 'US Average', label: 'US Average', country: 'US' },
    ...subregions.map(([code, name]) => ({ code, label: `${code} (${name})`, country: 'US' })),
    { code: 'PRMS', label: `PRMS (${us.names.get('PRMS')})`, country: 'PR' },
    ...[...new Set(canada.factors.map(({ region }) => region))]
      .sort()
      .map((name) => ({ code: name, label: name, country: 'CA' })),
    { code: 'United Kingdom', label: 'United Kingdom', country: 'GB' },
    ...single,
  ];
  return list.sort((a, b) => String(a.country).localeCompare(String(b.country)));
}
