import Big from 'big.js';

const ENERGY = ['kWh', 'kWh (net)', 'MWh', 'GJ', 'MMBtu', 'mmBtu', 'therm', 'scf'];
const AMOUNTS = [
  'kg',
  't',
  'lb',
  'short ton',
  'L',
  'm3',
  'million litres',
  'gal (US)',
  'gal (imp)',
  'm2',
  'unit',
  'units',
];
const DISTANCES = ['km', 'miles', 'passenger-km', 'passenger-miles', 'tonne-km'];
const FREIGHT = ['ton-mile', 'short ton-miles'];
const TIMES = ['hours', 'days', 'nights', 'room-nights'];
const UNITS = new Set([...ENERGY, ...AMOUNTS, ...DISTANCES, ...FREIGHT, ...TIMES]);
/** Factors by spend are per unit of a currency, sometimes with the year of its prices. */
const MONEY = /^[A-Z]{3}( \d{4})?$/;

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** First year in which the publisher prints row ids. */
const FULL_SINCE = 2023;
const JUMP = 0.3;
const KM_OF_A_MILE = new Big('1.609344');
/**
 * Allowed difference between a total and the sum of its three gases, each of which is rounded separately per kilometre
 * and per mile.
 */
const ROUNDED_APART = '0.00004';

const keyOf = ({ family, item, component, basis, region, unit }) =>
  [family, item, component, basis, region, unit].filter(Boolean).join(' ');

function grouped(rows, key) {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

const repeated = (words) =>
  [...grouped(words, (word) => word)].filter(([, all]) => all.length > 1).map(([word]) => word);

/** Problems of ids and counts: ids must be unique, and every row of an edition must be in the list of rows. */
function countProblems({ sets, rows, editions, factors }) {
  const known = new Set(rows.map(({ row }) => row));
  const perUse = factors.map(({ id, family, item, component, basis, unit }) =>
    [id, family, item, component, basis, unit].join(' '),
  );
  return [
    ...repeated(sets.map(({ id }) => id)).map((id) => `two sets share the id ${id}`),
    ...repeated(perUse).map((id) => `two factors share the id ${id}`),
    ...editions.flatMap(({ file, year, values }) => [
      ...repeated(values.map(({ row }) => row)).map((row) => `${file}: the row ${row} is there twice`),
      ...values.filter(({ row }) => !known.has(row)).map(({ row }) => `${file}: rows-uk.csv names no row ${row}`),
      ...(Number(year) >= FULL_SINCE && values.length < known.size
        ? [`${file}: ${values.length} of ${known.size} rows`]
        : []),
    ]),
  ];
}

/** Problems of factors whose own columns are incomplete or contradictory. */
function rowProblems({ sets, factors }) {
  const setIds = new Set(sets.map(({ id }) => id));
  return factors.flatMap(
    ({ id, file, set, unit, kg_co2e, kg_co2, kg_ch4, kg_n2o, note, publisher_table, publisher_row, family }) => {
      const where = `${file}: ${id}`;
      const numbers = [kg_co2e, kg_co2, kg_ch4, kg_n2o].filter(Boolean);
      return [
        setIds.has(set) ? null : `${where}: unknown set ${set}`,
        UNITS.has(unit) || (family === 'spend' && MONEY.test(unit)) ? null : `${where}: unit ${unit}`,
        publisher_table && publisher_row ? null : `${where}: cites no table or row`,
        // A blank in the editions is the publisher's own; elsewhere a person left it out and must say why.
        kg_co2e !== '' || note || file.startsWith('values-') ? null : `${where}: blank without a reason`,
        ...numbers.map((number) => (DECIMAL.test(number) ? null : `${where}: ${number} is no plain decimal`)),
      ].filter(Boolean);
    },
  );
}

/**
 * Allowed rounding difference, because publishers round each gas and the total separately: two units of the last
 * decimal, or of the fifth.
 */
function roundingOf(total) {
  const decimals = total.split('.')[1]?.length ?? 0;
  const last = new Big(10).pow(-Math.min(decimals, 5)).times(2);
  return last;
}

export const withGases = (factors) =>
  factors.filter(({ kg_co2e, kg_co2, kg_ch4, kg_n2o }) =>
    [kg_co2e, kg_co2, kg_ch4, kg_n2o].every((n) => DECIMAL.test(n ?? '')),
  );

function gasProblems({ factors }) {
  return withGases(factors).flatMap(({ id, file, kg_co2e, kg_co2, kg_ch4, kg_n2o }) => {
    const difference = new Big(kg_co2).plus(kg_ch4).plus(kg_n2o).minus(kg_co2e).abs();
    return difference.lte(roundingOf(kg_co2e))
      ? []
      : [`${file}: ${id}: gases miss the total by ${difference.toFixed()}`];
  });
}

const valued = (factors) => factors.filter(({ kg_co2e }) => DECIMAL.test(kg_co2e));

/** Pairs of a figure per kilometre and per mile, where a table contains both. */
export function distancePairs({ factors }) {
  const pairs = grouped(
    valued(factors).filter(({ unit }) => /^(passenger-)?(km|miles)$/.test(unit)),
    (factor) => `${factor.set} ${keyOf({ ...factor, unit: factor.unit.replace(/km|miles/, 'distance') })}`,
  );
  return [...pairs.values()].flatMap((pair) => {
    const km = pair.find(({ unit }) => unit.endsWith('km'));
    const mile = pair.find(({ unit }) => unit.endsWith('miles'));
    return km && mile ? [{ km, mile }] : [];
  });
}

const pairProblems = (tables) =>
  distancePairs(tables).flatMap(({ km, mile }) => {
    const difference = new Big(km.kg_co2e).times(KM_OF_A_MILE).minus(mile.kg_co2e).abs();
    return difference.lte(ROUNDED_APART) ? [] : [`${mile.file}: ${mile.id}: is not 1.609344 × ${km.id}`];
  });

/** Changes of more than 30 % from one edition to the next, which are printed for review and never refused. */
export function jumpsOf({ factors }) {
  return [...grouped(valued(factors), keyOf)].flatMap(([key, rows]) => {
    const inOrder = [...rows].sort((a, b) => Number(a.year) - Number(b.year));
    return inOrder.slice(1).flatMap((next, at) => {
      const before = inOrder[at];
      if (new Big(before.kg_co2e).eq(0) || before.year === next.year) return [];
      const change = new Big(next.kg_co2e).minus(before.kg_co2e).div(before.kg_co2e);
      return change.abs().lte(JUMP) ? [] : [{ key, before, next, change }];
    });
  });
}

/** Everything that breaks a rule, in words. */
export const brokenRules = (tables) => [
  ...countProblems(tables),
  ...rowProblems(tables),
  ...gasProblems(tables),
  ...pairProblems(tables),
];
