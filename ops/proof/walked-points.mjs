import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Formats sorted numbers as ranges, such as `1 to 4, 7`. */
export function rangesOf(numbers) {
  const ranges = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`)).join(', ');
}

const readOwn = (file, name) =>
  file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter((each) => each.name === name)
    : [];

/**
 * Points of one proof, which may be split over several runs: points that the file lists are skipped, and a point counts
 * as walked only when the state after it was found correct.
 * @param {{ name: string, points: number[], file?: string }} given `points` are those of this run, ascending
 */
export function walkOf({ name, points: given, file }) {
  const points = [...given];
  const isNewAt = new Map(readOwn(file, name).map(({ point, isNew }) => [point, isNew]));
  const left = () => points.filter((point) => !isNewAt.has(point));
  const outcomes = () => {
    const found = points.filter((point) => isNewAt.has(point)).map((point) => isNewAt.get(point));
    return { old: found.filter((isNew) => !isNew).length, new: found.filter(Boolean).length };
  };
  return {
    left,
    isAllOld: () => points.length > 0 && left().length === 0 && outcomes().new === 0,
    /** Adds a point, in ascending order. */
    add: (point) => points.push(point),
    walked: (point, isNew) => {
      isNewAt.set(point, isNew);
      if (file) appendFileSync(file, `${JSON.stringify({ name, point, isNew })}\n`);
    },
    /** An interrupted run may leave points for the next one; any other run may not. */
    problems: ({ isCut }) => {
      if (points.length === 0) return ['the work was not seen in the statements'];
      if (left().length > 0) return isCut ? [] : [`left out: ${rangesOf(left())}`];
      const found = outcomes();
      return found.old > 0 && found.new > 0 ? [] : [`only one outcome was met: ${JSON.stringify(found)}`];
    },
    words: () => {
      const found = outcomes();
      const missing = left().length > 0 ? `left out: ${rangesOf(left())}` : 'none left out';
      const walked = points.filter((point) => isNewAt.has(point));
      return `killed after ${rangesOf(walked) || 'none'} (${found.old} old, ${found.new} new), ${missing}`;
    },
  };
}
