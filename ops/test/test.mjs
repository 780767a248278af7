import { buildBackend } from '../start/build-backend.mjs';
import { ensureInstalled, expectNode } from '../start/install.mjs';
import { readEnvFile } from '../start/process.mjs';
import { chromiumProgram, ensurePrograms, mariaDbPrograms, mayInstall, redisProgram } from './machine.mjs';
import { chosenTests } from './named-tests.mjs';
import { stopCommands } from './run.mjs';
import { startMariaDb, startRedis } from './services.mjs';
import * as suites from './suites.mjs';
import { makeTally } from './tally.mjs';

const begun = Date.now();
const names = process.argv.slice(2);
const log = (words) => console.log(words);
const started = [];

async function stopServices() {
  while (started.length > 0) await started.pop().stop();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    log(`stopped by ${signal}`);
    stopCommands();
    await stopServices();
    process.exit(130);
  });

/**
 * Starts a server for this run, or uses the one named by the environment; otherwise returns the reason why there is
 * none.
 */
async function serviceOf({ name, program, start, named, variable }) {
  if (program) {
    const service = await start();
    started.push(service);
    return { url: service.url };
  }
  if (named) return { url: named };
  return { reason: `install ${name}, or name a server in ${variable}` };
}

const named = {
  database: /^(mysql|mariadb):/.test(process.env['DATABASE_URL'] ?? '') ? process.env['DATABASE_URL'] : undefined,
  redis: process.env['REDIS_URL'],
};

const mariaDb = () => {
  const { server, installer } = mariaDbPrograms();
  const program = server && installer;
  return serviceOf({ name: 'MariaDB', program, start: startMariaDb, named: named.database, variable: 'DATABASE_URL' });
};
const redis = () =>
  serviceOf({ name: 'Redis', program: redisProgram(), start: startRedis, named: named.redis, variable: 'REDIS_URL' });

/** Runs a suite on a service; without the service, prints the reason and counts a skip. */
async function suiteOn(tally, name, service, work) {
  const { url, reason } = await service().catch((error) => ({ reason: error.message }));
  if (url) await tally.suite(name, () => work(url));
  else tally.skip(name, reason);
}

async function apiSuites(tally) {
  await tally.suite('API on SQLite', () => suites.jest(suites.API_FIRST, suites.EMBEDDED));
  await suiteOn(tally, 'API on MariaDB', mariaDb, (url) =>
    suites.jest(suites.API, { ...suites.EMBEDDED, DATABASE_URL: url }),
  );
}

async function serverSuites(tally) {
  await tally.suite('unit', () => suites.jest(suites.UNIT, suites.EMBEDDED));
  // The kills wait for leases most of their time and limit none of it; the API tests keep both cores busy meanwhile.
  await Promise.all([apiSuites(tally), tally.suite('kills', () => suites.faults('kills', suites.PASSING))]);
  // Beside each other, because they wait for leases and pauses most of the time.
  await Promise.all([
    tally.suite('drivers embedded', () => suites.jest(['drivers'], suites.EMBEDDED)),
    suiteOn(tally, 'drivers on Redis', redis, (url) =>
      suites.jest(['drivers'], { ...suites.EMBEDDED, REDIS_URL: url }),
    ),
  ]);
  await stopServices();
}

async function buildAll() {
  const { build } = await import('../build/build.mjs');
  await build({ log: () => {} });
}

async function journeys(tally, chosen) {
  if (!chromiumProgram()) return tally.skip('browser journeys', 'install Chromium, or name it in CHROMIUM_PATH');
  await tally.suite('browser journeys', () => suites.browser(chosen));
}

async function sizes() {
  await buildAll();
  return suites.sizes();
}

/** Prepares every run. */
function prepare() {
  expectNode();
  readEnvFile();
  ensureInstalled({ log });
}

/** Runs the tests with these names on SQLite and without Redis; journeys run on a portal that is built for them. */
async function namedTests(names) {
  prepare();
  const { files, specs, title } = chosenTests(names);
  await buildBackend({ log });
  const tally = makeTally({ skipFails: mayInstall() });
  if (files.length > 0)
    await tally.suite(names.join(' '), () => suites.jest(suites.PROJECTS, suites.EMBEDDED, { files }));
  if (specs.length > 0) {
    await ensurePrograms({ log });
    await buildAll();
    await journeys(tally, { files: specs, title });
  }
  return tally.finish();
}

async function everything() {
  prepare();
  await ensurePrograms({ log });
  await buildBackend({ log });
  log(`ready to test after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  const tally = makeTally({ skipFails: mayInstall() });
  await tally.sideBySide(2, suites.staticSuites());
  await serverSuites(tally);
  await tally.suite('code sizes', sizes);
  await tally.suite('restarts', () => suites.faults('restarts', suites.EMBEDDED));
  // Alone: a page that waits for the processor misses what a person may expect of it.
  await journeys(tally);
  await tally.suite('delivery', () => suites.faults('delivery', suites.EMBEDDED));
  return tally.finish();
}

try {
  process.exitCode = names.length > 0 ? await namedTests(names) : await everything();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await stopServices();
}
