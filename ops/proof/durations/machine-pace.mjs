import { spawnSync } from 'node:child_process';
import { root } from '../../start/process.mjs';
import { median } from '../checks.mjs';

/** Milliseconds that the reference work takes on the machine for which limits of time were set. */
const REFERENCE_MS = 350;
const ROUNDS = 5;

/** Starts a process that only loads the database library: what a portal does until it is ready, and nothing of ours. */
function referenceMs() {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['-e', "require('sequelize')"], { cwd: root });
  if (status !== 0) throw new Error('the reference work was left out');
  return performance.now() - begun;
}

/** Measures by which factor, at least 1, this machine is now slower than the one for which limits of time were set. */
export const slowness = () => Math.max(1, median(Array.from({ length: ROUNDS }, referenceMs)) / REFERENCE_MS);
