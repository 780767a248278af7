import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv } from './csv.mjs';

const kgOfGrams = (grams) => (grams === '' ? '' : new Big(grams).div(1000).toFixed());
const read = (folder, file) => parseCsv(readFileSync(join(folder, file), 'utf8'));
/** Returns the full name of a country where the source shortens it. */
export const countryName = (name) => (name === 'Bosnia Herzegovina' ? 'Bosnia and Herzegovina' : name);

const row = (set, id, rest) => ({
  id: `${set}/${id}`,
  set,
  publisher_row: id,
  scope: 2,
  component: 'direct',
  basis: 'location',
  family: 'electricity',
  unit: 'kWh',
  ...rest,
});

export function importCanada(folder) {
  const rows = read(folder, 'canada_grid_factors.csv').filter(
    ({ metric, code }) => metric === 'consumption intensity' && code !== 'CA',
  );
  const years = [...new Set(rows.map(({ data_year }) => Number(data_year)))].sort();
  const sets = years.map((year) => ({
    id: `ca-${year}`,
    publisher: 'Environment and Climate Change Canada',
    ...(year === 2024
      ? {
          title: 'Emission factors and reference values, table 5.4',
          edition: 'Version 4.0',
          published_on: '2026-09-09',
          source_url: 'https://www.canada.ca/en/environment-climate-change.html',
        }
      : {
          title: 'National Inventory Report 1990-2022, annex 13',
          edition: '2024 edition',
          source_url: 'https://publications.gc.ca/site/eng/9.506002/publication.html',
        }),
    revision: '',
    licence: 'Open Government Licence - Canada',
    gwp: year === 2024 ? '' : 'AR5',
    valid_from: `${year}-01-01`,
    region: 'Canada',
    note: `Data year ${year}`,
  }));
  const factors = rows.map((line) =>
    row(`ca-${line['data_year']}`, line['code'], {
      publisher_table: line['data_year'] === '2024' ? 'Table 5.4' : 'Annex 13',
      region: line['jurisdiction'],
      kg_co2e: kgOfGrams(line['g_co2e_per_kwh']),
      year: line['data_year'],
      note: 'Consumption intensity of the province, g/kWh as published',
    }),
  );
  return { sets, factors: [...factors, ...factors.filter(standsInForTheIsland).map(onTheIsland)] };
}

/** Annex 13 prints no consumption factor for Prince Edward Island, whose power comes from New Brunswick. */
const standsInForTheIsland = ({ region, publisher_table: table }) => region === 'New Brunswick' && table === 'Annex 13';
const onTheIsland = (factor) => ({
  ...factor,
  id: factor.id.replace('/NB', '/PE'),
  region: 'Prince Edward Island',
  note: 'New Brunswick, g/kWh as published: it stands in for Prince Edward Island, which takes its power from there and is not printed itself',
});

/**
 * Imports one source per country: EEA (direct) for the EU, the national publisher where we have it, Ember (lifecycle)
 * otherwise.
 */
export function importCountries(folder) {
  const rows = read(folder, 'national_grid_factors.csv');
  /** @param {Record<string, string>} line */
  const isEmber = ({ source }) => source.startsWith('Ember');
  /** @param {Record<string, string>} line */
  const isEea = ({ source }) => source.startsWith('EEA');
  // Australia's own edition begins in July 2026; earlier days use Ember, with a label.
  const ember = rows.filter((line) => isEmber(line) && (line['preferred'] === 'yes' || line['iso2'] === 'AU'));
  const eea = rows.filter(isEea);
  const emberYears = [...new Set(ember.map(({ data_year }) => data_year))].sort();
  const sets = [
    ...emberYears.map((year) => ({
      id: `ember-${year}`,
      publisher: 'Ember',
      title: 'Yearly electricity data: emissions intensity',
      edition: `Data year ${year}`,
      revision: 'as of 2025-08-03',
      licence: 'CC BY 4.0',
      source_url: 'https://ember-energy.org/data/yearly-electricity-data/',
      valid_from: `${year}-01-01`,
      region: 'World',
      note: 'Lifecycle intensity of generation: fuel supply and building of plants are in it',
    })),
    {
      id: 'eea-2024',
      publisher: 'European Environment Agency',
      title: 'Greenhouse gas emission intensity of electricity generation, country level',
      edition: 'Data year 2024',
      revision: 'modified 2026-07-10',
      licence: 'CC BY 4.0',
      source_url: 'https://www.eea.europa.eu/en/analysis/indicators/greenhouse-gas-emission-intensity-of-1',
      published_on: '2026-07-10',
      valid_from: '2024-01-01',
      region: 'European Union',
      note: 'Direct emissions of generation',
    },
  ];
  const country = (set) => (line) =>
    row(set(line), line.iso2, {
      publisher_table: set(line).startsWith('ember') ? 'Emissions intensity' : 'Country level',
      region: countryName(line.country),
      kg_co2e: line.kg_co2e_per_kwh,
      year: line.data_year,
      note: set(line).startsWith('ember') ? 'Lifecycle intensity' : 'Direct intensity',
    });
  const factors = [...ember.map(country((line) => `ember-${line.data_year}`)), ...eea.map(country(() => 'eea-2024'))];
  return { sets, factors, rows: [...ember, ...eea] };
}

export function importAib(folder, nameOf) {
  const rows = read(folder, 'eu_aib_residual_mix_2025.csv');
  const set = {
    id: 'aib-2025',
    publisher: 'Association of Issuing Bodies',
    title: 'European Residual Mixes',
    edition: '2025',
    revision: 'v1.0',
    licence: 'Cite the Association of Issuing Bodies',
    source_url: 'https://www.aib-net.org/facts/european-residual-mix',
    published_on: '2026-05-26',
    valid_from: '2025-01-01',
    region: 'Europe',
    note: 'CO2 only',
  };
  const factors = rows.map((line) =>
    row('aib-2025', line['iso2'], {
      basis: 'market',
      publisher_table: 'Table 2',
      region: nameOf(line['iso2']),
      kg_co2e: kgOfGrams(line['residual_mix_g_co2_per_kwh']),
      kg_co2: kgOfGrams(line['residual_mix_g_co2_per_kwh']),
      year: line['data_year'],
      note:
        line['residual_mix_g_co2_per_kwh'] === '' ? 'NA: full disclosure, no residual mix is published' : 'CO2 only',
    }),
  );
  return { sets: [set], factors };
}

export function importAustralia(folder) {
  const set = {
    id: 'au-nga-2026',
    publisher: 'Australian Government (DCCEEW)',
    title: 'National Greenhouse Accounts Factors',
    edition: '2026',
    licence: 'CC BY 4.0',
    source_url: 'https://www.dcceew.gov.au/climate-change/publications/national-greenhouse-accounts-factors',
    valid_from: '2026-07-01',
    region: 'Australia',
    note: 'Applies to the year 1 July 2026 to 30 June 2027',
  };
  const names = { NATIONAL: 'Australia', RESIDUAL_MIX: 'Australia' };
  const factors = read(folder, 'australia_nga_2026.csv').map(({ region, scope2_kg_co2e_per_kwh }) =>
    row('au-nga-2026', region, {
      publisher_table: 'Tables 1 and 2',
      basis: region === 'RESIDUAL_MIX' ? 'market' : 'location',
      region: names[region] ?? `Australia ${region}`,
      kg_co2e: scope2_kg_co2e_per_kwh,
      year: 2026,
    }),
  );
  return { sets: [set], factors };
}
