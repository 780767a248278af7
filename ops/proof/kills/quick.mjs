import { sideBySide } from '../../test/tally.mjs';
import { proveBehindRestart } from '../behind-restart.mjs';
import { proveNoLostUpdate } from '../lost-update.mjs';
import { timed } from '../durations/timed.mjs';
import { proveBusinessKills } from './kill-business.mjs';
import { proveComplianceKills } from './kill-compliance.mjs';
import { proveDocKills } from './kill-docs.mjs';
import { proveFactorKills } from './kill-factors.mjs';
import { proveDatabaseKills } from './kill-mariadb.mjs';
import { provePassportKills } from './kill-passports.mjs';
import { proveProcessKills } from './kill-process.mjs';
import { proveReminderKills } from './kill-reminders.mjs';

/**
 * Proofs that run beside each other, the longest first. Each has a portal and a database of its own, on ports that the
 * system gives it, and spends most of its time waiting until the work of a killed process is free again.
 * @returns {[name: string, prove: () => Promise<unknown>][]}
 */
function besideEachOther(checks) {
  const short = { short: true, checks };
  const sqlite = { database: 'sqlite', ...short };
  /** @type {[name: string, prove: () => Promise<unknown>][]} */
  const onBoth = [
    ['lost updates, sqlite', () => proveNoLostUpdate({ operations: 200, database: 'sqlite', checks })],
    ['lost updates, mysql', () => proveNoLostUpdate({ operations: 200, database: 'mysql', checks })],
    ['outdated figures, sqlite', () => proveBehindRestart({ database: 'sqlite', checks })],
    ['outdated figures, mysql', () => proveBehindRestart({ database: 'mysql', checks })],
  ];
  return [
    ['kills in the work of locations and staff', () => proveBusinessKills(sqlite)],
    ['kills in compliance', () => proveComplianceKills(sqlite)],
    ['kills in an import of factors and a recalculation', () => proveFactorKills({ bills: 220, ...sqlite })],
    ['kills in documents', () => proveDocKills(sqlite)],
    [
      'kills in a recalculation, MariaDB',
      () => proveFactorKills({ bills: 220, ...short, database: 'mysql', recalculating: true }),
    ],
    ['kills in passports', () => provePassportKills(sqlite)],
    ['kills in reminders', () => proveReminderKills({ people: 30, kills: 2, database: 'sqlite', checks })],
    ...onBoth,
  ];
}

/**
 * Proofs at a time: each waits most of its time and takes about 1 GB with its database. More would take the processor
 * from the API tests that run beside them.
 */
const LANES = 4;

/** Kills of the process and of MariaDB in few rounds: alone, because they judge how soon the portal is ready again. */
export async function proveRestartsQuickly({ checks }) {
  await timed('kills of the process', () => proveProcessKills({ kills: 10, database: 'sqlite', checks }));
  await timed('kills of MariaDB', () => proveDatabaseKills({ kills: 3, checks }));
}

/** Kills in the work of each area, lost updates and outdated figures; other work on the machine only makes them slower. */
export const proveKillsQuickly = ({ checks }) => sideBySide(LANES, besideEachOther(checks), timed);
