import { createHash } from 'node:crypto';
import { spentMs } from './loop-blocks';

/** Processor time of the reference work on the machine that the limits in milliseconds were set on. */
const REFERENCE_MS = 2;
const ROWS = Array.from({ length: 400 }, (_, at) => ({
  id: at,
  name: `row ${at}`,
  text: 'carbon dioxide equivalent '.repeat(8),
  amounts: [at / 3, at * 7, null],
}));
const ROUNDS = 2;
const MEASURED = 15;

/** Fixed work of the kinds that a portal does: JSON, texts and hashes. */
function work(): number {
  let seen = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(ROWS);
    seen += createHash('sha256').update(text).digest('hex').length;
    seen += (JSON.parse(text) as unknown[]).length + text.split(/\s+/).length;
  }
  return seen;
}

function workMs(): number {
  const begun = spentMs();
  if (work() === 0) throw new Error('the reference work was left out');
  return spentMs() - begun;
}

// The first rounds compile the work, which would make any machine look slow.
for (let round = 0; round < MEASURED; round += 1) work();

/** Median, so that no short pause of the machine decides. */
const slowness = () =>
  Array.from({ length: MEASURED }, workMs).sort((one, other) => one - other)[Math.floor(MEASURED / 2)] as number;

/**
 * Measures by which factor, at least 1, this machine is now slower than the one that limits in milliseconds were set
 * on. Returns a function that measures again after the work under test and gives the larger factor.
 */
export function measurePace(): () => number {
  const before = slowness();
  return () => Math.max(1, before / REFERENCE_MS, slowness() / REFERENCE_MS);
}
