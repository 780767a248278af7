import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv } from './csv.mjs';

const URL = 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-';

/**
 * Edition by year: name, revision, day of the revision where the file states it, file, GWP set, publisher.
 * @type {[number, string, string, string, string, string, string][]}
 */
export const EDITIONS = [
  [2019, '2019', '', '', 'uk_beis_2019_flat.csv', 'AR4', 'BEIS'],
  [2020, '2020', '', '', 'uk_beis_2020_flat.csv', 'AR4', 'BEIS'],
  [2021, '2021', '', '', 'uk_beis_2021_flat.csv', 'AR4', 'BEIS'],
  [2022, '2022', '', '', 'uk_beis_2022_flat.csv', 'AR4', 'BEIS'],
  [2023, '2023', 'v1.1', '2023-06-28', 'uk_desnz_2023_flat.csv', 'AR5', 'DESNZ'],
  [2024, '2024', 'v1.1', '2024-10-30', 'uk_desnz_2024_flat.csv', 'AR5', 'DESNZ'],
  [2025, '2025', 'v1.0', '', 'uk_desnz_2025_flat.csv', 'AR5', 'DESNZ'],
  [2026, '2026', 'v1.2', '2026-07-31', 'uk_desnz_2026_flat.csv', 'AR5', 'DESNZ'],
];

/** Labels of each component in the publisher's table, because ids exist only since 2023. */
const COMPONENTS = [
  {
    component: 'direct',
    scope: 2,
    category: '',
    basis: 'location',
    table: 'UK electricity',
    level2: 'Electricity generated',
  },
  {
    component: 'td',
    scope: 3,
    category: 3,
    basis: '',
    table: 'Transmission and distribution',
    level2: 'T&D- UK electricity',
  },
  { component: 'wtt', scope: 3, category: 3, basis: '', table: 'WTT', level2: 'WTT- UK electricity (generation)' },
  { component: 'wtt_td', scope: 3, category: 3, basis: '', table: 'WTT', level2: 'WTT- UK electricity (T&D)' },
];

const GASES = {
  kg_co2e: ['kg CO2e'],
  kg_co2: ['kg CO2', 'kg CO2e of CO2 per unit'],
  kg_ch4: ['kg CH4', 'kg CO2e of CH4 per unit'],
  kg_n2o: ['kg N2O', 'kg CO2e of N2O per unit'],
};

export function importUk(folder) {
  const sets = [];
  const factors = [];
  for (const [year, edition, revision, published, file, gwp, publisher] of EDITIONS) {
    const set = `uk-${year}`;
    const last = year === EDITIONS.at(-1)?.[0];
    sets.push({
      id: set,
      publisher: `UK Government (${publisher})`,
      title: 'Greenhouse gas reporting: conversion factors',
      edition,
      revision,
      licence: 'Open Government Licence v3.0',
      source_url: `${URL}${year}`,
      published_on: published,
      gwp,
      valid_from: `${year}-01-01`,
      valid_to: last ? '' : `${year}-12-31`,
      region: 'United Kingdom',
      note: year < 2023 ? 'Row ids are those of the machine-readable extraction; the publisher printed none' : '',
    });
    const rows = parseCsv(readFileSync(join(folder, file), 'utf8')).filter(isUkElectricity);
    for (const component of COMPONENTS) factors.push(ukFactor(set, year, component, rows));
  }
  return { sets, factors };
}

const isUkElectricity = (row) =>
  row.level_3.trim() === 'Electricity: UK' && ['kWh', 'kilowatt hour'].includes(row.uom.trim());

function ukFactor(set, year, { component, scope, category, basis, table, level2 }, rows) {
  const own = rows.filter((row) => row.level_2.trim() === level2 && row.level_1.startsWith(table));
  const total = own.filter((row) => GASES.kg_co2e.includes(row.ghg_unit));
  if (total.length !== 1) throw new Error(`${set}: ${total.length} rows for ${component}`);
  const gas = (column) => {
    const value = own.find((row) => GASES[column].includes(row.ghg_unit))?.factor;
    // Spreadsheet exports write small numbers as 8e-05; the digits are not changed.
    return value === undefined || value === '' ? '' : new Big(value).toFixed();
  };
  return {
    id: `${set}/${total[0].id}`,
    set,
    publisher_table: total[0].level_1.trim(),
    publisher_row: total[0].id,
    scope,
    category,
    component,
    basis,
    family: 'electricity',
    region: 'United Kingdom',
    unit: 'kWh',
    ...Object.fromEntries(Object.keys(GASES).map((column) => [column, gas(column)])),
    biogenic: '',
    year,
    note: '',
  };
}
