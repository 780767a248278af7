/**
 * Runs a proof and prints how long it took, beside its limit in seconds if it has one. `npm test` repeats these lines.
 * `late` is told of one that took longer than its limit.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} prove
 * @param {{ limit?: number, print?: (words: string) => void, late?: (words: string) => void }} [how]
 * @returns {Promise<T>}
 */
export async function timed(name, prove, { limit, print = console.log, late } = {}) {
  const begun = performance.now();
  try {
    return await prove();
  } finally {
    const seconds = (performance.now() - begun) / 1000;
    const words = `took ${seconds.toFixed(0)} s${limit === undefined ? '' : ` of ${limit} s`}: ${name}`;
    print(words);
    if (limit !== undefined && seconds > limit) late?.(words);
  }
}

/** Lines of an output that say how long a part of it took. */
export const timesIn = (output) => output.split('\n').filter((line) => /^took \d+ s(?: of \d+ s)?: /.test(line));
