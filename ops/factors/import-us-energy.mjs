import Big from 'big.js';
import { US_FUELS, US_OWN_FUELS, US_ROAD_FUELS, US_VEHICLES } from './energy-names.mjs';

/**
 * Potentials of IPCC AR5, as the EPA hub uses them, to convert its grams of CH4 and N2O exactly to kilograms of CO2e.
 */
const GWP = { ch4: '28', n2o: '265' };
const UNITS = { gallon: 'gal (US)', 'vehicle-mile': 'miles' };

export const US_ENERGY_SETS = [2024, 2025].map((year) => ({
  id: `us-hub-energy-${year}`,
  publisher: 'US EPA',
  title: 'GHG Emission Factors Hub, tables 1, 2, 7, 8 and 10',
  edition: `${year} edition`,
  licence: 'US public domain',
  source_url: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
  published_on: year === 2025 ? '2025-01-15' : '',
  gwp: 'AR5',
  valid_from: `${year}-01-01`,
  region: 'United States',
  note: 'Heat contents are gross; kg CO2 + g CH4 x 28 / 1000 + g N2O x 265 / 1000',
}));

const gas = (grams, gwp) => new Big((grams ?? '0').trim()).times(gwp).div(1000);

/** Returns the figures of one line of the hub by measure. */
function linesOf(hub) {
  const lines = new Map();
  for (const { hub_year, table, item, unit, metric, value } of hub) {
    const key = [hub_year, table, item, unit].join('|');
    const line = lines.get(key) ?? { year: hub_year, table, item, unit, figures: {} };
    line.figures[metric] = value.trim();
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** Returns the CO2e of one line per unit, or per mmBtu. */
function gasesOf({ figures }, per) {
  if (figures[`kg_CO2_per_${per}`] === undefined) return null;
  return {
    co2: new Big(figures[`kg_CO2_per_${per}`]),
    ch4: gas(figures[`g_CH4_per_${per}`], GWP.ch4),
    n2o: gas(figures[`g_N2O_per_${per}`], GWP.n2o),
  };
}

const row = (line, unit, rest, note = '') => ({
  id: `us-hub-energy-${line.year}/${line.table}/${line.item}/${rest.item}/${unit}${rest.component === 'biogenic' ? '/biogenic' : ''}`,
  set: `us-hub-energy-${line.year}`,
  publisher_table: `Table ${line.table}`,
  publisher_row: line.item,
  scope: 1,
  component: 'direct',
  label: line.item,
  region: 'United States',
  unit,
  year: line.year,
  note,
  ...rest,
});

const split = ({ co2, ch4, n2o }) => ({
  kg_co2e: co2.plus(ch4).plus(n2o).toFixed(),
  kg_co2: co2.toFixed(),
  kg_ch4: ch4.toFixed(),
  kg_n2o: n2o.toFixed(),
});

/** CO2 from burnt plants is outside the scopes; the other gases are not. */
const bio = (line, unit, place, gases) => [
  row(line, unit, { ...place, ...split({ ...gases, co2: new Big(0) }) }),
  row(line, unit, { ...place, scope: '', component: 'biogenic', kg_co2e: gases.co2.toFixed(), biogenic: 'yes' }),
];

const fuelRows = (line) =>
  line.table === '1'
    ? [US_FUELS[line.item] ?? US_OWN_FUELS[line.item]?.[0] ?? []].flat().flatMap((item) => rowsOfFuel(line, item))
    : [];

function rowsOfFuel(line, item) {
  const isBio = /^10[35]_|^us_wood$/.test(item);
  return [
    [UNITS[line.unit] ?? line.unit, gasesOf(line, 'unit')],
    // Biofuels of the UK tables use net energy; the gross figure of the hub would have the same unit.
    ...(item.startsWith('103_') ? [] : [['mmBtu', gasesOf(line, 'mmBtu')]]),
  ].flatMap(([unit, gases]) => {
    if (!gases) return [];
    const place = { family: 'fuel', item };
    return isBio ? bio(line, unit, place, gases) : [row(line, unit, { ...place, ...split(gases) })];
  });
}

const ROAD = 'Carbon dioxide only: the hub prints methane and nitrous oxide of road vehicles per mile and model year';

function roadRows(line) {
  const item = line.table === '2' ? US_ROAD_FUELS[line.item] : undefined;
  const value = line.figures.kg_CO2_per_unit;
  return item ? [row(line, 'gal (US)', { family: 'vehicle', item, kg_co2e: value, kg_co2: value }, ROAD)] : [];
}

const ALL_SIZES = 'One figure for all sizes and fuels';

function vehicleRows(line, types) {
  const kind = US_VEHICLES[line.item];
  if (!kind || kind.table !== line.table || line.unit !== 'vehicle-mile') return [];
  const items = types
    .filter(({ code }) => kind.types.test(code))
    .flatMap(({ fuels }) =>
      fuels.filter(({ fuel }) => kind.fuels.includes(fuel)).map(({ factor_item }) => factor_item),
    );
  const gases = gasesOf(line, 'unit');
  if (!gases) return [];
  return [...new Set(items)].map((item) => row(line, 'miles', { family: 'vehicle', item, ...split(gases) }, ALL_SIZES));
}

function heatRows(line) {
  if (line.table !== '7') return [];
  const gases = gasesOf(line, 'mmBtu');
  if (!gases) return [];
  return ['401_4002', '401_4003'].map((item) =>
    row(line, 'mmBtu', { family: 'heat', item, scope: 2, basis: 'location', ...split(gases) }),
  );
}

/** Returns fuels, heat and vehicles of the hub, per unit and per mmBtu, as items of the UK tables. */
export function importUsEnergy(hub, types) {
  return linesOf(hub).flatMap((line) => [
    ...fuelRows(line),
    ...roadRows(line),
    ...heatRows(line),
    ...vehicleRows(line, types),
  ]);
}
