import { runProgram } from './child-programs.mjs';

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function expectAnswered({ statuses }, expected, name) {
  const other = Object.keys(statuses).filter((status) => status !== String(expected));
  if (other.length > 0) throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
}

/**
 * Runs three rounds, each of which loads every target in turn, so that a noisy minute affects all alike.
 * @param {Record<string, { port: number, requests: object[], expected?: number }>} targets
 * @returns medians by target
 */
export async function interleaved(targets, { rounds = 3, seconds = 4, connections = 16 } = {}) {
  /** @type {Record<string, import('./child-programs.mjs').Measured[]>} */
  const found = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { port, requests, expected = 200 }] of Object.entries(targets)) {
      const result = await runProgram('loads/load.mjs', { port, connections, seconds, requests });
      expectAnswered(result, expected, name);
      found[name].push(result);
    }
  return Object.fromEntries(
    Object.entries(found).map(([name, results]) => [
      name,
      {
        rps: median(results.map(({ rps }) => rps)),
        p50: median(results.map(({ p50 }) => p50)),
        p99: median(results.map(({ p99 }) => p99)),
        bytes: results[0].bytes,
      },
    ]),
  );
}

/** The median of each round's ratio hides less than the ratio of two medians; both come from `rps`. */
export const perSecond = ({ rps, p50, p99 }) =>
  `${rps.toFixed(rps < 100 ? 1 : 0)}/s (p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms)`;

/**
 * Returns the 95th percentile: the value that 95 of a hundred do not exceed.
 * @param {readonly number[]} values
 */
export const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/**
 * Returns the milliseconds that some work takes.
 * @param {() => Promise<unknown>} work
 */
export async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
