import { setImmediate as nextTurn } from 'node:timers/promises';
import { getOrInsertComputed } from '../map-get-or-insert';
import { makeSemaphore } from './semaphore';

/** The person who waits for a read. */
export interface Asker {
  readonly companyId: string;
  readonly userId: string;
}

/** Costly reads of one company that run at a time. */
const AT_ONCE = 2;

const companies = new Map<string, { readonly inTurn: ReturnType<typeof makeSemaphore>; open: number }>();

/**
 * Runs a read that compares many rows, such as a search or a chart: two of a company at a time, its people in turn, so
 * that nobody waits for the flood of a colleague. Requests of others are served in between, since SQLite answers within
 * the turn in which it is asked.
 */
export async function costlyRead<T>({ companyId, userId }: Asker, read: () => Promise<T>): Promise<T> {
  const own = getOrInsertComputed(companies, companyId, () => ({ inTurn: makeSemaphore(AT_ONCE), open: 0 }));
  own.open += 1;
  try {
    return await own.inTurn(async () => {
      await nextTurn();
      return read();
    }, userId);
  } finally {
    own.open -= 1;
    if (own.open === 0) companies.delete(companyId);
  }
}
