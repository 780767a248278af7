/**
 * Imports what fuels, refrigerants and vehicles are calculated with beside the UK Government's tables into our own:
 * refrigerants of all UK editions, fuels, heat and vehicles of the US EPA hub, and the lists of fuels and refrigerants.
 * Run by hand when an edition arrives: node ops/factors/import-energy.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from './import-uk.mjs';
import { importUsEnergy, US_ENERGY_SETS } from './import-us-energy.mjs';
import { parseCsv, writeCsv } from './csv.mjs';
import { CATEGORIES, refrigerantCode, US_OWN_FUELS } from './energy-names.mjs';
import { BLENDS } from './refrigerant-blends.mjs';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node ops/factors/import-energy.mjs FOLDER');
  process.exit(1);
}
const reference = join(import.meta.dirname, '../../backend/reference');
const read = (file) => parseCsv(readFileSync(join(folder, file), 'utf8'));
const own = (file) => readFileSync(join(reference, file), 'utf8');

const FACTOR_COLUMNS =
  'id,set,publisher_table,publisher_row,scope,category,component,basis,family,item,label,region,unit,kg_co2e,kg_co2,kg_ch4,kg_n2o,biogenic,year,note'.split(
    ',',
  );
const UK_LIST = { edition: '2026, row ids as published since 2023', licence: 'Open Government Licence v3.0' };

function writeList(name, header, rows) {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const head = JSON.stringify(header, null, 2).replace(/\n\}$/, '');
  writeFileSync(join(reference, 'lists', `${name}.json`), `${head},\n  "rows": [\n${lines}\n  ]\n}\n`);
  console.log(`${rows.length} ${name}`);
}

const KYOTO = 'Emissions including only Kyoto products';
const OTHERS = 'Emissions including only non-Kyoto products';
/** @param {Record<string, string>} line */
const isRefrigerant = ({ level_1 }) => level_1.startsWith('Refrigerant');

/** Returns each gas of an edition with its two columns; editions before 2022 print one figure only. */
function gasesOf(file) {
  const gases = new Map();
  for (const line of read(file).filter(isRefrigerant)) {
    const code = refrigerantCode(
      line['level_3'],
      line['level_2'].startsWith('Kyoto protocol') ? 'Kyoto protocol products' : '',
    );
    const gas = gases.get(code) ?? {
      code,
      name: line['level_3'].trim().replace(/\*$/, ''),
      group: line['level_2'].trim(),
    };
    const column = [line['column_text'], line['level_4']].find(
      (words) => words.startsWith('Emissions') || words.startsWith('Total'),
    );
    if (line['factor'] !== '') gas[column ?? 'single'] = line;
    gases.set(code, gas);
  }
  return gases;
}

const newest = gasesOf('uk_desnz_2026_flat.csv');

const row = (year, gas, line, rest) => ({
  id: `uk-${year}/${line.id}`,
  set: `uk-${year}`,
  publisher_table: 'Refrigerant & other',
  publisher_row: line.id,
  scope: 1,
  component: 'direct',
  family: 'refrigerant',
  item: gas.code,
  label: `${newest.get(gas.code).group} / ${newest.get(gas.code).name}`,
  region: 'United Kingdom',
  unit: 'kg',
  kg_co2e: line.factor,
  year,
  ...rest,
});

/** Note for a blank beside a total, which means none of these gases; this is the only case in which a blank is zero. */
const BLANK = 'The publisher leaves the Kyoto column blank beside a valued one: no Kyoto gas, 0';
const MIXED = 'This edition prints one figure for Kyoto and other gases together';

function rowsOf(year, gas) {
  const known = newest.get(gas.code);
  const others = (line) => row(year, gas, line, { scope: '', component: 'non_kyoto' });
  const none = (line) => row(year, gas, line, { id: `uk-${year}/${line.id}/kyoto`, kg_co2e: '0', note: BLANK });
  if (gas.single) {
    if (!known[KYOTO]) return [none(gas.single), others(gas.single)];
    return [row(year, gas, gas.single, known[OTHERS] ? { note: MIXED } : {})];
  }
  return [
    ...(gas[KYOTO] ? [row(year, gas, gas[KYOTO], {})] : gas[OTHERS] ? [none(gas[OTHERS])] : []),
    ...(gas[OTHERS] ? [others(gas[OTHERS])] : []),
  ];
}

const refrigerants = EDITIONS.flatMap(([year, , , , file]) =>
  [...gasesOf(file).values()].filter(({ code }) => newest.has(code)).flatMap((gas) => rowsOf(year, gas)),
);

const factors = [...refrigerants, ...importUsEnergy(read('us_epa_ghg_hub_2024_2025.csv'), vehicleTypes())];
writeFileSync(
  join(reference, 'factors/factors-energy.csv'),
  writeCsv(['kg CO2e per unit, digits as published or converted exactly. Gases are CO2e.'], FACTOR_COLUMNS, factors),
);
console.log(`${factors.length} factors, ${refrigerants.length} of refrigerants`);

function vehicleTypes() {
  return JSON.parse(own('lists/vehicle_types.json')).rows;
}

