import { killRounds } from './kill-rounds.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';

/** Kills the portal with `kill -9` during its work, on one database. */
export function proveProcessKills({ kills, database, seed = 1, checks }) {
  const name = `process on ${database}`;
  return runOnPortal({ name, database, checks }, async ({ portal, rows }) => {
    const blow = async () => {
      await portal.kill();
      return portal.start();
    };
    await killRounds({ portal, rows, checks, kills, seed, name, blow });
  });
}

await asProgram(import.meta.url, { numbers: { kills: '100', seed: '1' } }, proveProcessKills);
