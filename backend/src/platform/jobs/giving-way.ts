import { setImmediate as nextTurn } from 'node:timers/promises';

/** About two milliseconds of calculating, in which nobody else gets an answer and the database waits for us. */
const AT_ONCE = 5;

/** The items one by one, with a turn for others after every few: a page of calculations would hold them all up. */
export async function* givingWay<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    yield item;
  }
}
