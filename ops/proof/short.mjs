import { makeChecks } from './checks.mjs';
import { proveFactorKills } from './kill-factors.mjs';
import { proveProcessKills } from './kill-process.mjs';
import { proveDatabaseKills } from './kill-mariadb.mjs';
import { proveNoLostUpdate } from './lost-update.mjs';

/**
 * The proofs in their short form: 10 kills of the process, 3 of MariaDB, no lost update on either, and a kill around the
 * ends of each transaction of an import of factors and of a recalculation, on MariaDB of the latter alone.
 */
const checks = makeChecks();
await proveProcessKills({ kills: 10, database: 'sqlite', checks });
await proveDatabaseKills({ kills: 3, checks });
for (const database of ['sqlite', 'mysql']) await proveNoLostUpdate({ operations: 200, database, checks });
await proveFactorKills({ bills: 220, database: 'sqlite', short: true, checks });
await proveFactorKills({ bills: 220, database: 'mysql', short: true, recalculating: true, checks });
process.exitCode = checks.finish();
