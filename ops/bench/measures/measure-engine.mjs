import { runProgram } from '../child-programs.mjs';

const RATIO_GOAL = 0.3;

const rate = ({ core, clock }) => `${Math.round(core)} a second of processor time, ${Math.round(clock)} by the clock`;

/**
 * Measures single calculations in memory on one core, including their row but not the seal, against a bare loop of the
 * same exact multiplications and roundings in the same run, so that the machine's speed cancels out.
 */
export async function measureEngine() {
  /** @type {Record<string, { core: number, clock: number, bare: number, ratio: number }>} rows a second by type */
  const found = await runProgram('measures/engine.mjs', {});
  return Object.entries(found).map(([type, rates]) => ({
    figure: `Engine: ${type}, calculations (rows) in memory`,
    ...{ product: rate(rates), limit: `${Math.round(rates.bare)} a second of the arithmetic alone` },
    ...{ ratio: rates.ratio, goal: `≥ ${RATIO_GOAL}`, met: rates.ratio >= RATIO_GOAL },
  }));
}
