const LONGEST_OUTPUT = 400;

const plainSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

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
    async sideBySide(width, suites) {
      const waiting = [...suites];
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await suite(...next);
      };
      await Promise.all(Array.from({ length: width }, lane));
    },
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
