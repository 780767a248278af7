const LONGEST_OUTPUT = 400;

const plainSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs works, given as pairs of name and work, in their order, `width` of them at a time. `run` runs one of them.
 * @template T
 * @param {number} width
 * @param {readonly (readonly [name: string, work: T])[]} works
 * @param {(name: string, work: T) => Promise<unknown>} run
 */
export async function sideBySide(width, works, run) {
  const waiting = [...works];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(...next);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Counts suites, prints one line for each, and prints the output of failed ones. */
export function makeTally({ skipFails = false, print = console.log } = {}) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const started = Date.now();

  function count(name, result, took) {
    if (result.absent) return print(`   none  ${name}: no tests yet`);
    const failed = result.failed + (skipFails ? result.skipped : 0);
    const skipped = skipFails ? 0 : result.skipped;
    total.passed += result.passed;
    total.failed += failed;
    total.skipped += skipped;
    const words = [`${result.passed} passed`, failed ? `${failed} failed` : '', skipped ? `${skipped} skipped` : ''];
    print(`${failed ? '   FAIL ' : '     ok '} ${name}: ${words.filter(Boolean).join(', ')} (${plainSeconds(took)})`);
    for (const words of result.times ?? []) print(`         ${words}`);
    for (const name of result.again ?? []) print(`         at the second try: ${name}`);
    for (const name of result.broken ?? []) print(`         broken: ${name}`);
    if (skipFails && result.skipped > 0) print(`         ${result.skipped} were skipped, which is a failure here`);
    if (failed) print(result.output.split('\n').slice(-LONGEST_OUTPUT).join('\n'));
  }

  /** Runs one suite. One that throws counts as failed; the others continue. */
  async function suite(name, work) {
    const begun = Date.now();
    try {
      count(name, await work(), Date.now() - begun);
    } catch (error) {
      const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
      count(name, { passed: 0, failed: 1, skipped: 0, output }, Date.now() - begun);
    }
  }

  return {
    suite,
    /** Runs suites, given as pairs of name and work, in order, `width` of them at a time. */
    sideBySide: (width, suites) => sideBySide(width, suites, suite),
    skip: (name, reason) => {
      print(`   skip  ${name}: ${reason}`);
      count(name, { passed: 0, failed: 0, skipped: 1, output: reason }, 0);
    },
    /** Prints the last two lines of the run, its duration and counts. @returns the exit code */
    finish() {
      const { passed, failed, skipped } = total;
      print(`together ${plainSeconds(Date.now() - started)}`);
      print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
      return failed > 0 || passed === 0 ? 1 : 0;
    },
  };
}
