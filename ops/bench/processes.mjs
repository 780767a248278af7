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

function processorSeconds(pid) {
  const fields = readFileSync(path.join('/proc', String(pid), 'stat'), 'utf8')
    .split(') ')[1]
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Processor time of some processes together: of a busy machine it says more than the clock. @returns seconds since the call */
export function countProcessor(pids) {
  const used = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const before = used();
  return () => used() - before;
}

/** Says what the ratio is when only work counts and not waiting, for runs with other programs on the machine. */
export function sayProcessorRatio({ rows, seconds }, raw) {
  const ratio = rows / seconds / (raw.rows / raw.seconds);
  const of = (each) => `${each.seconds.toFixed(1)} s for ${each.rows} rows`;
  console.log(`processor time: ${of({ rows, seconds })}, raw ${of(raw)}: ratio ${ratio.toFixed(2)}`);
}
