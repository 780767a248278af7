import { buildBackend } from '../start/build-backend.mjs';
import { ensureInstalled, expectNode } from '../start/install.mjs';
import { foldersOf } from './areas.mjs';
import { stopCommands } from './run.mjs';
import * as suites from './suites.mjs';
import { makeTally } from './tally.mjs';

/** Runs the fast tests, which need no server or browser, or all tests of one area including its API tests. */
const named = process.argv.slice(2);
const folders = named.flatMap(foldersOf);
expectNode();
ensureInstalled();
await buildBackend();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
const tally = makeTally();
await tally.sideBySide(2, suites.staticSuites(named.length > 0 ? folders : undefined));
// Jest has two workers of its own, which would only wait for the checks above.
const projects = [...suites.UNIT, ...(named.length > 0 ? suites.API_FIRST : [])];
await tally.suite(['unit', ...named].join(' '), () => suites.jest(projects, suites.EMBEDDED, { folders }));
process.exitCode = tally.finish();
