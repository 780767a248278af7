import { chromiumProgram } from '../test/machine.mjs';
import { proveDeliveryQuickly } from './delivery/quick.mjs';
import { proveBehindRestart } from './behind-restart.mjs';
import { makeChecks } from './checks.mjs';
import { proveBusinessKills } from './kills/kill-business.mjs';
import { proveComplianceKills } from './kills/kill-compliance.mjs';
import { proveDocKills } from './kills/kill-docs.mjs';
import { proveFactorKills } from './kills/kill-factors.mjs';
import { provePassportKills } from './kills/kill-passports.mjs';
import { proveProcessKills } from './kills/kill-process.mjs';
import { proveDatabaseKills } from './kills/kill-mariadb.mjs';
import { proveReminderKills } from './kills/kill-reminders.mjs';
import { proveNoLostUpdate } from './lost-update.mjs';
import { proveNewRemote } from './new-remote.mjs';
import { timed } from './timed.mjs';

/**
 * The proofs with few rounds, for `npm test`, in two groups; without a name both run. Kills: 10 of the process, 3 of
 * MariaDB; lost updates and outdated figures on both databases; kills around the ends of each transaction of a factor
 * import and of a recalculation, the latter alone on MariaDB; 2 kills while reminders are sent, 18 in a move between
 * locations, an import of staff and a change of grid, 6 while demands are sent and end, 3 while a passport is issued,
 * and a few while a document is read, applied and unapplied. Delivery: a new remote from the command to its
 * retirement; and, if there is a browser, a release over a half-filled form, every way of starting after a rollback,
 * and one fault of each kind in every remote.
 */
const checks = makeChecks();
const [group] = process.argv.slice(2);

/** Seconds that independent delivery may add to `npm test`. */
const MOST_OF_DELIVERY = 240;

/** Proofs that run side by side: each has a portal and database of its own and spends much of its time waiting. */
const BESIDE_EACH_OTHER = [
  async () => {
    await proveFactorKills({ bills: 220, database: 'sqlite', short: true, checks });
    for (const database of ['sqlite', 'mysql']) await proveNoLostUpdate({ operations: 200, database, checks });
  },
  async () => {
    for (const database of ['sqlite', 'mysql']) await proveBehindRestart({ database, checks });
    await proveDatabaseKills({ kills: 3, checks });
    await proveReminderKills({ people: 30, kills: 2, database: 'sqlite', checks });
    await proveBusinessKills({ database: 'sqlite', short: true, checks });
    await proveComplianceKills({ database: 'sqlite', short: true, checks });
    await provePassportKills({ database: 'sqlite', short: true, checks });
    await proveDocKills({ database: 'sqlite', short: true, checks });
    await proveFactorKills({ bills: 220, database: 'mysql', short: true, recalculating: true, checks });
  },
];

async function kills() {
  await timed('kills of the process', () => proveProcessKills({ kills: 10, database: 'sqlite', checks }));
  await timed('kills and lost updates', () => Promise.all(BESIDE_EACH_OTHER.map((prove) => prove())));
}

/** Runs with nothing beside it, because its durations are checked. */
async function delivery() {
  await timed('a new remote, to its retirement', () => proveNewRemote({ checks }));
  const late = (words) => checks.check('independent delivery keeps to its time', [words]);
  if (chromiumProgram())
    await timed('independent delivery', () => proveDeliveryQuickly({ checks }), { limit: MOST_OF_DELIVERY, late });
}

if (group !== 'delivery') await kills();
if (group !== 'kills') await delivery();
process.exitCode = checks.finish();
