import { buildBackend } from '../start/build-backend.mjs';
import { ensureInstalled, expectNode } from '../start/install.mjs';
import { stopCommands } from './run.mjs';
import * as suites from './suites.mjs';
import { makeTally } from './tally.mjs';

/** The fast part of the tests: what needs no server and no browser. */
expectNode();
ensureInstalled();
await buildBackend();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopCommands();
    process.exit(130);
  });
const tally = makeTally();
await tally.suite('lint', suites.lint);
await tally.suite('types', suites.types);
await tally.suite('walls', suites.walls);
await tally.suite('unused code', suites.unused);
await tally.suite('dictionaries', suites.dictionaries);
await tally.suite('unit', () => suites.jest(['contracts', 'unit', 'kit', 'ops'], suites.EMBEDDED));
process.exitCode = tally.finish();
