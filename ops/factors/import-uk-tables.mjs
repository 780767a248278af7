/**
 * Imports the tables of the UK Government's conversion factors that activities use into our own ones: which published
 * row stands for what (`rows-uk.csv`), and its figures by edition (`values-uk-YEAR.csv`). Electricity has its own.
 * Run by hand when an edition arrives: node ops/factors/import-uk-tables.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { EDITIONS } from './import-uk.mjs';
import { parseCsv, writeCsv } from './csv.mjs';

const ROW_COLUMNS = ['family', 'component', 'scope', 'basis', 'item', 'unit', 'label', 'publisher_table', 'row'];
const VALUE_COLUMNS = ['row', 'publisher_row', 'kg_co2e', 'kg_co2', 'kg_ch4', 'kg_n2o'];

/** Our units by the publisher's, the fourth number of a row id. */
const UNITS = {
  1: 'm3',
  2: 'GJ',
  3: 'kg',
  4: 'km',
  5: 'kWh',
  6: 'kWh',
  7: 'kWh (net)',
  8: 'L',
  9: 'miles',
  10: 'million litres',
  11: 'passenger-km',
  12: 'hours',
  13: 'room-nights',
  14: 'tonne-km',
  15: 't',
};

/** Companion tables number the groups of the direct tables differently. 908 is distinguished by its family. */
const DIRECT_GROUP = {
  900: '103',
  901: '104',
  902: '105',
  604: '101',
  904: '301',
  905: '302',
  906: '303',
  907: '304',
  909: '313',
  910: '314',
  911: '315',
  912: '316',
  913: '317',
  914: '318',
  915: '319',
  916: '320',
  919: '401',
  920: '401',
  403: '401',
};

/** @type {[RegExp, string][]} */
const FAMILIES = [
  [/^vehicle_journeys/, 'vehicle'],
  [/^upstream_/, 'freight'],
  [/^business_travel/, 'travel'],
  [/^fuel_/, 'fuel'],
  [/^electricity_activitys \/ fuel/, 'heat'],
  [/^water_/, 'water_supply'],
  [/^discharge_/, 'water_treatment'],
  [/^home_working/, 'home_working'],
  [/^stays/, 'stay'],
  [/^purchased_/, 'material'],
  [/^waste_/, 'waste'],
];

/** Ids of rows whose figures are not imported: the publisher prints 0 after a figure and two blanks. */
const DISTRUSTED = new Set(['19_500_5051_15_1']);

const componentOf = ({ level_1: table, level_2: part, scope }) => {
  if (scope === 'outside') return 'biogenic';
  if (table.startsWith('WTT')) return part.includes('distribution') ? 'wtt_td' : 'wtt';
  return table.includes('T&D') || table.startsWith('Transmission') ? 'td' : 'direct';
};

const clean = (words) => words.replace(/\s+/g, ' ').trim();

function rowOf(line) {
  const [, group, item, unit] = line.desnz_id.split('_');
  const family = FAMILIES.find(([pattern]) => pattern.test(line.activity_type))?.[1];
  if (!family || !UNITS[unit] || DISTRUSTED.has(line.desnz_id)) return null;
  const direct = group === '908' ? (family === 'freight' ? '306' : '305') : (DIRECT_GROUP[group] ?? group);
  const component = componentOf(line);
  return {
    family,
    component,
    scope: line.scope === 'outside' ? '' : line.scope,
    basis: component === 'direct' && line.scope === '2' ? 'location' : '',
    item: `${direct}_${item}`,
    unit: UNITS[unit],
    label: labelOf(line.desnz_id),
    publisher_table: clean(line.level_1),
    row: line.desnz_id,
  };
}

/**
 * Ids of rows with kWh of battery and plug-in vehicles by distance: no emissions, but multiplied by a grid's own
 * factor.
 */
const ENERGY_BY_DISTANCE = /^9_30[13]_/;

function energyRowOf(line) {
  const [, group, item, unit] = line.id.split('_');
  return {
    family: 'vehicle_energy',
    component: 'direct',
    scope: '',
    basis: '',
    item: `${group}_${item}`,
    unit: UNITS[unit],
    label: labelOf(line.id),
    publisher_table: clean(line.level_1),
    row: line.id,
  };
}

const GASES = {
  kg_co2e: ['kg CO2e', 'kg CO2'],
  kg_co2: ['kg CO2', 'kg CO2e of CO2 per unit'],
  kg_ch4: ['kg CH4', 'kg CO2e of CH4 per unit'],
  kg_n2o: ['kg N2O', 'kg CO2e of N2O per unit'],
};

const plain = (figure) => (figure ? new Big(figure).toFixed() : '');

const UNIT_WORDS = [
  [/kilowatt hour/, 'kwh'],
  [/kilometre/, 'km'],
  [/kilogram/, 'kg'],
  [/gigajoule/, 'gj'],
  [/\(?gross cv\)?/, 'gross'],
  [/\(?net cv\)?/, 'net'],
];

