import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items between yields: about two milliseconds of calculation, during which no other request is served. */
const AT_ONCE = 5;
/** Items between yields when each takes a few microseconds, such as lines of a file or keys of a table. */
export const LIGHT_AT_ONCE = 500;

/** Yields the items one by one and lets other work run after every few. */
export async function* yieldToEventLoop<T>(items: readonly T[], atOnce = AT_ONCE): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at % atOnce === 0) await nextTurn();
    yield item;
  }
}
