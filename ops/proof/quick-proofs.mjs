import { chromiumProgram } from '../test/machine.mjs';
import { proveDeliveryQuickly } from './delivery/quick.mjs';
import { makeChecks } from './checks.mjs';
import { proveKillsQuickly, proveRestartsQuickly } from './kills/quick.mjs';
import { slowness } from './durations/machine-pace.mjs';
import { proveNewRemote } from './new-remote.mjs';
import { timed } from './durations/timed.mjs';

/**
 * The proofs with few rounds, for `npm test`, in three groups; without a name all run. Restarts: 10 kills of the process,
 * 3 of MariaDB. Kills: lost updates and outdated figures on both databases; kills around the ends of each transaction of
 * a factor import and of a recalculation, the latter alone on MariaDB; 2 kills while reminders are sent, 18 in a move
 * between locations, an import of staff and a change of grid, 6 while demands are sent and end, 3 while a passport is
 * issued, and a few while a document is read, applied and unapplied. Delivery: a new remote from the command to its
 * retirement; and, if there is a browser, a release over a half-filled form, every way of starting after a rollback,
 * and one fault of each kind in every remote.
 */
const checks = makeChecks();
const [group] = process.argv.slice(2);

/** Seconds that independent delivery may add to `npm test`, on the machine that the limit was set on. */
const MOST_OF_DELIVERY = 240;

/** Runs with nothing beside it, because its durations are checked. */
async function delivery() {
  await timed('a new remote, to its retirement', () => proveNewRemote({ checks }));
  const late = (words) => checks.check('independent delivery keeps to its time', [words]);
  const limit = Math.round(MOST_OF_DELIVERY * slowness());
  if (chromiumProgram()) await timed('independent delivery', () => proveDeliveryQuickly({ checks }), { limit, late });
}

const groups = {
  restarts: () => proveRestartsQuickly({ checks }),
  kills: () => proveKillsQuickly({ checks }),
  delivery,
};
for (const [name, prove] of Object.entries(groups)) if (group === undefined || group === name) await prove();
process.exitCode = checks.finish();
