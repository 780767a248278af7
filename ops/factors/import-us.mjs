import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv } from './csv.mjs';

const KG_PER_LB = new Big('0.45359237');
const KWH_PER_MWH = 1000;
/** Potentials of IPCC AR5, as the EPA hub uses them. */
const AR5 = { co2: 1, ch4: 28, n2o: 265 };
const DERIVED_DECIMALS = 12;
const HALF_EVEN = 2;

const YEARS = [
  [2021, '2023 edition', ''],
  [2022, '2024 edition', ''],
  [2023, '2025 edition', '2025-01-15'],
];

export function importUs(folder) {
  const read = (year) => parseCsv(readFileSync(join(folder, `us_egrid_${year}_subregions.csv`), 'utf8'));
  const losses = new Map(read(2023).map((row) => [row['subregion'], row['grid_gross_loss_fraction']]));
  const names = new Map(read(2023).map((row) => [row['subregion'], row['name']]));
  const sets = YEARS.map(([year, edition, published], at) => ({
    id: `us-egrid-${year}`,
    publisher: 'US EPA',
    title: `GHG Emission Factors Hub, table 6 (eGRID${year})`,
    edition,
    revision: year === 2023 ? 'rev 1' : '',
    licence: 'US public domain',
    source_url: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
    published_on: published,
    gwp: 'AR5',
    valid_from: `${year}-01-01`,
    valid_to: at === YEARS.length - 1 ? '' : `${year}-12-31`,
    region: 'United States',
    note: year === 2023 ? 'EPA revised eGRID2023 in June 2025 (rev 2); this is the table of the January 2025 hub' : '',
  }));
  const factors = YEARS.flatMap(([year]) =>
    read(year).flatMap((row) => rowsOf(year, row, losses.get(row['subregion']) ?? '')),
  );
  return { sets, factors, names };
}

function rowsOf(year, row, loss) {
  const gases = Object.fromEntries(
    Object.entries(AR5).map(([gas, gwp]) => [
      gas,
      new Big(row[`${gas}_lb_per_mwh`]).times(KG_PER_LB).div(KWH_PER_MWH).times(gwp),
    ]),
  );
  const direct = factor(
    year,
    row,
    'direct',
    gases,
    'lb/MWh of CO2, CH4 and N2O turned into kg CO2e/kWh (1 lb = 0.45359237 kg)',
  );
  if (loss === '') return [direct];
  const share = (value) => value.times(loss).div(new Big(1).minus(loss)).round(DERIVED_DECIMALS, HALF_EVEN);
  const lost = Object.fromEntries(Object.entries(gases).map(([gas, value]) => [gas, share(value)]));
  const year2023 = year === 2023 ? '' : ' of eGRID2023, the only edition here that prints it';
  const note = `Derived: grid factor x (1 / (1 - loss) - 1) with grid gross loss ${loss}${year2023}; ${DERIVED_DECIMALS} decimals`;
  return [direct, factor(year, row, 'td', lost, note)];
}

function factor(year, row, component, gases, note) {
  const direct = component === 'direct';
  const set = `us-egrid-${year}`;
  return {
    id: `${set}/${row.subregion}${direct ? '' : `/${component}`}`,
    set,
    publisher_table: 'Table 6',
    publisher_row: row.subregion,
    scope: direct ? 2 : 3,
    category: direct ? '' : 3,
    component,
    basis: direct ? 'location' : '',
    family: 'electricity',
    region: row.subregion,
    unit: 'kWh',
    kg_co2e: gases.co2.plus(gases.ch4).plus(gases.n2o).toFixed(),
    kg_co2: gases.co2.toFixed(),
    kg_ch4: gases.ch4.toFixed(),
    kg_n2o: gases.n2o.toFixed(),
    biogenic: '',
    year,
    note,
  };
}
