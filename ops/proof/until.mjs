/**
 * Milliseconds. Recognizes only what never ends: a process that reads files yields to all other work, and on a busy
 * machine was seen to take 53 s for what takes it one second alone.
 */
export const LONGEST_WAIT = 180_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `ask` returns a result; throws after `ms` milliseconds. */
export async function until(what, ask, ms = LONGEST_WAIT) {
  const end = performance.now() + ms;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited too long until ${what}`);
    await pause(5);
  }
}
