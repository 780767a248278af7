import { makeChecks } from './checks.mjs';
import { proveProcessKills } from './kill-process.mjs';
import { proveDatabaseKills } from './kill-mariadb.mjs';
import { proveNoLostUpdate } from './lost-update.mjs';

/** The proofs in their short form, under two minutes: 10 kills of the process, 3 of MariaDB, no lost update on either. */
const checks = makeChecks();
await proveProcessKills({ kills: 10, database: 'sqlite', checks });
await proveDatabaseKills({ kills: 3, checks });
for (const database of ['sqlite', 'mysql']) await proveNoLostUpdate({ operations: 200, database, checks });
process.exitCode = checks.finish();
