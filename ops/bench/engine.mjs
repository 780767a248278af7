/** Calculations of one process in memory, without the seal: prints rows a second by type. Needs the built backend. */
import { createRequire } from 'node:module';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../backend/dist/modules/activities');
const require = createRequire(import.meta.url);
const { calculate } = require(path.join(dist, 'emission/emission-engine.js'));
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

/** Each activity differs from the one before, so that nothing can be remembered. */
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

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const found = {};
for (const type of Object.keys(activities)) {
  run(type, performance.now() + 1000);
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    const cpu = process.cpuUsage();
    const rows = run(type, began + SECONDS * 1000);
    const { user, system } = process.cpuUsage(cpu);
    return { clock: rows / ((performance.now() - began) / 1000), core: rows / ((user + system) / 1e6) };
  });
  found[type] = { clock: median(rates.map(({ clock }) => clock)), core: median(rates.map(({ core }) => core)) };
}
process.stdout.write(JSON.stringify(found));
