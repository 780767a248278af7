import { setImmediate as nextTurn } from 'node:timers/promises';

/** About two milliseconds of calculating, in which nobody else gets an answer and the database waits for us. */
const AT_ONCE = 5;
/** Items between two yields when each takes a few microseconds: lines of a file, keys of a table. */
export const LIGHT_AT_ONCE = 500;

/** The items one by one, with a turn for others after every few: a page of calculations would hold them all up. */
export async function* yieldToEventLoop<T>(items: readonly T[], atOnce = AT_ONCE): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at % atOnce === 0) await nextTurn();
    yield item;
  }
}