const tableOf = ({ level_1: table }) => clean(table.toLowerCase().replace(/[-–()]/g, ' '));

/** The labels of a row without spelling differences between editions, because rows before 2023 have no ids. */
function labelsOf(line) {
  const words = (text) =>
    clean(
      (text ?? '')
        .toLowerCase()
        .replace(/wtt- ?/g, '')
        .replace(/[-–]/g, ' '),
    );
  const calorific = /gross cv|net cv/.exec(`${line.uom} ${line.column_text}`.toLowerCase())?.[0] ?? '';
  const column = words(line.column_text).replace(/^((energy )?(gross|net) cv|volume|tonnes)$/, '');
  const size = words(line.level_4).replace(/^(kwh|\d{4})$/, '');
  const part = words(line.level_2).replace('distribution district', 'district');
  const uom = UNIT_WORDS.reduce((text, [from, to]) => text.replace(from, to), words(line.uom)).replace(
    /(\w{2,}[^s])s\b/g,
    '$1',
  );
  return [
    tableOf(line),
    part,
    words(line.level_3),
    size,
    column,
    uom.split(' (')[0].replace(/ (gross|net)$/, ''),
    calorific,
  ].join('|');
}

/** All gases of one row, in editions with ids: the last number of the id is the gas. */
function byId(lines) {
  const byRow = new Map(lines.map((line) => [line.id, line]));
  return (row) => {
    const stem = row.slice(0, row.lastIndexOf('_'));
    const figure = (gas) => plain(byRow.get(`${stem}_${gas}`)?.factor);
    const total = byRow.get(row);
    return total && { row, publisher_row: '', kg_co2e: plain(total.factor), ...gasesFrom(row, figure) };
  };
}

const gasesFrom = (row, figure) =>
  row.endsWith('_2')
    ? { kg_co2: '', kg_ch4: '', kg_n2o: '' }
    : { kg_co2: figure(2), kg_ch4: figure(3), kg_n2o: figure(4) };

function byLabels(lines, labels) {
  const found = new Map();
  for (const line of lines) {
    const key = labelsOf(line);
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return (row) => {
    const own = found.get(labels.get(row)) ?? [];
    const of = (column) => own.find((line) => GASES[column].includes(line.ghg_unit));
    const total = own.find((line) => line.ghg_unit === 'kg CO2e') ?? (row.endsWith('_2') ? of('kg_co2') : undefined);
    if (!total?.factor) return undefined;
    const gases = row.endsWith('_2')
      ? {}
      : Object.fromEntries(['kg_co2', 'kg_ch4', 'kg_n2o'].map((name) => [name, plain(of(name)?.factor)]));
    return { row, publisher_row: total.id, kg_co2e: plain(total.factor), kg_co2: '', kg_ch4: '', kg_n2o: '', ...gases };
  };
}

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node ops/factors/import-uk-tables.mjs FOLDER');
  process.exit(1);
}
const read = (file) => parseCsv(readFileSync(join(folder, file), 'utf8'));
const target = join(import.meta.dirname, '../../backend/reference/factors');
const newest = new Map(read('uk_desnz_2026_flat.csv').map((line) => [line['id'], line]));
const labelOf = (id) => {
  const { level_2 = '', level_3 = '', level_4 = '', column_text = '' } = newest.get(id) ?? {};
  return [level_2, level_3, level_4, column_text].map(clean).filter(Boolean).join(' / ');
};
const rows = [
  ...read('activity_default_factor_map.csv')
    .map(rowOf)
    .filter((row) => row !== null),
  ...[...newest.values()].filter(({ id }) => ENERGY_BY_DISTANCE.test(id)).map(energyRowOf),
];
const ids = [...new Set(rows.map(({ row }) => row))];
const labels = new Map(
  ['uk_desnz_2026_flat.csv', 'uk_desnz_2023_flat.csv'].flatMap(read).map((line) => [line['id'], labelsOf(line)]),
);
writeFileSync(
  join(target, 'rows-uk.csv'),
  writeCsv(['Which published row stands for what. `row` is the id of the 2023 to 2026 editions.'], ROW_COLUMNS, rows),
);
for (const [year, , , , file] of EDITIONS) {
  const find = year < 2023 ? byLabels(read(file), labels) : byId(read(file));
  const values = ids.map(find).filter(Boolean);
  const header = [
    'kg CO2e per unit of the row, of vehicle_energy kWh; digits as published; gases are CO2e. Blank is no factor, never zero.',
  ];
  writeFileSync(join(target, `values-uk-${year}.csv`), writeCsv(header, VALUE_COLUMNS, values));
  console.log(`${year}: ${values.filter(({ kg_co2e }) => kg_co2e).length} of ${ids.length} rows have a figure`);
}
