/**
 * Runs a proof and prints how long it took, beside its limit in seconds if it has one. `npm test` repeats these lines.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} prove
 * @param {{ limit?: number, print?: (words: string) => void }} [how]
 * @returns {Promise<T>}
 */
export async function timed(name, prove, { limit, print = console.log } = {}) {
  const begun = performance.now();
  try {
    return await prove();
  } finally {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    print(`took ${seconds} s${limit === undefined ? '' : ` of ${limit} s`}: ${name}`);
  }
}

/** Lines of an output that say how long a part of it took. */
export const timesIn = (output) => output.split('\n').filter((line) => /^took \d+ s(?: of \d+ s)?: /.test(line));
