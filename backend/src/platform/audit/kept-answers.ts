import type { Database } from '../store/database';
import { logMark } from './log-mark';

/** Small answers of one kind that are kept. */
export const MOST_KEPT = 2000;

interface Kept<A> {
  readonly mark: string;
  readonly answer: Promise<A>;
  size: number;
}

/** A question to the rows of one company; `question` tells it from others of the same kind. */
interface Asked {
  readonly database: Pick<Database, 'dialect' | 'all'>;
  readonly companyId: string;
  readonly question: string;
}

interface Keeping<A> {
  /** Sizes of all that is kept: what the last people looked at, not what everybody might. */
  readonly most: number;
  /** Size of an answer beyond the place that each takes. */
  readonly sizeOf?: (answer: A) => number;
}

/**
 * Answers that many rows are read for, found once for as long as nothing audited changes in the company, however often
 * they are asked for. Concurrent callers wait for one answer; a failure is not kept.
 */
export function keptAnswers<A>({ most, sizeOf = () => 0 }: Keeping<A>) {
  const kept = new Map<string, Kept<A>>();

  const makeRoom = (newest: string) => {
    let size = [...kept.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [key, each] of kept) {
      if (size <= most) return;
      if (key === newest) continue;
      kept.delete(key);
      size -= each.size;
    }
  };

  /** The answer of `find`, or its earlier answer under the same key and mark. */
  const under = async (key: string, mark: string, find: () => Promise<A>): Promise<A> => {
    const known = kept.get(key);
    if (known?.mark === mark) return known.answer;
    const entry: Kept<A> = { mark, answer: find(), size: 0 };
    kept.delete(key);
    kept.set(key, entry);
    try {
      const found = await entry.answer;
      // Beside its size an answer takes a place of its own, or small ones would never make room.
      entry.size = sizeOf(found) + 1;
      makeRoom(key);
      return found;
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key);
      throw error;
    }
  };

  const answer = async ({ database, companyId, question }: Asked, find: () => Promise<A>): Promise<A> => {
    const key = `${companyId} ${question}`;
    // Read before the rows: what changes while they are read moves the log on, and is looked at next time.
    return under(key, await logMark(database, companyId, kept.get(key)?.mark), find);
  };

  return { answer, under };
}
