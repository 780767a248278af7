import type { Database } from '../store/database';
import { logMark } from './log-mark';

/** Default number of small answers of one kind to cache. */
export const MOST_CACHED_ANSWERS = 2000;

interface CachedAnswer<A> {
  readonly mark: string;
  readonly answer: Promise<A>;
  size: number;
}

/** A cached query over the rows of one company; `question` distinguishes it from others of its kind. */
interface CachedQuery {
  readonly database: Pick<Database, 'dialect' | 'all'>;
  readonly companyId: string;
  readonly question: string;
}

interface Keeping<A> {
  /** Limit of the total size of cached answers. */
  readonly most: number;
  /** Size of an answer, in addition to 1 that each answer counts. */
  readonly sizeOf?: (answer: A) => number;
}

/**
 * Caches answers that take many rows to compute, until an audited change in the company. Concurrent callers share one
 * computation; failures are not cached.
 */
export function answerCache<A>({ most, sizeOf = () => 0 }: Keeping<A>) {
  const kept = new Map<string, CachedAnswer<A>>();

  const makeRoom = (newest: string) => {
    let size = [...kept.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [key, each] of kept) {
      if (size <= most) return;
      if (key === newest) continue;
      kept.delete(key);
      size -= each.size;
    }
  };

  /** Returns the result of `find`, or the cached one for the same key and mark. */
  const under = async (key: string, mark: string, find: () => Promise<A>): Promise<A> => {
    const known = kept.get(key);
    if (known?.mark === mark) return known.answer;
    const entry: CachedAnswer<A> = { mark, answer: find(), size: 0 };
    kept.delete(key);
    kept.set(key, entry);
    try {
      const found = await entry.answer;
      // Each answer counts 1 beyond its size; otherwise small answers would never be evicted.
      entry.size = sizeOf(found) + 1;
      makeRoom(key);
      return found;
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key);
      throw error;
    }
  };

  const answer = async ({ database, companyId, question }: CachedQuery, find: () => Promise<A>): Promise<A> => {
    const key = `${companyId} ${question}`;
    // Read before the rows: a change during the read moves the log mark, so that the next call reads again.
    return under(key, await logMark(database, companyId, kept.get(key)?.mark), find);
  };

  return { answer, under };
}
