/** Returns the value below which a share of the values lies. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** Formats the milliseconds of many runs as one line. */
export const spread = (values) =>
  `p50 ${seconds(percentile(values, 0.5))}, p95 ${seconds(percentile(values, 0.95))}, max ${seconds(percentile(values, 1))} (${values.length})`;

/**
 * One line of the table: the measured figure beside its limit.
 * @typedef {{ goal: string, what: string, figure: string, limit: string, met: boolean, raw?: unknown }} Line
 */

/**
 * Returns a line for the durations of many runs, with limits in milliseconds for p50, p95 or max.
 * @param {string} goal
 * @param {string} what
 * @param {number[]} values
 * @param {{ p50?: number, p95?: number, max?: number }} limits
 * @returns {Line}
 */
export function timesLine(goal, what, values, { p50, p95, max }) {
  const wanted = [
    ...(p50 === undefined ? [] : [{ name: 'p50', share: 0.5, limit: p50 }]),
    ...(p95 === undefined ? [] : [{ name: 'p95', share: 0.95, limit: p95 }]),
    ...(max === undefined ? [] : [{ name: 'max', share: 1, limit: max }]),
  ];
  return {
    ...{ goal, what, figure: spread(values), raw: values.map(Math.round) },
    limit: wanted.map(({ name, limit }) => `${name} ≤ ${seconds(limit)}`).join(', '),
    met: values.length > 0 && wanted.every(({ share, limit }) => percentile(values, share) <= limit),
  };
}

/**
 * Returns a line for a count that must be complete, with the first problems found.
 * @param {string} goal
 * @param {string} what
 * @param {number} all
 * @param {string[]} problems
 * @returns {Line}
 */
export function countLine(goal, what, all, problems) {
  return {
    ...{ goal, what, figure: `${all - problems.length} of ${all}`, limit: 'all', raw: problems },
    met: all > 0 && problems.length === 0,
  };
}

/**
 * Returns a line for a number that must be zero.
 * @param {string} goal
 * @param {string} what
 * @param {string[]} found
 * @param {string} [unit]
 * @returns {Line}
 */
export const noneLine = (goal, what, found, unit = 'found') => ({
  ...{ goal, what, figure: `${found.length} ${unit}`, limit: '0', raw: found, met: found.length === 0 },
});

/** Returns the exit code of a table: 1 if a line is above its limit, or nothing was measured. */
export const exitCodeOf = (/** @type {Pick<Line, 'met'>[]} */ lines) =>
  lines.length > 0 && lines.every(({ met }) => met) ? 0 : 1;
