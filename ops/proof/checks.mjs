/** Collects and counts named checks. A failed check is printed at once. */
export function makeChecks(print = console.log) {
  const counts = { passed: 0, failed: 0 };
  return {
    counts,
    /** `problems` is a list of sentences; an empty one means that the check passed. */
    check: (name, problems) => {
      if (problems.length === 0) {
        counts.passed += 1;
        return;
      }
      counts.failed += 1;
      print(`FAIL ${name}: ${problems.length} problems\n  ${problems.slice(0, 10).join('\n  ')}`);
    },
    finish: () => {
      print(`${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
    },
  };
}

export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `p50 ${at(0.5)} ms, max ${at(1)} ms`;
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
