import type { DetectedFinding } from './finding';

/** Cases of all that is kept: what the last people looked at, not what everybody might. */
const MOST_CASES = 100_000;

interface CachedFindings {
  readonly mark: string;
  readonly cases: Promise<readonly DetectedFinding[]>;
  size: number;
}

/** Cases of whole periods, found once for as long as nothing changes, however many pages and filters are asked of them. */
export function findingsCache() {
  const kept = new Map<string, CachedFindings>();

  const makeRoom = (newest: string) => {
    let size = [...kept.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [key, each] of kept) {
      if (size <= MOST_CASES) return;
      if (key === newest) continue;
      kept.delete(key);
      size -= each.size;
    }
  };

  /**
   * The answer of `find`, or its earlier answer under the same key and mark. Concurrent callers wait for one answer.
   * @param key the company and the question; @param mark differs as soon as any data of the company has changed
   */
  const cases = async (
    key: string,
    mark: string,
    find: () => Promise<readonly DetectedFinding[]>,
  ): Promise<readonly DetectedFinding[]> => {
    const known = kept.get(key);
    if (known?.mark === mark) return known.cases;
    const entry: CachedFindings = { mark, cases: find(), size: 0 };
    kept.delete(key);
    kept.set(key, entry);
    try {
      const found = await entry.cases;
      // Beside its cases an answer takes a place of its own, or those without any would never make room.
      entry.size = found.length + 1;
      makeRoom(key);
      return found;
    } catch (error) {
      if (kept.get(key) === entry) kept.delete(key);
      throw error;
    }
  };

  return { cases, markOf: (key: string): string | undefined => kept.get(key)?.mark };
}
