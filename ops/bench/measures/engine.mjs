/**
 * Prints rows per second by activity type for calculations in one process in memory, without the seal, and for a bare
 * loop of the same exact multiplications and roundings. Needs the built backend.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../../backend/dist/modules/activities');
const require = createRequire(import.meta.url);
const { calculate } = require(path.join(dist, 'types/calculate.js'));
const { digits, exact, microKg } = require(path.join(dist, 'emission/exact.js'));
const { unsealedRow } = require(path.join(dist, 'emission/calculation-row.js'));
const { loadFactorLibrary } = require(path.join(dist, 'factors/factor-library.loader.js'));

const SECONDS = 3;
const ROUNDS = 5;
const library = loadFactorLibrary(path.join(dist, '../../../reference/factors'));
const context = {
  library,
  yearRule: 'blended',
  location: { electricity_grid: 'United Kingdom', country: 'GB' },
};
const period = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 31) };
const activities = {
  electricity_activitys: { ...period, amount: 97_006.5, units: 'kWh', renewable_amount: 0, applied: true },
  water_activitys: { ...period, amount: 1234.5, units: 'm3', applied: true },
};

/** Each activity differs from the previous one, so that no result can be cached. */
function run(type, until) {
  const activity = activities[type];
  let rows = 0;
  let kg = 0;
  for (let at = 0; performance.now() < until; at += 1)
    for (const result of calculate(type, { ...activity, amount: activity.amount + (at % 1000) }, context)) {
      kg += unsealedRow(result, library).CO2 ?? 0;
      rows += 1;
    }
  if (!(kg > 0)) throw new Error(`${type} gave no figure`);
  return rows;
}

/** The multipliers of each row of an activity: the factor, and the gases it consists of. */
const multipliersOf = (type) =>
  calculate(type, activities[type], context).flatMap(({ outcome: { parts = [] } }) =>
    parts.map(({ factor, factor_id }) => {
      const { gases } = library.factor(factor_id) ?? {};
      const split = [gases?.co2, gases?.ch4, gases?.n2o].filter((value) => typeof value === 'string');
      return { factor: exact(factor), gases: split.map((value) => exact(value)) };
    }),
  );

/**
 * The arithmetic alone: quantity, kilograms and gases of each row in full precision, then quantity and kilograms
 * rounded as the columns store them.
 */
function bare(type, until) {
  const multipliers = multipliersOf(type);
  const { amount } = activities[type];
  let [rows, kg, basis] = [0, 0, 0];
  /** @type {string[]} */
  let told = [];
  for (let at = 0; performance.now() < until; at += 1) {
    const quantity = exact(amount + (at % 1000));
    for (const { factor, gases } of multipliers) {
      const product = quantity.times(factor);
      told = [digits(quantity), digits(product), ...gases.map((gas) => digits(quantity.times(gas)))];
      kg += microKg(product);
      basis += microKg(quantity);
      rows += 1;
    }
  }
  if (!(kg > 0 && basis > 0 && told.length > 1)) throw new Error(`${type} multiplied nothing`);
  return rows;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Rows per second of a loop, by wall clock and by processor time. */
function rateOf(loop, type) {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const rows = loop(type, began + SECONDS * 1000);
  const { user, system } = process.cpuUsage(cpu);
  return { clock: rows / ((performance.now() - began) / 1000), core: rows / ((user + system) / 1e6) };
}

const found = {};
for (const type of Object.keys(activities)) {
  run(type, performance.now() + 1000);
  bare(type, performance.now() + 1000);
  // Runs both in turns, so that a slowdown of the machine affects both.
  const rates = Array.from({ length: ROUNDS }, () => ({ engine: rateOf(run, type), bare: rateOf(bare, type) }));
  found[type] = {
    clock: median(rates.map(({ engine }) => engine.clock)),
    core: median(rates.map(({ engine }) => engine.core)),
    bare: median(rates.map((each) => each.bare.core)),
    ratio: median(rates.map(({ engine, bare: alone }) => engine.core / alone.core)),
  };
}
process.stdout.write(JSON.stringify(found));
