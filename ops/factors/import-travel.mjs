/**
 * Imports tables 8 and 10 of the EPA GHG Emission Factors Hub into our own table, and works out the means of the
 * hotel figures that stand in for countries without one.
 * Run by hand when an edition arrives: node ops/factors/import-travel.mjs HUB.csv
 * HUB.csv is the hub in long form: hub_year,table,item,unit,metric,value.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv, writeCsv } from './csv.mjs';

const COLUMNS =
  'id,set,publisher_table,publisher_row,scope,category,component,basis,family,item,label,region,unit,kg_co2e,kg_co2,kg_ch4,kg_n2o,biogenic,year,note'.split(
    ',',
  );
/** Potentials of IPCC AR5, as the hub uses them. */
const AR5 = { kg_CO2_per_unit: 1, g_CH4_per_unit: '0.028', g_N2O_per_unit: '0.265' };
const UNITS = {
  'vehicle-mile': 'miles',
  'passenger-mile': 'passenger-miles',
  'short ton-mile': 'short ton-miles',
  'ton-mile': 'short ton-miles',
};
const ITEMS = {
  'Passenger Car': 'passenger_car',
  'Light-Duty Truck': 'light_duty_truck',
  'Medium- and Heavy-Duty Truck': 'medium_heavy_truck',
  Motorcycle: 'motorcycle',
  Rail: 'rail',
  'Waterborne Craft': 'waterborne_craft',
  Aircraft: 'aircraft',
  'Intercity Rail - Northeast Corridor': 'intercity_rail_northeast_corridor',
  'Intercity Rail - Other Routes': 'intercity_rail_other_routes',
  'Intercity Rail - National Average': 'intercity_rail_national_average',
  'Commuter Rail': 'commuter_rail',
  'Transit Rail (i.e. Subway, Tram)': 'transit_rail',
  Bus: 'bus',
  'Air Travel - Short Haul (< 300 miles)': 'air_short_haul',
  'Air Travel - Medium Haul (>= 300 miles, < 2300 miles)': 'air_medium_haul',
  'Air Travel - Long Haul (>= 2300 miles)': 'air_long_haul',
};
/** Matches the letter of a footnote at the end of a name. */
const FOOTNOTE = /(?<=[a-z])[A-Z]$/;
const FAMILIES = { 8: 'freight', 10: 'travel' };
const HOTELS = '600';
const LONDON = '600_4001';
const DERIVED_DECIMALS = 12;
const HALF_EVEN = 2;

const file = process.argv[2];
if (!file) {
  console.error('Usage: node ops/factors/import-travel.mjs HUB.csv');
  process.exit(1);
}
const reference = join(import.meta.dirname, '../../backend/reference');
const read = (name) => parseCsv(readFileSync(join(reference, 'factors', name), 'utf8'));
const hub = hubFactors(parseCsv(readFileSync(file, 'utf8')));
write('factors-us-travel.csv', 'US travel and freight: gases in kg CO2e, from kg CO2 and g CH4 and N2O', hub);
const means = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026].flatMap(hotelMeans);
write(
  'factors-stay-means.csv',
  'Derived: arithmetic means of the hotel figures of the UK Government by continent',
  means,
);
console.log(`${hub.length} US factors, ${means.length} means of hotel figures`);

function write(name, header, rows) {
  writeFileSync(join(reference, 'factors', name), writeCsv([header], COLUMNS, rows));
}

function hubFactors(lines) {
  const rows = new Map();
  for (const { hub_year, table, item, unit, metric, value } of lines) {
    if (!FAMILIES[table]) continue;
    const key = `${hub_year}|${table}|${item}|${unit}`;
    const gases = rows.get(key) ?? {};
    rows.set(key, { ...gases, [metric]: new Big(value.trim()).times(AR5[metric]) });
  }
  return [...rows].map(([key, gases]) => hubFactor(key.split('|'), gases));
}

function hubFactor([year, table, printed, unit], gases) {
  const label = printed.replace(FOOTNOTE, '');
  const { kg_CO2_per_unit: co2, g_CH4_per_unit: ch4, g_N2O_per_unit: n2o } = gases;
  const item = ITEMS[label];
  if (!item || !UNITS[unit]) throw new Error(`no place for ${printed}, ${unit}`);
  return {
    id: `us-hub-travel-${year}/${table}/${item}/${unit.replaceAll(' ', '-')}`,
    set: `us-hub-travel-${year}`,
    publisher_table: `Table ${table}`,
    publisher_row: `${printed}, ${unit}`,
    scope: 3,
    component: 'direct',
    family: FAMILIES[table],
    item,
    label,
    region: 'United States',
    unit: UNITS[unit],
    kg_co2e: co2.plus(ch4).plus(n2o).toFixed(),
    kg_co2: co2.toFixed(),
    kg_ch4: ch4.toFixed(),
    kg_n2o: n2o.toFixed(),
    year,
    note: 'kg CO2, g CH4 and g N2O per unit turned into kg CO2e with AR5 (28, 265)',
  };
}

function hotelMeans(year) {
  const { rows: countries } = JSON.parse(readFileSync(join(reference, 'lists/hotel_countries.json'), 'utf8'));
  const continents = new Map(countries.map(({ factor_item, group }) => [factor_item, group]));
  const items = new Map(read('rows-uk.csv').map(({ row, item }) => [row, item]));
  const figures = read(`values-uk-${year}.csv`).flatMap(({ row, kg_co2e }) => {
    const item = items.get(row) ?? '';
    return item.startsWith(`${HOTELS}_`) && item !== LONDON && kg_co2e ? [{ item, value: new Big(kg_co2e) }] : [];
  });
  const groups = [...new Set(figures.map(({ item }) => continents.get(item)))].sort();
  const means = groups.map((group) => [group, figures.filter(({ item }) => continents.get(item) === group)]);
  return [...means, ['world', figures]].map(([group, of]) => meanOf(year, group, of));
}

function meanOf(year, group, figures) {
  const total = figures.reduce((sum, { value }) => sum.plus(value), new Big(0));
  return {
    id: `uk-${year}/hotel-mean-${group}`,
    set: `uk-${year}`,
    publisher_table: 'Hotel stay',
    publisher_row: `mean of ${figures.map(({ item }) => item).join(' ')}`,
    scope: 3,
    component: 'direct',
    family: 'stay',
    item: `mean_${group}`,
    label: `Hotel stay / mean of ${group.replace('_', ' ')}`,
    region: 'United Kingdom',
    unit: 'room-nights',
    kg_co2e: total.div(figures.length).round(DERIVED_DECIMALS, HALF_EVEN).toFixed(),
    year,
    note: `Derived: arithmetic mean of the ${figures.length} figures printed; ${DERIVED_DECIMALS} decimals`,
  };
}