const sets = own('factors/sets.csv');
const missing = US_ENERGY_SETS.filter(({ id }) => !sets.includes(`\n${id},`));
const columns = sets.match(/^id,.*$/m)?.[0].split(',') ?? [];
const lines = writeCsv([], columns, missing).split('\n').slice(1);
if (missing.length > 0) writeFileSync(join(reference, 'factors/sets.csv'), sets + lines.join('\n'));

writeList(
  'refrigerants',
  {
    source:
      'Table Refrigerant & other of the UK Government conversion factors for company reporting; name is the publisher’s, factor_item the item of the factor per kg; the last blends, and methane by its origin, are those of the IPCC’s reports alone',
    ...UK_LIST,
  },
  [
    ...[...newest.values()].map(({ code, name, group }) => ({ code, name, category: CATEGORIES[group] })),
    ...['CH4 (fossil)', 'CH4 (non-fossil)'].map((code) => ({ code, name: code, category: 'kyoto_gases' })),
    // Blends that the UK Government does not print are defined by their composition.
    ...BLENDS.filter(({ code }) => !newest.has(code)).map(({ code }) => ({ code, name: code, category: 'blends' })),
  ].map((entry) => ({ ...entry, family: 'refrigerant', factor_item: entry.code })),
);
writeList(
  'refrigerant_categories',
  {
    source: 'Groups of table Refrigerant & other of the UK Government conversion factors for company reporting',
    ...UK_LIST,
  },
  Object.values(CATEGORIES).map((code) => ({ code })),
);

/** Energy units in which a fuel may be entered beside those of the table, as other measures of the same quantity. */
const ENERGY = ['kWh', 'MWh', 'GWh', 'GJ', 'MJ', 'therm', 'mmBtu'];
const LIQUID = ['L', 'm3', 'gal (US)', 'gal (imp)'];
const WEIGHT = ['t', 'kg', 'lbs', 'short ton', 'long ton'];
const CUBIC = ['m3', 'scf', 'ccf', 'Mcf'];
const MEASURES = [
  ['kWh', ENERGY],
  ['mmBtu', ENERGY],
  ['kWh (net)', ['kWh (net)']],
  ['m3', CUBIC],
  ['scf', CUBIC],
  ['L', LIQUID],
  ['gal (US)', LIQUID],
  ['t', WEIGHT],
  ['short ton', WEIGHT],
  ['kg', ['kg', 't', 'lbs', 'short ton', 'long ton']],
];

/** Fuels printed per litre of liquid or compressed gas. A meter counts cubic metres of gas, some 250 times as large. */
const GAS_AT_THE_METER = ['100_1000', '100_1001', '100_1003', '100_1006', '100_1007', '103_1037'];

function unitsOf(published) {
  const units = MEASURES.flatMap(([unit, others]) => (published.has(unit) ? others : []));
  // The energy of biofuels is net, that of all other fuels gross, so the two are never converted into each other.
  if (published.has('GJ')) units.push('GJ', 'MJ');
  return [...new Set(units)];
}

const GROUPS = {
  'Gaseous fuels': 'gaseous',
  'Liquid fuels': 'liquid',
  'Solid fuels': 'solid',
  Biofuel: 'biofuel',
  Biomass: 'biomass',
  Biogas: 'biogas',
  'Heat and steam': 'heat_and_steam',
};
const fuels = new Map();
for (const { family, component, item, unit, label } of parseCsv(own('factors/rows-uk.csv'))) {
  if ((family !== 'fuel' && family !== 'heat') || component !== 'direct') continue;
  const [group, name] = label.split(' / ');
  const fuel = fuels.get(item) ?? { code: name, group: GROUPS[group], family, factor_item: item, published: new Set() };
  fuel.published.add(unit);
  fuels.set(item, fuel);
}
const british = new Map([...fuels].map(([item, { published }]) => [item, new Set(unitsOf(published))]));
for (const [item, code, group] of Object.values(US_OWN_FUELS))
  fuels.set(item, { code, group, family: 'fuel', factor_item: item, published: new Set() });
// Plant gases are printed by volume in the United States only, like the fuels that only the hub contains.
for (const { family, component, item, unit } of factors)
  if (family === 'fuel' && component === 'direct' && (unit === 'scf' || item.startsWith('us_')))
    fuels.get(item)?.published.add(unit);
const order = Object.values(GROUPS);
writeList(
  'fuels',
  {
    source:
      'Tables Fuels, Bioenergy and Heat and steam of the UK Government conversion factors for company reporting, and fuels that only table 1 of the EPA GHG Emission Factors Hub prints (us_); factor_item is group and row of the factor, units are those of the tables and other measures of the same',
    ...UK_LIST,
  },
  [...fuels.values()]
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || a.factor_item.localeCompare(b.factor_item))
    .map(({ published, ...fuel }) => {
      const isMetered = (unit) => unit === 'm3' && GAS_AT_THE_METER.includes(fuel.factor_item);
      const units = unitsOf(published).filter((unit) => !isMetered(unit));
      // Units printed in the United States only, for a fuel that the United Kingdom prints in other units.
      const american_units = units.filter((unit) => !(british.get(fuel.factor_item)?.has(unit) ?? true));
      return { ...fuel, units, ...(american_units.length > 0 ? { american_units } : {}) };
    }),
);
