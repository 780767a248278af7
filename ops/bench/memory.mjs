import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE_BYTES = 4096;
const EVERY_MS = 100;

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
