import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE_BYTES = 4096;
const EVERY_MS = 100;
/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** Megabytes that a process holds now. */
export function megabytes(pid) {
  const [, pages] = readFileSync(path.join('/proc', String(pid), 'statm'), 'utf8').split(' ');
  return (Number(pages) * PAGE_BYTES) / 1e6;
}

/** Looks at a process ten times a second. @returns `most()`: megabytes at the highest since, over those at the start */
export function watchMemory(pid) {
  const idle = megabytes(pid);
  let highest = idle;
  const timer = setInterval(() => {
    highest = Math.max(highest, megabytes(pid));
  }, EVERY_MS);
  return { idle, most: () => highest - idle, stop: () => clearInterval(timer) };
}

/** Seconds of processor time a process has used: of a busy machine they say more than the clock. */
export function processorSeconds(pid) {
  const fields = readFileSync(path.join('/proc', String(pid), 'stat'), 'utf8')
    .split(') ')[1]
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
