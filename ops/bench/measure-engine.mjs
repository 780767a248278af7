import { runProgram } from './child-programs.mjs';

const SINGLES_GOAL = 200_000;

const rate = (found) => `${Math.round(found.core)} a second of processor time, ${Math.round(found.clock)} by the clock`;

/** Single calculations in memory on one core, row included, without the seal. */
export async function measureEngine() {
  /** @type {Record<string, { core: number, clock: number }>} rows a second by type */
  const found = await runProgram('engine.mjs', {});
  return Object.entries(found).map(([type, rates]) => ({
    figure: `Engine: ${type}, calculations (rows) in memory`,
    ...{ product: rate(rates), limit: '', ratio: rates.core / SINGLES_GOAL },
    ...{ goal: `≥ ${SINGLES_GOAL}/s`, met: rates.core >= SINGLES_GOAL },
  }));
}
