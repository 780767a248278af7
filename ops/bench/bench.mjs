import { cpus, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildBackend } from '../start/build-backend.mjs';
import { mariaDbPrograms } from '../test/machine.mjs';
import { measureEngine } from './measures/measure-engine.mjs';
import { measureFilters } from './measures/measure-filters.mjs';
import { measureImport } from './measures/measure-import.mjs';
import { measureList } from './measures/measure-list.mjs';
import { measureLogin } from './measures/measure-login.mjs';
import { measurePages } from './measures/measure-pages.mjs';
import { measurePush } from './measures/measure-push.mjs';
import { measureRecalculation } from './measures/measure-recalculation.mjs';
import { measureSave } from './measures/measure-save.mjs';
import { measureStart } from './measures/measure-start.mjs';
import { measureHotDay, measureSummary } from './measures/measure-summary.mjs';

/**
 * Figures of the bench. `npm run bench -- p1 p4` measures the named ones; without names it measures all, in about
 * fifteen minutes on two cores. `--rows=100000` sets the number of rows for figures that use it; `--memory` measures
 * memory only. `ready` drops bills one after the other on an idle machine. `reading` reads as many scans as possible in
 * five minutes, all with `--all`, none with `--no-scans`; `--failures` prints the errors in layouts that may be used
 * for tuning.
 */
const figures = {
  p1: { measure: () => measureList('mysql'), mariaDb: true },
  p2: { measure: () => measureList('sqlite') },
  p3: { measure: async () => [...(await measureSave('mysql')), ...(await measureSave('sqlite'))], mariaDb: true },
  p4: { measure: () => measureLogin('sqlite') },
  p5: { measure: async () => [...(await measureSummary()), ...(await measureHotDay())], mariaDb: true },
  p9: { measure: measurePush },
  p10: { measure: measurePages },
  p13: { measure: measureStart },
  engine: { measure: measureEngine },
  business: {
    measure: async (options) => (await import('./measures/measure-business.mjs')).measureBusiness(options),
    mariaDb: true,
  },
  compliance: {
    measure: async () => (await import('./measures/measure-compliance.mjs')).measureCompliance(),
    mariaDb: true,
  },
  documents: {
    measure: async () => (await import('./measures/measure-documents.mjs')).measureDocuments(),
    mariaDb: true,
  },
  filters: { measure: measureFilters, mariaDb: true },
  import: { measure: measureImport, mariaDb: true },
  map: { measure: async () => (await import('./measures/measure-map.mjs')).measureMap() },
  reading: { measure: async (options) => (await import('./measures/measure-reading.mjs')).measureReading(options) },
  ready: { measure: async () => (await import('./measures/measure-ready.mjs')).measureReady() },
  recalculation: { measure: measureRecalculation, mariaDb: true },
};

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Linux ${release()}, Node ${process.version}`;

function print(rows) {
  console.log('\n| Figure | Product | Limit | Ratio | Goal | Met |\n|---|---|---|---|---|---|');
  for (const { figure, product, limit, ratio, goal, met } of rows)
    console.log(
      `| ${figure} | ${product} | ${limit} | ${ratio?.toFixed(2) ?? ''} | ${goal} | ${met ? 'yes' : '**no**'} |`,
    );
}

async function measure(name) {
  const { measure: work, mariaDb } = figures[name];
  if (mariaDb && !mariaDbPrograms().server)
    return [
      {
        figure: name.toUpperCase(),
        product: 'not measured: MariaDB is not installed',
        limit: '',
        goal: '',
        met: false,
      },
    ];
  console.log(`measuring ${name}`);
  return work(options);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    memory: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    failures: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const options = {
  ...(values.rows === undefined ? {} : { rows: Number(values.rows) }),
  memoryAlone: values.memory,
  all: values.all,
  failures: values.failures,
  scans: values.scans,
};
const asked = positionals.map((name) => name.toLowerCase());
const unknown = asked.filter((name) => !Object.hasOwn(figures, name));
if (unknown.length > 0)
  throw new Error(`there is no ${unknown.join(', ')}; there is ${Object.keys(figures).join(', ')}`);

await buildBackend();
console.log(machine());
const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(figures)) {
  // A figure that cannot be measured is reported in the table and does not stop the others.
  const found = await measure(name).catch((error) => [
    { figure: name.toUpperCase(), product: `failed: ${error.message.split('\n')[0]}`, limit: '', goal: '', met: false },
  ]);
  rows.push(...found);
}
print(rows);
process.exit(0);
