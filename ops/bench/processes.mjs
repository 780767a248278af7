import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE_BYTES = 4096;
const EVERY_MS = 100;
/** Linux reports processor time in hundredths of a second. */
const TICKS = 100;

/** Memory that a process uses now, in megabytes. */
export function megabytes(pid) {
  const [, pages] = readFileSync(path.join('/proc', String(pid), 'statm'), 'utf8').split(' ');
  return (Number(pages) * PAGE_BYTES) / 1e6;
}

/** Samples a process's memory ten times a second. @returns `most()`: the peak increase since the start, in megabytes */
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

/**
 * Measures the combined processor time of some processes, which a busy machine distorts less than wall-clock time.
 * @returns seconds since the call
 */
export function countProcessor(pids) {
  const used = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const before = used();
  return () => used() - before;
}

/** Prints the ratio by processor time, excluding waiting, for runs on a machine with other load. */
export function sayProcessorRatio({ rows, seconds }, raw) {
  const ratio = rows / seconds / (raw.rows / raw.seconds);
  const of = (each) => `${each.seconds.toFixed(1)} s for ${each.rows} rows`;
  console.log(`processor time: ${of({ rows, seconds })}, raw ${of(raw)}: ratio ${ratio.toFixed(2)}`);
}
